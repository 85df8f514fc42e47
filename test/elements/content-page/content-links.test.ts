import { describe, expect, test } from "vitest";
import { joinConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { routeHrefOf } from "../../../src/core/navigation/portal-base.ts";
import { signal } from "../../../src/core/signals.ts";
import {
  type ContentPageEvents,
  createContentPageModel,
} from "../../../src/elements/content-page/content-page.model.ts";
import { routedSurroundings } from "../../../src/elements/content-page/site-links.model.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";
import { quietContext } from "../../support/quiet-context.ts";

interface Given {
  readonly apiBase: string;
  readonly basePath?: string;
  readonly portalBase?: string;
  readonly isInPortal?: boolean;
}

/** The address that a link of a content page leads to. */
function linksOf({ apiBase, basePath = "/", portalBase = "", isInPortal = false }: Given) {
  const { http } = createFakeHttp(() => new Response("<main></main>"));
  const core = createCore(joinConfig({ apiBase }), createFakePorts({ http }));
  const around = quietContext<ContentPageEvents>();
  const base = `https://page.test${basePath}`;
  const hrefOf = (path: string) => routeHrefOf(path, { basePath, portalBase }, base);
  const model = createContentPageModel({
    ...around,
    core,
    attributes: signal({ path: "/pages/team", routing: isInPortal ? "portal" : "none" }),
    address: { ...around.address, base, basePath, isInPortal, hrefOf },
  });
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
  ] as const)("%s", ([, given]) => {
    const folder = given.apiBase.replace("https://api.test", "");
    const portal = "basePath" in given || "portalBase" in given ? "/portal" : "";
    const hrefOf = linksOf(given);
    expect([route, folder + route, given.apiBase + route].map(hrefOf)).toEqual(
      Array(3).fill(`https://page.test${portal}${route}`),
    );
    if ("isInPortal" in given)
      expect(hrefOf(`${folder}/about`)).toBe(`https://page.test${portal}/about`);
    else expect(hrefOf("/about")).toBe("https://api.test/about");
  });
});
