import { describe, expect, test } from "vitest";
import { deferred } from "../../support/fake-ports.ts";
import { openModel } from "../../support/open-model.ts";

const call = "GET /callback/site-search";
const two = [
  { title: "About &amp; more", link: "/about", description: "Who <b>we</b> are" },
  { title: "Elsewhere", link: "https://other.example/x" },
];

interface Given {
  readonly url?: string;
  readonly attributes?: { readonly keys?: string; readonly routing?: "page" | "none" | "portal" };
  readonly prevents?: readonly string[];
}

/** Opens the search screen on a server with one answer, and waits for it. */
async function openSearch(
  answer: (request: Request) => Response | Promise<Response>,
  given: Given,
) {
  const screen = await openModel("site-search", { ...given, answers: { [call]: answer } });
  await screen.answered();
  const asked = () =>
    screen.calls.filter(({ name }) => name === call).map(({ query }) => query.get("title"));
  const kind = () => screen.model.search.peek().kind;
  return { ...screen, asked, kind };
}

const about = { attributes: { keys: "about" } };
const answerWith = (rows: unknown) => () => Response.json(rows);

test("1 §7: the keyword is sent as title, trimmed", async () => {
  const { asked } = await openSearch(answerWith(two), { attributes: { keys: "  a & b  " } });
  expect(asked()).toEqual(["a & b"]);
});

test("D12: the texts of results are plain text, in the order of the server, and their number is announced", async () => {
  const { model } = await openSearch(answerWith(two), about);
  expect(model.search.peek()).toMatchObject({
    kind: "ready",
    results: [{ title: "About & more", description: "Who we are" }, { title: "Elsewhere" }],
  });
  expect(model.announcement.peek()).toBe("2 results");
});

describe("D5: one result", () => {
  test.each([
    ["/about?x#y", "https://portal.example/about?x#y"],
    ["https://portal.example/about", "https://portal.example/about"],
    ["/.//evil.example/x", "https://portal.example//evil.example/x"],
    ["/x/..//evil.example/x", "https://portal.example//evil.example/x"],
  ])("a result that links to %s replaces this page", async (link, href) => {
    const { page, detailsOf } = await openSearch(answerWith([{ title: "About", link }]), about);
    expect(detailsOf("scout-navigated")).toEqual([{ href, replace: true, state: {} }]);
    expect(page.left).toEqual([{ href, replace: true }]);
  });

  test.each(["https://other.example/x", "javascript:alert(1)", "//other.example", "/page", ""])(
    "a result that links to %s is listed",
    async (link) => {
      const { model, events, kind } = await openSearch(
        answerWith([{ title: "Only", link }]),
        about,
      );
      expect(events).toEqual([]);
      expect(kind()).toBe("ready");
      expect(model.announcement.peek()).toBe("1 result");
    },
  );

  const only = answerWith([{ title: "Only", link: "/about" }]);

  test("a single result is listed if the host page prevents the navigation", async () => {
    const { page, kind } = await openSearch(only, { ...about, prevents: ["scout-navigated"] });
    expect(kind()).toBe("ready");
    expect(page.left).toEqual([]);
  });

  test("a single result is listed without routing, because the element then follows no link", async () => {
    const { kind, detailsOf } = await openSearch(only, {
      attributes: { keys: "about", routing: "none" },
    });
    expect(kind()).toBe("ready");
    expect(detailsOf("scout-navigated")).toHaveLength(1);
  });
});

test.each(["", "   "])("D5: without keys (%j) nothing is requested", async (keys) => {
  const { asked, model } = await openSearch(answerWith(two), { attributes: { keys } });
  expect(asked()).toEqual([]);
  expect(model.search.peek()).toMatchObject({ kind: "ready", results: [] });
});

test("D5: other words are searched in the address of the page, and blank ones are ignored", async () => {
  const screen = await openSearch(answerWith([]), {
    url: "https://portal.example/search?keys=one",
  });
  screen.model.searchFor("  ");
  screen.model.searchFor(" two & more ");
  await screen.answered();
  expect(screen.asked()).toEqual(["one", "two & more"]);
  expect(screen.model.keys.peek()).toBe("two & more");
});

describe("C12: a failed search", () => {
  test("a failed search is reported and emitted, and the next one shows its results", async () => {
    const answers = [new Response("", { status: 500 }), Response.json(two)];
    const screen = await openSearch(() => answers.shift() ?? Response.error(), about);
    expect(screen.kind()).toBe("failed");
    expect(screen.reports).toEqual(["site-search-failed: 500"]);
    expect(screen.detailsOf("scout-failed")).toMatchObject([{ status: 500 }]);
    screen.model.refresh();
    await screen.answered();
    expect(screen.kind()).toBe("ready");
  });
});

describe("I25: the URL's keys", () => {
  const url = "https://portal.example/search?keys=one";
  const given = { url, attributes: { keys: "attribute" } };

  test("the URL's keys override the attribute", async () => {
    const { asked } = await openSearch(answerWith(two), given);
    expect(asked()).toEqual(["one"]);
  });

  test("the URL's keys start a search when they change, but the same keys start none", async () => {
    const { asked, page, answered } = await openSearch(answerWith(two), given);
    page.goTo("?keys=two");
    await answered();
    page.goTo("?keys=two&other=1");
    await answered();
    page.back();
    page.back();
    await answered();
    expect(asked()).toEqual(["one", "two", "one"]);
  });
});

test("M9: the answer of an earlier search is dropped", async () => {
  const first = deferred<Response>();
  const screen = await openModel("site-search", {
    attributes: { keys: "one" },
    answers: {
      [call]: ({ url }) => (url.endsWith("title=one") ? first.promise : Response.json([])),
    },
  });
  await screen.until(() => screen.calls.some(({ name }) => name === call));
  screen.change({ keys: "two" });
  first.resolve(Response.json(two));
  await screen.answered();
  expect(screen.model.keys.peek()).toBe("two");
  expect(screen.model.search.peek()).toMatchObject({ kind: "ready", results: [] });
});
