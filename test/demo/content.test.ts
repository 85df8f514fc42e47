import { describe, expect, test } from "vitest";
import { openBackend } from "./support/open-backend.ts";

const backend = await openBackend();
const page = (path: string) => backend.app.request(`http://scout.test/proxy/${path}`);

describe("the content site", () => {
  test.each(["solutions/questionnaires", "pages/partner-services", "pages/hostile", "pages/team/"])(
    "the page %s is a whole page of its site, with a policy that prevents scripts",
    async (path) => {
      const answer = await page(path);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(await answer.text()).toMatch(/<!DOCTYPE html>[\s\S]*<main[\s\S]*<h1>[\s\S]*<footer/);
    },
  );

  test.each([
    ["pages/files/discovery-questions.pdf", "application/pdf", "%PDF-"],
    ["pages/files/letter-of-agency.pdf", "application/octet-stream", "%PDF-"],
    ["pages/report/9/pdf", "application/pdf", "%PDF-"],
    ["pages/files/discovery-questions.docx", "wordprocessingml", "PK\u0003\u0004"],
    ["pages/files/order-form.xlsx", "spreadsheetml", "PK\u0003\u0004"],
    ["pages/files/credit-request.doc", "application/msword", "{\\rtf1"],
    ["pages/files/hostile.pdf", "text/html", "<!DOCTYPE html>"],
    ["pages/images/desk.png", "image/png", "\u0089PNG"],
  ])("the path %s is a file of %s", async (path, type, start) => {
    const answer = await page(path);
    expect(answer.headers.get("Content-Type")).toContain(type);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, start.length))).toBe(start);
  });

  test.each(["pages/missing", "pages/files/missing.pdf", "", "pages"])(
    "the path %j does not exist",
    async (path) => {
      expect((await page(path)).status).toBe(404);
    },
  );

  test("the pages of the content site are public, as on the site itself", async () => {
    const closed = await openBackend({ defaultUser: null });
    const answer = await closed.call("loadPage", { params: { path: "pages" }, unchecked: true });
    expect(answer.status).toBe(404);
    expect(
      (await closed.call("searchSite", { query: { title: "x" }, unchecked: true })).status,
    ).toBe(401);
  });
});

describe("the site search", () => {
  const titles = async (title: string) =>
    ((await backend.callJson("searchSite", { query: { title } })) as { title: string }[]).map(
      (one) => one.title,
    );

  test.each([
    ["maintenance", ["Carrier maintenance"]],
    ["ORDER team", ["The order team"]],
    ["scout", ["SCOUT Lookup", "SCOUT Bulk", "SCOUT Pricing"]],
    ["comcast", ["Comcast"]],
    ["zebra", []],
    [" ", []],
  ])("the keyword %j finds %j, titles first", async (text, found) => {
    expect(await titles(text)).toEqual(found);
  });

  test("suggestions have a title, a label, a link and a value, and there are at most ten", async () => {
    const rows = await backend.callJson("suggestSitePages", { query: { title: "carrier" } });
    expect(rows).toEqual([
      {
        title: "Carrier maintenance",
        label: "Carrier maintenance",
        link: "/pages/carrier-maintenance",
        value: "Carrier maintenance",
      },
    ]);
  });

  test("a provider is found by its name, and leads to the provider library", async () => {
    const [result] = (await backend.callJson("searchSite", {
      query: { title: "lumen" },
    })) as { title: string; link: string; description: string }[];
    expect(result).toMatchObject({ title: "Lumen", link: "/provider-library?provider=Lumen" });
    expect(result?.description).toMatch(/^Provider: Network, /);
    const names = await backend.callJson("suggestSitePages", { query: { title: "COM" } });
    expect(names).toHaveLength(10);
    // Names that begin with the text come before "Apexfield Communications".
    expect(names).toMatchObject({ 0: { title: "Comcast" } });
  });

  test("one letter finds no provider", async () => {
    const linksOf = async (title: string) => {
      const found = await backend.callJson("searchSite", { query: { title } });
      return (found as { link: string }[]).map(({ link }) => link);
    };
    const isProvider = (link: string) => link.startsWith("/provider-library?");
    expect((await linksOf("lu")).some(isProvider)).toBe(true);
    expect((await linksOf("l")).some(isProvider)).toBe(false);
  });

  test("the word broken makes the search fail", async () => {
    const answer = await backend.call("searchSite", {
      query: { title: "broken" },
      unchecked: true,
    });
    expect(answer.status).toBe(500);
  });
});
