import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

const suffix = ".answers.ts";
const readerImport = /import \{[^}]*Answer\b[^}]*\} from "\.\/read-(?:answer|data)\.ts"/;

/**
 * Splits the file of a call. The schemas go into a module of their own, `<call>.answers.ts`, which loads while the request is
 * under way. An element can send its calls before the code arrives that reads the answers.
 */
export function laterAnswers(): Plugin {
  return {
    name: "later-answers",
    enforce: "pre",
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const call = await this.resolve(callFileOf(id), importer);
      return call && { id: call.id.replace(/\.ts$/, suffix) };
    },
    load: (id) => (id.endsWith(suffix) ? readFileSync(callFileOf(id), "utf8") : null),
    transform(code, id) {
      if (!readerImport.test(code)) return null;
      const split = id.endsWith(suffix) ? answersIn : callsIn;
      return { code: split(callFileOf(id), code), map: null };
    },
  };
}

function callFileOf(id: string): string {
  return id.replace(suffix, ".ts");
}

/**
 * The calls, which load the readers of their answers, and the other exports. Exports that need a schema are not among them: the
 * bundler fails where one is imported.
 */
export function callsIn(id: string, code: string): string {
  const module = `./${basename(id, ".ts")}${suffix}`;
  const split = readersIn(id, code).reduceRight((text, { start, end, kind }, index) => {
    const load = `async () => (await import("${module}")).answer${index}`;
    return `${text.slice(0, start)}laterAnswer(${kind}, ${load})${text.slice(end)}`;
  }, code);
  const parts = partsOf(id, `import { laterAnswer } from "./later-answer.ts";\n${split}`);
  const exported = parts.filter(({ isExport }) => isExport);
  const withoutSchema = exported.filter((part) => {
    return neededBy([part], parts).every(({ text }) => !text.endsWith('from "valibot";'));
  });
  return textOf(neededBy(withoutSchema, parts));
}

/** Returns the module with the readers of the answers, and with the statements that they need. */
export function answersIn(id: string, code: string): string {
  const readers = readersIn(id, code).map(
    ({ start, end }, index) => `export const answer${index} = ${code.slice(start, end)};\n`,
  );
  const parts = partsOf(id, code + readers.join(""));
  return textOf(neededBy(parts.slice(-readers.length), parts));
}

/** A call that creates the reader of an answer, by its position in the code. */
interface Reader {
  readonly start: number;
  readonly end: number;
  /** The kind of the answer, as an expression. */
  readonly kind: string;
}

function readersIn(id: string, code: string): readonly Reader[] {
  const readers: Reader[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first], start, end }) {
      if (callee.type !== "Identifier" || first === undefined) return;
      const text = code.slice(first.start, first.end);
      const kindOf = { dataAnswer: '"json"', jsonAnswer: '"json"', textAnswer: text };
      const kind = new Map(Object.entries(kindOf)).get(callee.name);
      if (kind !== undefined) readers.push({ start, end, kind });
    },
  });
  visitor.visit(parseSync(id, code).program);
  return readers;
}

/** A statement of a module, or the import of a single name. */
interface Part {
  readonly text: string;
  readonly isExport: boolean;
  readonly declares: readonly string[];
  readonly mentions: ReadonlySet<string>;
}

function partsOf(id: string, code: string): readonly Part[] {
  const { program } = parseSync(id, code);
  const identifiers = identifiersIn(program);
  return program.body.flatMap((statement): readonly Part[] => {
    if (statement.type === "ImportDeclaration") return importsOf(statement, code);
    const { start, end } = statement;
    const within = [...identifiers].filter(([at]) => start <= at && at < end);
    return [
      {
        text: code.slice(start, end),
        isExport: statement.type === "ExportNamedDeclaration",
        declares: declaredIn(statement),
        mentions: new Set(within.map(([, name]) => name)),
      },
    ];
  });
}

/**
 * The identifiers in a module, keyed by their position in the code, without the names of properties and parameters.
 */
function identifiersIn(program: ESTree.Program): ReadonlyMap<number, string> {
  const identifiers = new Map<number, string>();
  const scope = ({ start, end, params }: ESTree.ArrowFunctionExpression | ESTree.Function) => {
    const own = params.flatMap(namesOf);
    for (const [at, name] of identifiers) {
      if (start <= at && at < end && own.includes(name)) identifiers.delete(at);
    }
  };
  const visitor = new Visitor({
    Identifier({ start, name }) {
      identifiers.set(start, name);
    },
    "MemberExpression:exit"({ computed, property }) {
      if (!computed) identifiers.delete(property.start);
    },
    "Property:exit"({ computed, shorthand, key }) {
      if (!computed && !shorthand) identifiers.delete(key.start);
    },
    "TSPropertySignature:exit"({ computed, key }) {
      if (!computed) identifiers.delete(key.start);
    },
    "ArrowFunctionExpression:exit": scope,
    "FunctionExpression:exit": scope,
    "FunctionDeclaration:exit": scope,
  });
  visitor.visit(program);
  return identifiers;
}

function namesOf(parameter: ESTree.ParamPattern | ESTree.BindingRestElement): readonly string[] {
  switch (parameter.type) {
    case "Identifier":
      return [parameter.name];
    case "ObjectPattern":
      return parameter.properties.flatMap((one) =>
        namesOf(one.type === "Property" ? one.value : one),
      );
    case "RestElement":
      return namesOf(parameter.argument);
    case "AssignmentPattern":
      return namesOf(parameter.left);
    default:
      return [];
  }
}

/**
 * Splits an import into one part for each name. Leaves out types, because the build removes them.
 */
function importsOf(statement: ESTree.ImportDeclaration, code: string): readonly Part[] {
  const { importKind, specifiers, source } = statement;
  return specifiers.flatMap((node) => {
    const isNamed = node.type === "ImportSpecifier";
    if (importKind === "type" || (isNamed && node.importKind === "type")) return [];
    const name = code.slice(node.start, node.end);
    const text = `import ${isNamed ? `{ ${name} }` : name} from ${JSON.stringify(source.value)};`;
    return { text, isExport: false, declares: [node.local.name], mentions: new Set() };
  });
}

function declaredIn(statement: ESTree.Statement): readonly string[] {
  const isExport = statement.type === "ExportNamedDeclaration";
  const declaration = isExport ? statement.declaration : statement;
  if (declaration?.type === "FunctionDeclaration") return namesIn([declaration]);
  return declaration?.type === "VariableDeclaration" ? namesIn(declaration.declarations) : [];
}

function namesIn(declared: readonly { readonly id: ESTree.Node | null }[]): readonly string[] {
  return declared.flatMap(({ id }) => (id?.type === "Identifier" ? id.name : []));
}

/**
 * Returns parts of a module with all parts that they use. The bundler would also remove the others, but too late: their
 * imports would already have decided which modules are in shared files.
 */
function neededBy(roots: readonly Part[], parts: readonly Part[]): readonly Part[] {
  const needed = new Set(roots);
  for (const { mentions } of needed) {
    for (const part of parts) {
      if (part.declares.some((name) => mentions.has(name))) needed.add(part);
    }
  }
  return parts.filter((part) => needed.has(part));
}

function textOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => `${text}\n`).join("");
}
