import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** `npx cem analyze` writes the public contract of the elements to `dist/custom-elements.json`. */
export default {
  globs: ["src/elements/host/element/scout-element.ts", "src/elements/*/*.element.ts"],
  outdir: "dist",
  packagejson: false,
  plugins: [tabledAttributes(), packedModules(), modulesByPath(), htmlCustomData(), webTypes()],
};

/**
 * `class X extends ElementWith<Base, typeof table>` has the attributes and fields of the table, with the
 * doc comments there as their descriptions.
 */
function tabledAttributes() {
  return {
    name: "tabled-attributes",
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isClassDeclaration(node)) return;
      const [heritage] = node.heritageClauses?.flatMap(({ types }) => [...types]) ?? [];
      if (heritage?.expression.getText() !== "ElementWith") return;
      const [base, table] = heritage.typeArguments;
      const entries = readTable(ts, node.getSourceFile(), moduleDoc.path, table.exprName.getText());
      const declaration = moduleDoc.declarations.find(({ name }) => name === node.name.getText());
      const name = base.getText();
      declaration.superclass =
        name === "HTMLElement" ? { name } : { ...declaration.superclass, name };
      declaration.members = [...entries.map(fieldOf), ...(declaration.members ?? [])];
      declaration.attributes = entries.filter(({ isProperty }) => !isProperty).map(attributeOf);
    },
    moduleLinkPhase({ moduleDoc }) {
      moduleDoc.declarations = moduleDoc.declarations.filter(({ kind }) => kind === "class");
      const classes = moduleDoc.declarations.map(({ name }) => name);
      moduleDoc.exports = moduleDoc.exports.filter(({ name }) => classes.includes(name));
    },
  };
}

/** The entries of the table `name`, which the module at `path` imports. */
function readTable(ts, module, path, name) {
  const source = module.statements.find(
    (one) =>
      ts.isImportDeclaration(one) &&
      one.importClause?.namedBindings?.elements.some((taken) => taken.name.text === name),
  );
  const file = join(dirname(path), source.moduleSpecifier.text);
  const text = readFileSync(file, "utf8");
  const tableModule = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declaration = tableModule.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => one.name.getText() === name);
  let table = declaration.initializer;
  while (!ts.isObjectLiteralExpression(table)) table = table.expression;
  return table.properties.map((entry) => readEntry(ts, entry));
}

/** One entry of a table: a doc comment, a name and a call that makes its kind. */
function readEntry(ts, entry) {
  const kind = entry.initializer;
  const words = kind.arguments.filter(ts.isStringLiteral).map(({ text }) => text);
  const made = kind.expression.getText();
  const typeOfKind = {
    choice: words.map((word) => `"${word}"`).join(" | "),
    option: words.map((word) => `"${word}"`).join(" | "),
    property: kind.typeArguments?.[0].getText(),
    text: "string",
  };
  const [doc] = ts.getJSDocCommentsAndTags(entry);
  const tag = (wanted) => doc?.tags?.find(({ tagName }) => tagName.text === wanted);
  return {
    name: entry.name.text,
    description: doc?.comment?.replace(/\s+/g, " "),
    type: tag("type")?.typeExpression.type.getText() ?? typeOfKind[made],
    valueType: typeOfKind[made],
    default: tag("default")?.comment ?? (words[0] || undefined),
    isProperty: made === "property",
  };
}

function attributeOf({ name, description, type, default: value }) {
  return { type: { text: type }, description, name, ...(value && { default: value }) };
}

function fieldOf({ name, description, valueType }) {
  const property = name.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());
  return { kind: "field", name: property, type: { text: valueType }, description };
}

/** Names the files of the package instead of the sources, which are not packed. */
function packedModules() {
  const packed = (path) =>
    path
      .replace(/^(\/?)src\/elements\/([\w-]+)\/\2\.element\.ts$/, "$1dist/elements/$2.js")
      .replace(/^(\/?)src\/(.*)\.ts$/, "$1dist/types/$2.d.ts");
  const rename = (value) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      if (["path", "module"].includes(name) && typeof member === "string")
        value[name] = packed(member);
      else rename(member);
    }
  };
  return {
    name: "packed-modules",
    packageLinkPhase: ({ customElementsManifest }) => rename(customElementsManifest.modules),
  };
}

/** The analyzer has them in the order in which the file system gave them. */
function modulesByPath() {
  return {
    name: "modules-by-path",
    packageLinkPhase({ customElementsManifest: { modules } }) {
      modules.sort((one, other) => (one.path < other.path ? -1 : 1));
    },
  };
}

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
      writeFileSync("dist/html-custom-data.json", JSON.stringify({ version: 1.1, tags }));
    },
  };
}

/** Writes the same for the editors of JetBrains, with events, slots, properties and parts: `dist/web-types.json`. */
function webTypes() {
  const described = ({ name, description, type }) => ({ name, description, type: type?.text });
  const named = ({ name, description }) => ({ name, description });
  return {
    name: "web-types",
    packageLinkPhase({ customElementsManifest }) {
      const { publishedName, version } = JSON.parse(readFileSync("package.json", "utf8"));
      const elements = customElementsManifest.modules
        .flatMap((module) => module.declarations)
        .filter(({ tagName }) => tagName !== undefined)
        .map(({ attributes = [], members = [], events = [], slots = [], ...one }) => ({
          name: one.tagName,
          description: one.description,
          attributes: attributes.map((each) => ({
            ...named(each),
            default: each.default,
            value: { type: each.type?.text },
          })),
          slots: slots.map(named),
          js: {
            properties: members.filter(({ kind }) => kind === "field").map(described),
            events: events.map(described),
          },
          css: {
            properties: (one.cssProperties ?? []).map(named),
            parts: (one.cssParts ?? []).map(named),
          },
        }));
      const text = JSON.stringify({
        $schema:
          "https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json",
        name: publishedName,
        version,
        "js-types-syntax": "typescript",
        "description-markup": "markdown",
        contributions: { html: { elements } },
      });
      mkdirSync("dist", { recursive: true });
      writeFileSync("dist/web-types.json", text);
    },
  };
}
