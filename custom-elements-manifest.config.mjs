import { mkdirSync, writeFileSync } from "node:fs";

/** `npx cem analyze` reads the doc blocks of the elements into `dist/custom-elements.json`. */
export default {
  globs: ["src/elements/host/scout-element.ts", "src/elements/*/*.element.ts"],
  outdir: "dist",
  packagejson: false,
  plugins: [htmlCustomData()],
};

/** Writes the same for VS Code's HTML completion: `dist/html-custom-data.json`. */
function htmlCustomData() {
  return {
    name: "html-custom-data",
    packageLinkPhase({ customElementsManifest }) {
      const declarations = customElementsManifest.modules.flatMap((module) => module.declarations);
      const tags = declarations
        .filter(({ tagName }) => tagName !== undefined)
        .map(({ tagName, description, attributes = [] }) => ({
          name: tagName,
          description,
          attributes: attributes.map(({ name, description: text, type }) => ({
            name,
            description: text,
            values: [...(type?.text ?? "").matchAll(/"([^"]+)"/g)].map(([, value]) => ({
              name: value,
            })),
          })),
        }));
      mkdirSync("dist", { recursive: true });
      writeFileSync("dist/html-custom-data.json", JSON.stringify({ version: 1.1, tags }, null, 2));
    },
  };
}
