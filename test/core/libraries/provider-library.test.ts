import { describe, expect, test } from "vitest";
import { suggestProviders } from "../../../src/core/api/keyword-suggestions.ts";
import { loadProviderLibrary } from "../../../src/core/api/provider-library.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { logoInMarkup } from "../../../src/core/html/logo-in-markup.ts";
import {
  createProviderFilter,
  isProviderFilterActive,
} from "../../../src/core/libraries/filter-providers.ts";
import { libraryMessages } from "../../../src/core/libraries/library-messages.ts";
import type { LibraryProvider } from "../../../src/core/libraries/library-provider.ts";
import { providerLogoOf } from "../../../src/core/libraries/provider-logo.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";

const { signal } = new AbortController();
const base = "https://portal.example/library/";

function coreOn(answer: unknown) {
  const { http, calls } = createFakeHttp(() => Response.json(answer));
  return { core: createCore(defaultConfig, createFakePorts({ http })), calls };
}

const provider = (name: string, ...categories: readonly string[]): LibraryProvider => ({
  name,
  categories: categories.map((value) => ({ value, label: value })),
  logo: "",
  uri: "",
});
const rows = [
  provider("Comcast", "network"),
  provider("Télécom Réunion", "voice"),
  provider("AT&T", "network", "voice"),
];

describe("Q3: providers are filtered by category and name", () => {
  test.for([
    ["", "", ["Comcast", "Télécom Réunion", "AT&T"]],
    ["", "  COM ", ["Comcast", "Télécom Réunion"]],
    ["", "telecom re", ["Télécom Réunion"]],
    ["", "télé", ["Télécom Réunion"]],
    ["", "t&t", ["AT&T"]],
    ["voice", "", ["Télécom Réunion", "AT&T"]],
    ["voice", "t", ["Télécom Réunion", "AT&T"]],
    ["network", "tele", []],
    ["unknown", "", []],
  ] as const)(
    "the category %j with the text %j finds the providers of both",
    ([category, text, names]) => {
      expect(createProviderFilter(rows)(category, text).map(({ name }) => name)).toEqual(names);
    },
  );
});

test.for([
  ["", "", false],
  ["", "  ", false],
  ["voice", "", true],
  ["", "a", true],
] as const)(
  "Q1: with the category %j and the text %j, the button Clear is active: %s",
  ([category, text, isActive]) => {
    expect(isProviderFilterActive(category, text)).toBe(isActive);
  },
);

test.for([
  [0, "0 Providers Found"],
  [1, "1 Provider Found"],
  [2, "2 Providers Found"],
] as const)("Q6: %i providers are announced as %s", ([count, text]) => {
  expect(libraryMessages.providersFound(count)).toBe(text);
});

describe("Q5: the logo is the first picture in the markup, read as text", () => {
  test.for([
    ['<div><img class="x" src="/a.svg" alt="A &amp; B"></div>', "/a.svg", "A & B"],
    ["<IMG ALT='one' SRC='/b.png'/>", "/b.png", "one"],
    ["<img src=/c.png alt=c><img src=/d.png>", "/c.png", "c"],
    ["<img alt='no address'><img src='/e.png'>", "/e.png", ""],
    ["<!-- <img src='/no.png'> --><img src='/f.png'>", "/f.png", ""],
    ["<script>'<img src=/no.png>'</script><img src='/g.png'>", "/g.png", ""],
    ['<img alt="> src=/no.png" src="/h.png">', "/h.png", "> src=/no.png"],
    ['<img data-src="/no.png" src="/i.png" onerror="alert(1)">', "/i.png", ""],
    ['<img src="/j.png" src="/no.png">', "/j.png", ""],
    ["<image src='/no.png'>", null, null],
    ["<img src=''>", null, null],
    ["plain words", null, null],
    ["<img src='/cut", null, null],
  ] as const)("%s", ([markup, src, alt]) => {
    expect(logoInMarkup(markup)).toEqual(src === null ? null : { src, alt });
  });

  test.for([
    ['<img src="/a.svg" alt="Acme Inc">', "https://portal.example/a.svg", "Acme Inc"],
    ['<img src="a.svg" alt="">', "https://portal.example/library/a.svg", "Acme"],
    ['<img src="javascript:alert(1)">', null, "Acme"],
    ['<img src="&#106;avascript&colon;alert(1)" alt="x">', null, "x"],
    ['<img src="data:image/svg+xml,<svg/>" alt="x">', null, "x"],
    ["/logos/acme.png", "https://portal.example/logos/acme.png", "Acme"],
    ["<b>Acme</b>", null, "Acme"],
    ["", null, "Acme"],
  ] as const)("the logo %s becomes %s", ([logo, src, name]) => {
    expect(providerLogoOf({ logo, name: "Acme" }, base)).toEqual({ src, name });
  });

  test("a megabyte of unfinished tags is read in one pass, because one pass per tag would take minutes", () => {
    expect(logoInMarkup(`${"<img alt=".repeat(100_000)}"`)).toBeNull();
    expect(logoInMarkup(`${"<!--".repeat(250_000)}<img src=/a>`)).toBeNull();
  });
});

test("M5: an answer is read regardless of the shape of its lists", async () => {
  const { core, calls } = coreOn({
    rows: {
      0: { name: "One &amp; Co", category: "network", logo: "<img src=/1.png>", uri: "/one" },
      1: { name: "Two", category: { value: 7, label: "Voice" }, field_logo: "/2.png", uri: null },
      2: { name: "", logo: "" },
      3: "nonsense",
    },
    filter_options: { category: { network: "Network", 7: "Voice" } },
    message: null,
  });
  const library = await loadProviderLibrary(core.client, Date.UTC(2026, 0, 5, 12), signal);
  expect(library).toEqual({
    rows: [
      {
        name: "One & Co",
        categories: [{ value: "network", label: "network" }],
        logo: "<img src=/1.png>",
        uri: "/one",
      },
      { name: "Two", categories: [{ value: "7", label: "Voice" }], logo: "/2.png", uri: "" },
    ],
    categories: [
      { value: "7", label: "Voice" },
      { value: "network", label: "Network" },
    ],
    message: "",
  });
  expect(calls[0]?.url).toBe("/api/v1/provider-library?cid=2026-1-5");
});

test("an answer that is not an object is a failure", async () => {
  const { core } = coreOn("words");
  await expect(loadProviderLibrary(core.client, 0, signal)).rejects.toMatchObject({
    name: "AnswerError",
  });
});

test("D12: suggestions are text, whatever their shape", async () => {
  const { core, calls } = coreOn({
    data: {
      rows: ["Cox &amp; Sons", { value: "ATT", label: "<b>AT</b>&amp;T" }, { name: "Zayo" }, null],
    },
  });
  expect(await suggestProviders(core.client, "a b", signal)).toEqual([
    { value: "Cox & Sons", label: "Cox & Sons" },
    { value: "ATT", label: "AT&T" },
    { value: "Zayo", label: "Zayo" },
  ]);
  expect(calls[0]?.url).toBe("/api/v1/provider-library/autocomplete?provider=a+b");
});
