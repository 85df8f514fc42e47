import { createHash } from "node:crypto";
import { posix } from "node:path";
import { createCssVariablesTheme } from "shiki";
import { type DefaultTheme, defineConfig, type HeadConfig } from "vitepress";
import packageJson from "../../../package.json" with { type: "json" };
import { searchOptions } from "../search-options.ts";
import { type PageGroup, readSite } from "../site.ts";
import { icon, markdownOfPage, slugOf, stagedFolder } from "../site-paths.ts";
import { accessibleSearch } from "./accessible-search.ts";
import { homeOf } from "./home.ts";
import { adaptMarkdown, tokenClasses } from "./markdown.ts";

const groups = readSite();
/** Decisions, notes for contributors and the list of all changes contain every word, and answer none of a reader's questions. */
const unsearchedPages = new Set([
  "CHANGELOG.md",
  ...groups
    .filter((group) => group.isInternal)
    .flatMap(({ pages }) => pages.map(({ page }) => page.replace(/\.html$/, ".md"))),
]);

export default defineConfig({
  lang: "en",
  title: "Scout Elements",
  description: packageJson.description,
  srcDir: `../../${stagedFolder}`,
  cacheDir: `../../${stagedFolder}-cache`,
  // To switch without transitions, VueUse would add an inline style.
  appearance: { disableTransition: false },
  // The answer of a page says which inline scripts its policy allows, so keep what differs between pages out of them.
  metaChunk: true,
  // The demo runs on the reader's machine.
  ignoreDeadLinks: "localhostLinks",
  markdown: {
    // Show HTML in the documents as text.
    html: false,
    linkify: false,
    attrs: { disable: true },
    anchor: { slugify: slugOf },
    theme: createCssVariablesTheme(),
    codeTransformers: [tokenClasses],
    config: adaptMarkdown,
  },
  vite: {
    // The index of the search is large.
    build: { chunkSizeWarningLimit: 1000 },
    plugins: [
      accessibleSearch,
      {
        name: "whole-server-build",
        // The size of the code that renders the pages does not matter, and to find what is unused takes seconds.
        config: (_, { isSsrBuild }) => ({
          build: { rollupOptions: { treeshake: isSsrBuild !== true } },
        }),
      },
    ],
  },
  // Pictures keep their names, because the Markdown beside a page has them, too.
  vue: { template: { transformAssetUrls: { tags: {} } } },
  transformHead: ({ page, siteData }) => [
    ["link", { rel: "icon", href: `${siteData.base}${icon}` }],
    ...(page === "404.md" ? [] : [markdownLinkOf(page)]),
  ],
  transformPageData: ({ relativePath }) =>
    relativePath === "index.md" ? { frontmatter: homeOf(groups) } : undefined,
  transformHtml: withPolicy,
  themeConfig: {
    nav: [
      { text: "Start", link: "/docs/guides/start.html" },
      { text: "Elements", link: "/docs/guides/elements.html", activeMatch: "/elements" },
      { text: "Snippet builder", link: "/snippet-builder.html" },
      {
        text: packageJson.version,
        items: [
          { text: "Changelog", link: "/CHANGELOG.html" },
          { text: "Upgrading", link: "/docs/guides/upgrading.html" },
        ],
      },
    ],
    sidebar: {
      "/docs/decisions/": sidebarOf(groups.filter(areDecisions)),
      "/": [
        ...sidebarOf(groups.filter((group) => !areDecisions(group))),
        { items: [{ text: "Decisions", link: "/docs/decisions/index.html" }] },
      ],
    },
    outline: { level: [2, 3] },
    search: {
      provider: "local",
      options: {
        miniSearch: { searchOptions },
        _render: (text, env, md) =>
          unsearchedPages.has(env.relativePath) ? "" : md.render(text, env),
      },
    },
  },
});

function markdownLinkOf(page: string): HeadConfig {
  const href = markdownOfPage(posix.basename(page).replace(/\.md$/, ".html"));
  return ["link", { rel: "alternate", type: "text/markdown", href }];
}

function areDecisions({ label }: PageGroup): boolean {
  return label === "Decisions";
}

function sidebarOf(shown: readonly PageGroup[]): DefaultTheme.SidebarItem[] {
  return shown.map(({ label, pages }) => ({
    text: label,
    items: pages.map(({ page, title }) => ({ text: title, link: `/${page}` })),
  }));
}

/** Two styles of the theme in the markup. `site.css` has the first, and a script sets the second when it is needed. */
const themeStyles = / style="(?:position:relative|--vp-vh:0px);"/g;

/** A policy without inline styles, and with no inline scripts but those of the page. */
function withPolicy(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scripts)].join(" ")}`,
    "style-src 'self'",
    // The icons of the theme are in its sheet.
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html
    .replace(themeStyles, "")
    .replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${meta}`);
}
