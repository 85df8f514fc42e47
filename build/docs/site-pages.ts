import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { readElements } from "../../src/cli/read-elements.ts";
import { publishedName, withPublishedName } from "../published-name.ts";
import { builderDataOf } from "./builder-data.ts";
import { builderPage } from "./builder-page.ts";
import { conformanceReportOf } from "./conformance-report.ts";
import { elementPageOf, type Flavour } from "./element-page.ts";
import { examplePage } from "./example-page.ts";
import { llmsFiles } from "./llms-files.ts";
import { renderMarkdown, titleOf } from "./markdown.ts";
import { type Page, type PageGroup, pageOf } from "./page.ts";
import { pageOfElement, pageOfMarkdown } from "./site-paths.ts";

/** Files that are copied unchanged, by their path in the site. */
export const copiedFiles: Readonly<Record<string, string>> = {
  "site.css": "build/docs/site.css",
  "example.css": "build/docs/example.css",
  "demo/paper.png": "demo/paper.png",
  "demo/proposal.png": "demo/proposal.png",
  "demo/screenshot.png": "demo/screenshot.png",
};

/** A document that is made from another one. */
const conformanceReport = "docs/accessibility-report.md";

/** The guides in the order of reading; other documents follow them. */
const guideOrder: readonly string[] = [
  "docs/guides/start.md",
  "docs/guides/cms.md",
  "docs/guides/site-builders.md",
  "docs/frameworks.md",
  "docs/guides/elements.md",
  "docs/guides/testing.md",
  "docs/guides/assistants.md",
  "docs/guides/configuration.md",
  "docs/guides/theming.md",
  "docs/guides/sign-in.md",
  "docs/guides/micro-site.md",
  "docs/guides/cross-origin.md",
  "docs/guides/security-policy.md",
  "docs/serving.md",
  "docs/backend.md",
  "docs/core.md",
  "docs/publishing.md",
  "docs/guides/analytics.md",
  "docs/guides/metrics.md",
  "docs/guides/troubleshooting.md",
  "docs/browsers.md",
  "docs/accessibility.md",
  conformanceReport,
  "docs/guides/upgrading.md",
];

/** Every page of the site and its data, by the path of its file. */
export function siteFiles(): ReadonlyMap<string, string> {
  const start = ["README.md", "CHANGELOG.md", "SECURITY.md"];
  const others = [...markdownIn("docs/guides"), ...markdownIn("docs")];
  const guides = [...guideOrder, ...others.filter((path) => !guideOrder.includes(path))];
  const decisions = markdownIn("docs/decisions");
  const documents = [...start, ...guides, ...decisions];
  const elements = readElements("dist/custom-elements.json");
  const tags = elements.map(({ tagName }) => tagName);
  const files = new Set([...Object.keys(copiedFiles), ...documents.map(pageOfMarkdown)]);
  const around = { files, tags: new Set(tags) };

  const documentPages = documents.map((path): Page => {
    const text = withPublishedName(textOf(path));
    const content = renderMarkdown(text, { path, ...around });
    return { page: pageOfMarkdown(path), title: titleOf(text), content };
  });
  const flavours = { full: readFlavour("cdn"), lite: readFlavour("cdn/lite") };
  const builder = builderPage(tags, publishedName);
  const pages = [...documentPages, ...elements.map((one) => elementPageOf(one, flavours)), builder];

  const titles = new Map(pages.map(({ page, title }) => [page, title]));
  const linksTo = (targets: readonly string[]) =>
    targets.map((page) => ({ page, label: titles.get(page) ?? page }));
  const groups: readonly PageGroup[] = [
    { label: "Start", links: linksTo([...start.map(pageOfMarkdown), builder.page]) },
    { label: "Elements", links: linksTo(tags.map(pageOfElement)) },
    { label: "Guides", links: linksTo(guides.map(pageOfMarkdown)) },
    { label: "Decisions", links: linksTo(decisions.map(pageOfMarkdown)) },
  ];
  return new Map([
    ...pages.map((page) => [page.page, pageOf(page, groups).text] as const),
    ...llmsFiles(pages, groups),
    ["example.html", examplePage()],
    ["builder.json", JSON.stringify(builderDataOf(elements))],
  ]);
}

function textOf(path: string): string {
  return path === conformanceReport
    ? conformanceReportOf(readFileSync("docs/accessibility.md", "utf8"), packageJson.version)
    : readFileSync(path, "utf8");
}

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
