// Compiles all .ksy files of a folder to Python: node compile.js FOLDER OUTPUT
const fs = require("fs");
const path = require("path");
const compiler = require("kaitai-struct-compiler");
const yaml = require("yaml");

const [folder, output] = process.argv.slice(2);

async function main() {
  let failed = 0;
  for (const name of fs.readdirSync(folder).filter((name) => name.endsWith(".ksy"))) {
    const text = fs.readFileSync(path.join(folder, name), "utf8");
    try {
      const files = await compiler.compile("python", yaml.parse(text), null, false);
      for (const [file, code] of Object.entries(files)) {
        fs.writeFileSync(path.join(output, file), code);
      }
    } catch (error) {
      failed += 1;
      console.log(`${name}: ${error.message || error}`);
    }
  }
  process.exit(failed === 0 ? 0 : 1);
}

main();
