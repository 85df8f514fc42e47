import { describe, expect, test } from "vitest";
import { routedSurroundings } from "../../../src/elements/content-page/site-links.model.ts";
import { openModel } from "../../support/open-model.ts";

interface Given {
  readonly apiBase: string;
  readonly basePath?: string;
  readonly portalBase?: string;
  readonly isInPortal?: boolean;
}

/** The address that a link of a content page leads to. */
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

describe("ZC19, V2: a link of a content page to a route is that route", () => {
  const route = "/scout/pricing?provider=cox#x";

  test.for([
    ["the API's base in a folder", { apiBase: "https://api.test/drupal", isInPortal: true }],
    ["the API elsewhere", { apiBase: "https://api.test", isInPortal: true }],
    ["a portal in a folder", { apiBase: "", isInPortal: true, basePath: "/portal/" }],
    [
      "a portal elsewhere",
      { apiBase: "https://api.test/drupal", portalBase: "https://page.test/portal/" },
    ],
  ] as const)("%s", async ([, given]) => {
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
