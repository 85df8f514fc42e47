/** Writes the React components and the types for frameworks from `dist/custom-elements.json`, and removes white space from that file. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { readElements } from "../../src/cli/read-elements.ts";
import { textRowsOf } from "../../src/cli/texts/text-rows.ts";
import { elementTypesOf } from "./element-types.ts";
import { reactTypesOf, reactWrappersOf } from "./react-wrappers.ts";
import { textKeyTypeOf } from "./text-key-type.ts";

const types = "dist/types/frameworks";
const manifest = "dist/custom-elements.json";
const elements = readElements(manifest);

// Keep the package small.
writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, "utf8"))));

cpSync("src/frameworks", types, { recursive: true });
writeFileSync("dist/types/core/texts/text-key.d.ts", textKeyTypeOf(textRowsOf(() => undefined)));
writeFileSync(`${types}/elements.d.ts`, elementTypesOf(elements));
writeFileSync(`${types}/react.d.ts`, reactTypesOf(elements));
writeFileSync("dist/react.js", reactWrappersOf(elements));
// `import "scout-elements/jsx"` is only for types, so its module is empty.
writeFileSync("dist/types-only.js", "export {};\n");
// `import "scout-elements/locales/es-US"` only has an effect, so it has no types.
writeFileSync("dist/types-only.d.ts", "export {};\n");
