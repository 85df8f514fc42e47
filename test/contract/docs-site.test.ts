import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { flavours, readManifest } from "./support/built-files.ts";

interface Named {
  readonly name: string;
  readonly kind?: string;
}

interface Declaration {
  readonly tagName?: string;
  readonly attributes?: readonly Named[];
  readonly members?: readonly Named[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

const folder = mkdtempSync(join(tmpdir(), "docs-site-"));
const textOf = (page: string) => readFileSync(join(folder, page), "utf8");
let pages: readonly string[] = [];

beforeAll(() => {
  const command = ["--import", "tsx", "build/docs/main.ts", folder];
  expect(spawnSync(process.execPath, command, { encoding: "utf8" }).stderr).toBe("");
  pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    // `embed.html` is a built file for other sites, not a page of the documentation.
    .filter((path) => path.endsWith(".html") && !path.endsWith("/embed.html"));
});
afterAll(() => rmSync(folder, { recursive: true }));

test("every link leads to an existing file and anchor of the site", () => {
  const lost = pages.flatMap((page) =>
    [...textOf(page).matchAll(/ (?:href|src)="(?!https?:)([^"]+)"/g)]
      .map(([, address = ""]) => address)
      .filter((address) => {
        const [target = "", place] = address.split("#");
        const [path = ""] = target.split("?");
        const file = path === "" ? page : posix.join(posix.dirname(page), path);
        if (!existsSync(join(folder, file))) return true;
        return place !== undefined && !textOf(file).includes(` id="${place}"`);
      })
      .map((address) => `${page}: ${address}`),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

test("every page works under a policy without inline script and style, and only pages that need scripts load any", () => {
  const inline = /<script(?! type="module" src="[\w./-]+"><)|<style|<[^>]* (?:style|on\w+)=/;
  expect(
    pages.filter((page) => page !== "contract-form.html" && inline.test(textOf(page))),
  ).toEqual([]);
  const isStrict = (page: string) =>
    /<meta http-equiv="Content-Security-Policy" content="default-src &#39;none&#39;; (?!.*unsafe)/.test(
      textOf(page),
    );
  const hasScript = (page: string) => textOf(page).includes("; script-src &#39;self&#39;;");
  // The form of a contract is a page of the demo, not of the site.
  expect(pages.filter((page) => !isStrict(page))).toEqual(["contract-form.html"]);
  expect(pages.filter(hasScript).toSorted()).toEqual(["example.html", "snippet-builder.html"]);
});

describe("the page of an element", () => {
  const { modules }: { modules: readonly { declarations: readonly Declaration[] }[] } = JSON.parse(
    readFileSync("dist/custom-elements.json", "utf8"),
  );
  const elements = modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName !== undefined);
  const namesOf = (facts: readonly Named[] = []) => facts.map(({ name }) => name);

  /** Returns the first cells of the table below a heading. */
  function listed(page: string, id: string): readonly string[] {
    const [, section = ""] = page.split(`<h2 id="${id}">`);
    const [table = ""] = section.split("</table>");
    return [...table.matchAll(/<tr><td>(?:<code>)?([^<(]*)/g)].map(([, name = ""]) => name);
  }

  test.each(elements)(
    "the page of $tagName lists everything that custom-elements.json has for the element",
    (element) => {
      const page = textOf(`elements/${element.tagName}.html`);
      const members = element.members ?? [];
      expect(listed(page, "attributes")).toEqual(namesOf(element.attributes));
      expect(listed(page, "properties")).toEqual(
        namesOf(members.filter(({ kind }) => kind === "field")),
      );
      expect(listed(page, "methods")).toEqual(
        namesOf(members.filter(({ kind }) => kind === "method")),
      );
      expect(listed(page, "events")).toEqual(namesOf(element.events));
      expect(listed(page, "slots")).toEqual(
        namesOf(element.slots).map((name) => name || "without a name"),
      );
      expect(listed(page, "parts")).toEqual(namesOf(element.cssParts));
      expect(listed(page, "custom-properties")).toEqual(namesOf(element.cssProperties));
    },
  );

  test.each(elements)(
    "the page shows $tagName in a frame, with links to its states",
    ({ tagName }) => {
      const page = textOf(`elements/${tagName}.html`);
      const address = `../example.html?element=${tagName}&amp;state=`;
      expect(page.match(/<iframe class="example" [^>]*>/g)).toEqual([
        expect.stringContaining(` src="${address}Ready"`),
      ]);
      const states = [...page.matchAll(/href="([^"]*)" target="example">/g)].map(
        ([, href]) => href,
      );
      expect(states.length).toBeGreaterThan(4);
      expect(states.every((href) => href?.startsWith(address))).toBe(true);
    },
  );

  test.each(elements)("the page has the sizes and the snippet of $tagName", ({ tagName = "" }) => {
    const page = textOf(`elements/${tagName}.html`);
    for (const flavour of flavours) {
      const { gzip = 0 } = readManifest(flavour).elements[tagName] ?? {};
      expect(page).toContain(
        `<td><code>${flavour}/</code></td><td>${(gzip / 1000).toFixed(1)} kB</td>`,
      );
    }
    const snippet = readManifest().elements[tagName]?.snippet ?? "";
    const escaped = snippet
      .replaceAll('"cdn/', '"https://cdn.example.com/cdn/')
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      .replaceAll('"', "&quot;");
    expect(page).toContain(escaped);
  });
});
