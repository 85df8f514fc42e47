import { describe, expect, test } from "vitest";
import { routedSurroundings } from "../../../src/elements/content-page/site-links.model.ts";
import { aUserAgent, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";

interface Given {
  readonly apiBase: string;
  readonly basePath?: string;
  readonly portalBase?: string;
  readonly isInPortal?: boolean;
}

/** Returns the addresses to which the links of a content page lead. */
async function linksOf({ apiBase, basePath = "/", portalBase = "", isInPortal = false }: Given) {
  const { model, answered } = await openModel("content-page", {
    url: `https://page.test${basePath}`,
    basePath,
    config: { apiBase, portalBase },
    attributes: { path: "/pages/team", routing: isInPortal ? "portal" : "none" },
    answers: { "GET /proxy/pages/team": () => new Response("<main></main>") },
  });
  await answered();
  return (raw: string) => {
    const link = routedSurroundings(model).linkOf(raw, null);
    return link?.kind === "site" ? link.href : link;
  };
}

describe("C21, V2: a link of a content page to a route leads to that route", () => {
  const route = "/scout/pricing?provider=cox#x";

  test.for([
    ["the API's base in a folder", { apiBase: "https://api.test/drupal", isInPortal: true }],
    ["the API elsewhere", { apiBase: "https://api.test", isInPortal: true }],
    ["a portal in a folder", { apiBase: "", isInPortal: true, basePath: "/portal/" }],
    [
      "a portal elsewhere",
      { apiBase: "https://api.test/drupal", portalBase: "https://page.test/portal/" },
    ],
  ] as const)("the link %s leads to its route", async ([, given]) => {
    const folder = given.apiBase.replace("https://api.test", "");
    const portal = "basePath" in given || "portalBase" in given ? "/portal" : "";
    const hrefOf = await linksOf(given);
    expect([route, folder + route, given.apiBase + route].map(hrefOf)).toEqual(
      Array(3).fill(`https://page.test${portal}${route}`),
    );
    if ("isInPortal" in given)
      expect(hrefOf(`${folder}/about`)).toBe(`https://page.test${portal}/about`);
    else expect(hrefOf("/about")).toBe("https://api.test/about");
  });
});

type Answers = NonNullable<ModelGivenFor<"content-page">["answers"]>;
type Answer = Answers[string];

const html = (text: string) =>
  new Response(`<main>${text}</main>`, { headers: { "Content-Type": "text/html" } });

interface PageGiven extends ModelGivenFor<"content-page"> {
  readonly path?: string;
  readonly answer?: Answer;
}

/** Opens the screen at a path of the site and waits for the answer. */
async function openPage({ path = "/pages/a", answer = () => html("x"), ...given }: PageGiven = {}) {
  const screen = await openModel("content-page", {
    ...given,
    attributes: { routing: "page", path, ...given.attributes },
    answers: {
      "GET /api/v1/site-connector/settings": () => Response.json({ data: { settings: {} } }),
      [`GET /proxy${path.split(/[?#]/, 1)}`]: answer,
      ...given.answers,
    },
  });
  await screen.answered();
  const { model, calls } = screen;
  return {
    ...screen,
    state: () => model.content.peek(),
    asked: () =>
      calls.flatMap(({ name, query }) =>
        name.startsWith("GET /proxy")
          ? `${name.slice(10)}${query.size > 0 ? `?${query}` : ""}`
          : [],
      ),
  };
}

describe("V5: content that cannot be shown", () => {
  test.for([
    ["/pages/a", 404, "page"],
    ["/pages/a", 403, "page"],
    ["/pages/a", 500, "page"],
    ["/pages/a", 401, "page"],
    ["/files/form.docx", 404, "file"],
    ["/files/a.pdf", 401, "file"],
  ] as const)(
    "at %s, the status %i means a missing %s, and is reported",
    async ([path, status, what]) => {
      const { state, detailsOf, reports, files } = await openPage({
        path,
        answer: () => new Response("{}", { status }),
      });
      expect(state()).toEqual({ kind: "notFound", what, status });
      expect(detailsOf("scout-failed")).toMatchObject([{ status }]);
      expect(reports).toEqual([`content-failed: ${status}`]);
      expect(files).toEqual([]);
    },
  );

  test.for(["/files/a.pdf", "/report/9/pdf", "/files/a.xlsx"])(
    "HTML served at %s is never opened as a page, but reported as a missing file",
    async (path) => {
      const { state, files } = await openPage({ path });
      expect(state()).toMatchObject({ kind: "notFound", what: "file" });
      expect(files).toEqual([]);
    },
  );

  test("V12: a path that climbs out of its folder is not requested", async () => {
    const { state, asked } = await openPage({ path: "/a/..%2f..%2fadmin" });
    expect(state()).toMatchObject({ kind: "notFound", what: "page" });
    expect(asked()).toEqual([]);
  });

  test("a page without an answer is requested again by refresh()", async () => {
    const answers = [Response.error(), html("back")];
    const { state, model, answered } = await openPage({
      answer: () => answers.shift() ?? Response.error(),
    });
    expect(state()).toEqual({ kind: "notFound", what: "page", status: null });
    model.refresh();
    expect(state()).toEqual({ kind: "loading" });
    await answered();
    expect(state()).toMatchObject({ kind: "ready", content: { kind: "page" } });
  });
});

describe("2 §2: files", () => {
  test("V6: an office file is saved immediately, and again by its button", async () => {
    const { files, model, detailsOf } = await openPage({
      path: "/files/form.docx",
      answer: () => new Response("PK", { headers: { "Content-Type": "x/y" } }),
    });
    expect(files.map(({ name }) => name)).toEqual(["form.docx"]);
    model.download();
    expect(files).toHaveLength(2);
    const detail = { uri: "/files/form.docx", name: "form.docx" };
    expect(detailsOf("scout-file-downloaded")).toEqual([detail, detail]);
  });

  test("V7: a PDF is saved only by its button, and a page never", async () => {
    const { files, model } = await openPage({
      path: "/files/rates.pdf",
      answer: () => new Response("%PDF-1.7 "),
    });
    expect(files).toEqual([]);
    model.download();
    expect(files.map(({ name }) => name)).toEqual(["rates.pdf"]);
    const other = await openPage();
    other.model.download();
    expect(other.files).toEqual([]);
    expect(other.events).toEqual([]);
  });

  test("M9: a file that arrives after another path was requested is not saved", async () => {
    const late = deferred<Response>();
    const { change, files, answered, state } = await openModelAt(late.promise);
    change({ path: "/pages/b" });
    late.resolve(new Response("PK"));
    await answered();
    expect(files).toEqual([]);
    expect(state()).toMatchObject({ kind: "ready", path: "/pages/b" });
  });

  async function openModelAt(late: Promise<Response>) {
    const screen = await openModel("content-page", {
      attributes: { routing: "page", path: "/files/form.docx" },
      answers: {
        "GET /proxy/files/form.docx": () => late,
        "GET /proxy/pages/b": () => html("b"),
      },
    });
    await screen.until(() => screen.calls.some(({ name }) => name.endsWith("form.docx")));
    return { ...screen, state: () => screen.model.content.peek() };
  }
});

describe("the path", () => {
  const url = "https://portal.example/pages/a?b=1#far";

  test("the path is that of the host page if there is no attribute, and the fragment is the part to show", async () => {
    const { asked, model, page, answered } = await openPage({
      url,
      path: "/pages/a",
      attributes: { path: "" },
    });
    expect(asked()).toEqual(["/pages/a?b=1"]);
    expect(model.part.peek()).toBe("far");
    page.goTo("#near");
    await answered();
    expect(asked()).toEqual(["/pages/a?b=1"]);
    expect(model.part.peek()).toBe("near");
  });

  test.for([
    ["page", "/pages/a?b=1", "https://portal.example/pages/a?b=1#far", "far"],
    ["page", "/pages/a", "https://portal.example/other/pages/a#far", ""],
    ["portal", "/pages/a", "https://portal.example/portal/pages/a#far", "far"],
    ["page", " /pages/a#own ", "https://portal.example/elsewhere#far", "own"],
  ] as const)(
    "with routing %s, the attribute %j at %s shows the part %j",
    async ([routing, path, href, part]) => {
      const { model } = await openPage({
        url: href,
        path: path.trim(),
        attributes: { routing, path },
      });
      expect(model.part.peek()).toBe(part);
    },
  );

  test("a path that changes loads another page and drops the previous one", async () => {
    const { change, state, asked, answered, model } = await openPage({
      answers: { "GET /proxy/pages/b": () => html("b") },
    });
    model.acts.onCopy("a");
    await answered();
    change({ path: "/pages/b?c" });
    expect(state()).toEqual({ kind: "loading" });
    expect(model.copied.peek()).toBeNull();
    await answered();
    expect(asked()).toEqual(["/pages/a", "/pages/b?c="]);
    change({ path: "/pages/b?c#part" });
    await answered();
    expect(asked()).toHaveLength(2);
    expect(model.part.peek()).toBe("part");
    model.dispose();
    change({ path: "/pages/a" });
    expect(asked()).toHaveLength(2);
    expect(state()).toEqual({ kind: "loading" });
  });

  test("V11: the path of a part adds one history entry, so that Back returns; without routing it adds none", async () => {
    const { model, page, detailsOf } = await openPage({ url: "https://portal.example/pages/a" });
    model.enterPart("ä b");
    model.enterPart("ä b");
    expect(page.href()).toBe("https://portal.example/pages/a#%C3%A4%20b");
    expect(model.part.peek()).toBe("ä b");
    expect(detailsOf("scout-navigated")).toMatchObject([{ replace: false, state: {} }]);
    page.back();
    expect(model.part.peek()).toBe("");
    const apart = await openPage({ attributes: { routing: "none" } });
    apart.model.enterPart("far");
    expect(apart.events).toEqual([]);
  });
});

describe("V9: a copied contact", () => {
  test("a copied contact is announced for two seconds, and the next one for two seconds of its own", async () => {
    const { model, copied, clock, answered } = await openPage();
    const said = () => [model.copied.peek(), model.announcement.peek()];
    model.acts.onCopy("a@b.example");
    await answered();
    expect(copied).toEqual(["a@b.example"]);
    expect(said()).toEqual(["a@b.example", "Copied!"]);
    clock.advance(1999);
    expect(said()).toEqual(["a@b.example", "Copied!"]);
    model.acts.onCopy("c");
    await answered();
    clock.advance(1);
    expect(said()).toEqual(["c", "Copied!"]);
    clock.advance(1999);
    expect(said()).toEqual([null, ""]);
  });

  test("a copied contact is no longer announced after the element is removed", async () => {
    const { model, answered, clock } = await openPage();
    model.acts.onCopy("a");
    await answered();
    model.dispose();
    expect(model.copied.peek()).toBeNull();
    expect(clock.pending()).toBe(0);
  });
});

describe("V2, V14: the addresses in a page", () => {
  const token = makeToken({ iat: nowSeconds, exp: nowSeconds + 600, ura: aUserAgent });
  const png = () => new Response("png", { headers: { "Content-Type": "image/png" } });

  test("a picture of the site is loaded through the proxy, others from allowed origins", async () => {
    const { model } = await openPage({ config: { imageOrigins: ["https://i.example"] } });
    expect(model.acts.pictureOf("i/a.png", null)).toBe("/proxy/pages/i/a.png");
    expect(model.acts.pictureOf("a.png", "/other/")).toBe("/proxy/other/a.png");
    expect(model.acts.pictureOf("https://i.example/a.png", null)).toBe("https://i.example/a.png");
    expect(model.acts.pictureOf("https://x.example/a.png", null)).toBeNull();
    expect(model.acts.siteHref).toBe("https://portal.example/pages/a");
  });

  test("a picture whose request failed is requested again with the token, if there is one", async () => {
    const answers = {
      "GET /proxy/pages/a.png": png,
      "GET /proxy/pages/gone.png": () => new Response("", { status: 404 }),
    };
    const { model, asked } = await openPage({ token, answers });
    expect(await model.acts.fetchPicture("a.png", null)).toMatch(/^data:image\/png;base64,/);
    expect(await model.acts.fetchPicture("gone.png", null)).toBeNull();
    expect(await model.acts.fetchPicture("https://x.example/a.png", null)).toBeNull();
    expect(asked()).toEqual(["/pages/a", "/pages/a.png", "/pages/gone.png"]);
    const late = await openPage({
      token,
      answers: { "GET /proxy/pages/a.png": () => new Promise<Response>(() => {}) },
    });
    const fetched = late.model.acts.fetchPicture("a.png", null);
    await late.until(() => late.asked().length === 2);
    late.model.dispose();
    expect(await fetched).toBeNull();
    const without = await openPage();
    expect(await without.model.acts.fetchPicture("a.png", null)).toBeNull();
    expect(without.asked()).toEqual(["/pages/a"]);
  });

  test("media of the origins in embedOrigins plays in place", async () => {
    const { model } = await openPage({ config: { embedOrigins: ["https://play.test"] } });
    expect(model.acts.frameOf("https://play.test/tour", null)).not.toBeNull();
    expect(model.acts.frameOf("https://other.test/map", null)).toBeNull();
  });

  test("a link is handled by the host page, if it prevents the navigation", async () => {
    const { model, detailsOf } = await openPage({ basePath: "/portal/" });
    model.acts.onNavigate("/pages/b");
    expect(detailsOf("scout-navigated")).toMatchObject([{ href: "/portal/pages/b" }]);
    expect(model.hrefOf("/")).toBe("/portal/");
    expect(model.acts.linkOf("javascript:x()", null)).toBeNull();
  });
});
