import { expect, test } from "vitest";
import { blockElementsOf } from "../../../build/integrations/block-elements.ts";
import type { DescribedElement } from "../../../src/cli/read-elements.ts";
import type { ElementManifest } from "../../../src/elements/element-manifest.ts";

const inheritedFrom = { name: "ScoutElement" };
const page = { name: "path", description: "Path of the page.", type: { text: "string" } };
const routing = {
  name: "routing",
  description: "`none` touches no address; `portal` is set by `scout-portal`.",
  default: "page",
  type: { text: '"page" | "none" | "portal"' },
  inheritedFrom,
};
const apiBase = { name: "api-base", type: { text: "string" }, inheritedFrom };

function elementOf(tagName: string, attributes: DescribedElement["attributes"]): DescribedElement {
  return {
    tagName,
    name: "",
    summary: `Title of ${tagName}`,
    description: "Shows a\npage (2 §2 Generic content pages). And more.",
    attributes,
    properties: [],
    methods: [],
    events: [],
    slots: [],
    cssParts: [],
    cssProperties: [],
  };
}

const manifest: ElementManifest = {
  sizes: { react: { file: 1, first: 1 }, lite: { file: 1, first: 1 } },
  reserved: "1px",
  policies: [],
  example: { attributes: { path: "/team" }, user: null },
  conformance: {
    attribute: { name: "path", property: "path", value: "/a" },
    sign: { role: "heading", name: "Team" },
    busy: null,
  },
};

test("an element is described in the words of an editor", () => {
  const [element] = blockElementsOf(
    [elementOf("content-page", [page, routing])],
    new Map([["content-page", manifest]]),
  );
  expect(element).toEqual({
    tag: "content-page",
    title: "Title of content-page",
    description: "Shows a page.",
    icon: "media-document",
    example: { path: "/team" },
    sample: { path: "/team" },
    user: null,
    attributes: [
      { name: "path", label: "Path", help: "Path of the page.", kind: "path", isCommon: false },
      {
        name: "routing",
        label: "Routing",
        help: "none touches no address.",
        kind: "choice",
        values: ["page", "none"],
        initial: "page",
        isCommon: true,
      },
    ],
  });
});

test("an author cannot decide where calls and tokens are sent", () => {
  const [element] = blockElementsOf([elementOf("content-page", [apiBase])], new Map());
  expect(element?.attributes).toEqual([]);
});

test("the lookup is the first block, and an unknown element has an icon", () => {
  const elements = blockElementsOf(
    [elementOf("agent-notes", []), elementOf("scout-pricing", []), elementOf("scout-lookup", [])],
    new Map(),
  );
  expect(elements.map(({ tag }) => tag)).toEqual(["scout-lookup", "scout-pricing", "agent-notes"]);
  expect(elements.at(-1)?.icon).toBe("screenoptions");
});

test("an element with a form shows the form in its preview", () => {
  const withForm = { ...manifest, example: { ...manifest.example, states: { Form: {} } } };
  const [element] = blockElementsOf(
    [elementOf("scout-lookup", [])],
    new Map([["scout-lookup", withForm]]),
  );
  expect(element).toMatchObject({ example: { path: "/team" }, sample: {} });
});
