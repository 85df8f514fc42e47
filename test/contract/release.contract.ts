import { assert } from "chai";
import { drawnFormIn } from "./support/drawn-form.ts";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

const formIn = (root: ParentNode) => () =>
  drawnFormIn(root.querySelector("scout-lookup")?.shadowRoot);
const tag = '<scout-lookup routing="none"></scout-lookup>';
const link =
  '<a class="scout-embed" href="/release/latest/embed.html?element=scout-lookup&amp;routing=none">Look up</a>';

/** Lists the files of `latest/` that the page has fetched; all other files are of the version. */
function latestFilesOf({ window }: PlainPage): readonly string[] {
  const paths = window.performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith("/release/"));
  assert(
    paths.some((path) => /^\/release\/1\.2\.0\/(?:lite\/)?chunks\//.test(path)),
    "chunks of the version",
  );
  return paths.filter((path) => !path.startsWith("/release/1.2.0/"));
}

const cases = [
  ["scout-lookup.js", 'type="module"', tag, []],
  ["lite/scout-lookup.js", 'type="module"', tag, []],
  ["autoload.js", 'type="module"', tag, []],
  ["embed.js", "", link, ["autoload.js"]],
] as const;

for (const [file, type, body, others] of cases) {
  test(`latest/${file} starts the element with the files of the version`, async () => {
    const head = `<script ${type} src="/release/latest/${file}"></script>`;
    const page = await openPage({ head, body, isStrict: true });
    await waitFor("form", formIn(page.document));
    assert.deepEqual(
      latestFilesOf(page),
      [file, ...others].map((name) => `/release/latest/${name}`),
      "files of latest",
    );
    assert.deepEqual([page.recorder.errors, page.recorder.said], [[], []], "errors and console");
  });
}

test("latest/core.js re-exports the module of the version", async () => {
  const page = await openPage();
  const [latest, version] = await Promise.all([
    page.load("/release/latest/core.js"),
    page.load("/release/1.2.0/core.js"),
  ]);
  assert("configure" in version, "configure");
  assert.deepEqual(Object.keys(latest), Object.keys(version), "names");
  assert(latest.configure === version.configure, "one module");
});
