/** Builds one page per client router to `out/<name>/`. The elements come from `cdn/`, as in a plain page. */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import * as esbuild from "esbuild";

const links = '<nav><a href="/lookup">Lookup</a> <a href="/other">Other</a></nav>';
const lookup = "<main><h1>Lookup page</h1><scout-lookup></scout-lookup></main>";
const other = "<main><h1>Other page</h1></main>";
/** Pages that a server renders; an app draws its own. */
const rendered = { lookup: links + lookup, other: links + other };
const app = { index: '<div id="app"></div>' };

const routers = {
  "react-router": app,
  "react-activity": app,
  "vue-router": app,
  "vue-keep-alive": app,
  navigation: app,
  turbo: rendered,
  htmx: rendered,
};

for (const [name, pages] of Object.entries(routers)) {
  const folder = resolve("out", name);
  mkdirSync(folder, { recursive: true });
  await esbuild.build({
    entryPoints: [resolve(`src/${name}.js`)],
    bundle: true,
    format: "esm",
    minify: true,
    define: {
      "process.env.NODE_ENV": '"production"',
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    outfile: `${folder}/main.js`,
    logLevel: "warning",
  });
  for (const [page, body] of Object.entries(pages)) {
    const boost = name === "htmx" ? ' hx-boost="true" hx-boost:inherited="true"' : "";
    writeFileSync(
      `${folder}/${page}.html`,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><script type="module" src="/cdn/scout-lookup.js"></script><script type="module" src="/main.js"></script></head><body${boost}>${body}</body></html>`,
    );
  }
}
