import { describe, expect, test } from "vitest";
import { loadContent, proxiedUrlOf } from "../../../src/core/api/content.ts";
import { isAnswerError } from "../../../src/core/api/errors.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { createContentStore } from "../../../src/core/stores/content/content-store.ts";
import { type Answerer, createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";

const { signal } = new AbortController();

function open(answer: Answerer) {
  const { http, calls } = createFakeHttp(answer);
  return { core: createCore(defaultConfig, createFakePorts({ http })), calls };
}

function answering(body: BodyInit, type: string, disposition?: string): Answerer {
  const headers = new Headers({ "Content-Type": type });
  if (disposition !== undefined) headers.set("Content-Disposition", disposition);
  return () => new Response(body, { headers });
}

const load = (path: string, answer: Answerer) =>
  loadContent(open(answer).core.client, path, signal);
const html = "<main><script>parent.hacked=1</script>Hello</main>";
const pdf = "%PDF-1.7\n...";

describe("V12: the path of a request", () => {
  test.each([
    ["/about", "/proxy/about"],
    ["/a b/ü?x=1&y=/..", "/proxy/a%20b/%C3%BC?x=1&y=/.."],
    ["/a//b/./c#part", "/proxy/a/b/c"],
    ["/", "/proxy/"],
  ])("the content of %j is requested at %j", async (path, url) => {
    const { core, calls } = open(answering(html, "text/html"));
    await loadContent(core.client, path, signal);
    expect(calls[0]?.url).toBe(url);
  });

  test.each(["/../admin", "/a/..%2fb", "/a/%2e%2e/b", "/a/%252e%252e/b", "/a\\..\\b"])(
    "the path %j is rejected before any request",
    async (path) => {
      const { core, calls } = open(answering(html, "text/html"));
      await expect(loadContent(core.client, path, signal)).rejects.toThrow(RangeError);
      expect(calls).toEqual([]);
    },
  );
});

describe("2 §2: the answer decides the kind of content", () => {
  test.each(["text/html; charset=utf-8", "application/xhtml+xml", "text/plain", ""])(
    "a page of type %j is shown",
    async (type) => {
      expect(await load("/about", answering(html, type))).toEqual({ kind: "page", html });
    },
  );

  test.each(["application/pdf", "application/octet-stream", "text/html"])(
    "a PDF sent as %j is typed as a PDF",
    async (type) => {
      const content = await load("/a/rates.pdf", answering(pdf, type));
      if (content.kind !== "pdf") throw new Error(content.kind);
      expect(content.file.type).toBe("application/pdf");
      expect(await content.file.text()).toBe(pdf);
      expect(content.name).toBe("rates.pdf");
    },
  );

  test.each(["text/html", "application/pdf", "image/svg+xml"])(
    "HTML at a path ending in pdf, sent as %j, is not a file",
    async (type) => {
      const loading = load("/a/rates.pdf", answering(html, type));
      expect(isAnswerError(await loading.catch((error: unknown) => error))).toBe(true);
    },
  );

  test("a PDF that is also valid HTML counts as a PDF because of its type", async () => {
    const content = await load("/a.pdf", answering(`${html}${pdf}`, "text/html"));
    expect(content.kind === "pdf" && content.file.type).toBe("application/pdf");
  });

  test.each(["application/msword", "application/vnd.ms-excel", "image/svg+xml", ""])(
    "an office file sent as %j is saved without its type",
    async (type) => {
      const content = await load("/a/form.doc", answering("x", type));
      if (content.kind !== "file") throw new Error(content.kind);
      expect([content.file.type, content.name]).toEqual(["application/octet-stream", "form.doc"]);
    },
  );

  test("a page at the path of an office file is not saved as a file", async () => {
    const loading = load("/a/form.xlsx", answering(html, "text/html"));
    expect(isAnswerError(await loading.catch((error: unknown) => error))).toBe(true);
  });

  test.each([
    ["application/zip", "file"],
    ["image/png", "file"],
    ["application/pdf", "pdf"],
  ])("content of the type %j at the path of a page is a %s", async (type, kind) => {
    expect((await load("/download/7", answering(pdf, type))).kind).toBe(kind);
  });

  test.each([
    ["/a/x.doc", 'attachment; filename="../../evil.doc"', "evil.doc"],
    ["/a/x.doc", "attachment; filename*=UTF-8''R%C3%A9sum%C3%A9.doc", "Résumé.doc"],
    ["/a/R%C3%A9sum%C3%A9.doc?x", undefined, "Résumé.doc"],
    ["/a/%2e.doc", undefined, "doc"],
  ])("the file at %j with the header %j is saved as %j", async (path, disposition, name) => {
    const content = await load(path, answering("x", "application/msword", disposition));
    expect(content.kind === "file" && content.name).toBe(name);
  });
});

describe("V2: a picture of the site", () => {
  test.each([
    ["", "/a/b.png?x=1", "/proxy/a/b.png?x=1"],
    ["https://api.example/base/", "/b.png", "https://api.example/base/proxy/b.png"],
    ["", "/proxy/b.png", "/proxy/b.png"],
    ["", "/a/%2e%2e%2fb.png", null],
  ])("with the API at %j, the picture %j is requested at %j", (apiBase, path, url) => {
    expect(proxiedUrlOf({ apiBase }, path)).toBe(url);
  });
});

describe("V5, V6: missing content", () => {
  test.each([
    ["/about", "application/json", undefined, "page"],
    ["/about", "Application/Problem+JSON; charset=utf-8", undefined, "page"],
    ["/about", "text/json", "inline; filename=attachment", "page"],
    ["/a/form.xlsx", "application/json", undefined, "file"],
    ["/a/rates.pdf", "application/json", undefined, "file"],
  ] as const)(
    "%s that returns data of type %s is not found",
    async (path, type, disposition, what) => {
      const { core } = open(answering('{"message":"%PDF-"}', type, disposition));
      const store = createContentStore(core, () => {});
      await store.load(path);
      expect(store.state.peek()).toEqual({ kind: "notFound", what, status: null });
    },
  );

  test.each([
    ["/export", 'attachment; filename="rates.json"', "rates.json"],
    ["/files/rates.json?v=2", undefined, "rates.json"],
  ])("data at %s that is sent as an attachment is saved", async (path, disposition, name) => {
    const content = await load(path, answering("{}", "application/json", disposition));
    expect(content.kind === "file" && content.name).toBe(name);
  });

  test.each([
    ["/about", 404, "page"],
    ["/about", 403, "page"],
    ["/about", 500, "page"],
    ["/a.pdf", 404, "file"],
    ["/a.xlsx", 403, "file"],
  ] as const)("%s answered with %i is a missing %s", async (path, status, what) => {
    const { core } = open(() => new Response("<main>Gone</main>", { status }));
    const store = createContentStore(core, () => {});
    await store.load(path);
    expect(store.state.peek()).toEqual({ kind: "notFound", what, status });
  });

  test("a missing response and a path that leaves the site have no status", async () => {
    const { core } = open(() => Promise.reject(new TypeError("Failed to fetch")));
    const store = createContentStore(core, () => {});
    await store.load("/about");
    expect(store.state.peek()).toEqual({ kind: "notFound", what: "page", status: null });
    await store.load("/../x.pdf");
    expect(store.state.peek()).toEqual({ kind: "notFound", what: "file", status: null });
  });

  test("M9: content of a later path replaces that of an earlier one, even if the earlier answer is late", async () => {
    let answerFirst = (_answer: Response) => {};
    const first = new Promise<Response>((resolve) => {
      answerFirst = resolve;
    });
    const { core } = open(({ url }) =>
      url.endsWith("/one")
        ? first
        : new Response("<p>two</p>", { headers: { "Content-Type": "text/html" } }),
    );
    const store = createContentStore(core, () => {});
    const loading = store.load("/one");
    await store.load("/two");
    answerFirst(new Response("<p>one</p>"));
    await loading;
    expect(store.state.peek()).toMatchObject({ kind: "ready", path: "/two" });
  });
});
