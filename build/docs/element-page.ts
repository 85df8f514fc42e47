import {
  elementSnippetOf,
  type LoadableElement,
  type LoadableFiles,
} from "../../src/cli/element-snippet.ts";
import { withoutCitations } from "../../src/cli/mcp/described-element.ts";
import type { DescribedElement, Method } from "../../src/cli/read-elements.ts";
import { elementManifests } from "../element-manifests.ts";
import { changelogSections } from "../release/notes-of.ts";
import { neededBy, usesOf } from "./element-policies.ts";
import { statesOf } from "./examples.ts";

/** The content of `manifest.json` of a flavour. */
export interface Flavour extends LoadableFiles {
  readonly elements: Readonly<Record<string, SizedElement>>;
}

interface SizedElement extends LoadableElement {
  /** The number of bytes of the entry with all of its static imports. */
  readonly gzip: number;
  readonly brotli: number;
}

/** The built files and the changelog. */
export interface ElementSources {
  readonly full: Flavour;
  readonly lite: Flavour;
  /** The Markdown of `CHANGELOG.md`. */
  readonly changelog: string;
}

const exampleBase = "https://cdn.example.com/cdn";

/** The flows in `docs/screen-reader.md`, by the element that they are about. */
const spokenFlows: Readonly<Record<string, string>> = {
  "login-form": "sign-in",
  "scout-lookup": "lookup-to-cards",
  "scout-pricing": "pricing-to-a-total-and-a-pdf",
  "scout-bulk": "bulk-upload",
  "solutions-finder": "finder-to-a-report",
  "contract-wizard": "contract-wizard",
};

/** The cell of a fact in each column. */
const cells = {
  name: ({ name }: Method) => (name === "" ? "without a name" : codeOf(name)),
  method: ({ name, parameters = [] }: Method) =>
    codeOf(`${name}(${parameters.map((one) => `${one.name}: ${one.type?.text}`).join(", ")})`),
  description: ({ description = "" }: Method) => description.replace(/\s+/g, " "),
  type: ({ type }: Method) => codeOf(type?.text),
  default: (fact: Method) => codeOf(fact.default),
  returns: (method: Method) => codeOf(method.return?.type.text),
} as const;

interface FactTable {
  readonly title: string;
  readonly columns: readonly (keyof typeof cells)[];
  readonly factsOf: (element: DescribedElement) => readonly Method[];
}

const tables: readonly FactTable[] = [
  {
    title: "Attributes",
    columns: ["name", "description", "type", "default"],
    factsOf: ({ attributes }) => attributes,
  },
  {
    title: "Properties",
    columns: ["name", "description", "type"],
    factsOf: ({ properties }) => properties,
  },
  { title: "Events", columns: ["name", "description", "type"], factsOf: ({ events }) => events },
  {
    title: "Methods",
    columns: ["method", "description", "returns"],
    factsOf: ({ methods }) => methods,
  },
  { title: "Slots", columns: ["name", "description"], factsOf: ({ slots }) => slots },
  { title: "Parts", columns: ["name", "description"], factsOf: ({ cssParts }) => cssParts },
  {
    title: "Custom properties",
    columns: ["name", "description", "default"],
    factsOf: ({ cssProperties }) => cssProperties,
  },
];

/** The page of an element in Markdown. */
export function elementPageOf(element: DescribedElement, sources: ElementSources): string {
  const { full, lite, changelog } = sources;
  const { tagName: tag, summary } = element;
  return [
    `# ${codeOf(tag)}`,
    `${summary}. ${withoutCitations(element.description)}`,
    ...exampleOf(tag),
    "## Embed",
    embeddingOf(tag, full),
    `These lines request all files of the element and its first screen at once. The last script alone loads it, too.
\`npm exec --no -- scout-elements snippet ${tag} --base …\` prints them for another address, and the
[snippet builder](../snippet-builder.html) makes them with attributes and colors.`,
    ...tables.flatMap(({ title, columns, factsOf }) => {
      const rows = factsOf(element).map((fact) => columns.map((column) => cells[column](fact)));
      return rows.length === 0 ? [] : [`## ${title}`, tableOf(columns, rows)];
    }),
    "## Accessibility",
    accessibilityOf(tag),
    "## Size",
    "The script of the element with all that it imports.",
    tableOf(
      ["flavour", "gzip", "Brotli"],
      [sizeOf("cdn/", tag, full), sizeOf("cdn/lite/", tag, lite)],
    ),
    "## Security policy",
    ...policyOf(tag),
    ...changesOf(tag, changelog),
    "",
  ].join("\n\n");
}

/** The element with sample data, in a frame, and links to its states, which open in the same frame. */
function exampleOf(tag: string): readonly string[] {
  const example = elementManifests.get(tag)?.example;
  const states = example ? [...statesOf(example).keys()] : [];
  return [
    "## Example",
    "The element with sample data, in any of its states. Nothing leaves this page.",
    `\`\`\`component\n<ElementExample tag="${tag}" states="${states.join("|")}" />\n\`\`\``,
  ];
}

function embeddingOf(tag: string, flavour: Flavour): string {
  const element = flavour.elements[tag];
  if (element === undefined) throw new Error(`cdn/manifest.json has no ${tag}.`);
  const lines = elementSnippetOf(flavour, element, exampleBase);
  return `\`\`\`html\n${lines}\n<${tag} api-base="https://portal.example.com"></${tag}>\n\`\`\``;
}

function accessibilityOf(tag: string): string {
  const flow = spokenFlows[tag];
  const spoken =
    flow === undefined
      ? ""
      : `\n[Screen reader](../docs/screen-reader.html#${flow}) has what is announced in its main flow.`;
  return `The attribute \`heading-level\` sets the level of its main heading. [Keys](../docs/guides/elements.html#keys) lists
its keys, and [accessibility](../docs/accessibility.html) has each criterion of WCAG 2.2 with its test.${spoken}`;
}

function policyOf(tag: string): readonly string[] {
  const uses = usesOf(tag);
  const more =
    uses.length === 0
      ? "It needs nothing else."
      : "The table lists more for its optional features.";
  const text = `\`script-src\` for the origin of the files and \`connect-src\` for the origin of the backend. ${more} The
[guide](../docs/guides/security-policy.html) has a whole policy to start from.`;
  const rows = uses.map((use) => [use.purpose, neededBy(use), use.otherwise]);
  return rows.length === 0 ? [text] : [text, tableOf(["for", "allow", "otherwise"], rows)];
}

/** The changes that name the element, by version. Those that concern all elements are in the changelog alone. */
function changesOf(tag: string, changelog: string): readonly string[] {
  const versions = changelogSections(changelog).flatMap(({ name, date, notes }) => {
    const changes = notes
      .split("\n")
      .filter((line) => line.startsWith("- ") && line.includes(codeOf(tag)));
    const heading = `### ${date === "" ? name : `${name} (${date})`}`;
    return changes.length === 0 ? [] : [heading, changes.join("\n")];
  });
  if (versions.length === 0) return [];
  const all = "The [changelog](../CHANGELOG.html) has those of all elements, too.";
  return ["## Changes", all, ...versions];
}

function sizeOf(folder: string, tag: string, { elements }: Flavour): readonly string[] {
  const { gzip = 0, brotli = 0 } = elements[tag] ?? {};
  return [codeOf(folder), kilobytes(gzip), kilobytes(brotli)];
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function codeOf(text: string | undefined): string {
  return text === undefined || text === "" ? "–" : `\`${text}\``;
}

function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [columns, columns.map(() => "---"), ...rows].map(lineOf).join("\n");
}
