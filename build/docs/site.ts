import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { readElements } from "../../src/cli/read-elements.ts";
import { publishedName, withPublishedName } from "../published-name.ts";
import { conformanceReportOf } from "./conformance-report.ts";
import { elementPageOf, type Flavour } from "./element-page.ts";
import { placeDocument } from "./markdown-links.ts";
import { pageOfElement, pageOfMarkdown } from "./site-paths.ts";

/** A page of the site. */
export interface SitePage {
  /** The path of its HTML file. */
  readonly page: string;
  readonly title: string;
  /** Its Markdown, with links to the HTML files of other pages. */
  readonly text: string;
}

export interface PageGroup {
  readonly label: string;
  /** True if only developers of the elements need the pages. */
  readonly isInternal?: boolean;
  readonly pages: readonly SitePage[];
}

/** Files that are copied unchanged. */
export const copiedFiles: readonly string[] = [
  "demo/paper.png",
  "demo/proposal.png",
  "demo/screenshot.png",
];

/** A document that is made from another one. */
const conformanceReport = "docs/accessibility-report.md";

/** A comment between which a command writes. */
const markForCommands = /^<!-- .* -->\n/gm;

const snippetBuilder = "snippet-builder.html";

/** The documents by what a reader wants to do. Documents that are not named are for developers of the elements. */
const documentGroups = {
  Start: ["README.md", "docs/guides/start.md", snippetBuilder],
  "Put into a page": [
    "docs/guides/cms.md",
    "docs/guides/site-builders.md",
    "docs/frameworks.md",
    "docs/guides/micro-site.md",
    "docs/guides/configuration.md",
    "docs/core.md",
    "docs/guides/testing.md",
    "docs/guides/assistants.md",
  ],
  Appearance: ["docs/guides/theming.md"],
  "Sign-in and security": [
    "docs/guides/sign-in.md",
    "docs/guides/security-policy.md",
    "docs/guides/cross-origin.md",
    "docs/guides/privacy.md",
    "SECURITY.md",
  ],
  Operate: [
    "docs/guides/troubleshooting.md",
    "docs/serving.md",
    "docs/backend.md",
    "docs/guides/analytics.md",
    "docs/guides/metrics.md",
    "docs/guides/upgrading.md",
    "CHANGELOG.md",
    "docs/browsers.md",
    "docs/accessibility.md",
    conformanceReport,
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const overviewOfElements = "docs/guides/elements.md";

/** Every page of the site, in the groups and the order of its sidebar. It needs a build. */
export function readSite(): readonly PageGroup[] {
  const elements = readElements("dist/custom-elements.json");
  const named = new Set<string>([...Object.values(documentGroups).flat(), overviewOfElements]);
  const decisions = markdownIn("docs/decisions");
  const others = [...markdownIn("docs/guides"), ...markdownIn("docs")].filter(
    (path) => !named.has(path),
  );
  const documents = [...named, ...others, ...decisions];
  const tags = elements.map(({ tagName }) => tagName);
  const files = new Set([
    ...copiedFiles,
    ...documents.map(pageOfMarkdown),
    ...tags.map(pageOfElement),
  ]);
  const pagesOf = (paths: readonly string[]) =>
    paths.map((path) => pageOf(pageOfMarkdown(path), placeDocument(textOf(path), path, files)));
  const sources = {
    full: readFlavour("cdn"),
    lite: readFlavour("cdn/lite"),
    changelog: textOf("CHANGELOG.md"),
  };
  const elementPages = elements.map((element) =>
    pageOf(pageOfElement(element.tagName), elementPageOf(element, sources)),
  );
  return [
    ...Object.entries(documentGroups).map(([label, paths]) => ({ label, pages: pagesOf(paths) })),
    { label: "Elements", pages: [...pagesOf([overviewOfElements]), ...elementPages] },
    { label: "Develop", isInternal: true, pages: pagesOf(others) },
    { label: "Decisions", isInternal: true, pages: pagesOf(decisions) },
  ];
}

function pageOf(page: string, text: string): SitePage {
  const [, title = page] = /^# (.+)$/m.exec(text) ?? [];
  return { page, title: title.replaceAll("`", ""), text };
}

function textOf(path: string): string {
  if (path === snippetBuilder) return snippetBuilderText;
  const text =
    path === conformanceReport
      ? conformanceReportOf(readFileSync("docs/accessibility.md", "utf8"), packageJson.version)
      : readFileSync(path, "utf8");
  return withPublishedName(text.replace(markForCommands, ""));
}

const snippetBuilderText = `# Snippet builder

Choose an element, what it starts with and how it looks. The element below follows at once, and the lines to paste stand
under it. \`npm exec --no -- scout-elements snippet\` prints them, too.

\`\`\`component
<SnippetBuilder />
\`\`\`

## With a bundler

\`npm install scout-elements@npm:${publishedName}\`, then \`import "scout-elements/elements/…"\` with the tag of the element.
`;

function markdownIn(folder: string): readonly string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".md"));
  // Sorts the overview of a folder before its other pages.
  const order = (name: string) => (name === "README.md" ? "" : name);
  return names
    .sort((one, other) => order(one).localeCompare(order(other)))
    .map((name) => posix.join(folder, name));
}

function readFlavour(folder: string): Flavour {
  return JSON.parse(readFileSync(`${folder}/manifest.json`, "utf8"));
}
