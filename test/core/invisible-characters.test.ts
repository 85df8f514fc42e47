import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findActs } from "../../src/core/acts/find-acts.ts";
import { readHex } from "../../src/core/branding/site-color.ts";
import { resultsMatcherOf } from "../../src/core/bulk/csv/result-counts.ts";
import { contractMessages } from "../../src/core/contracts/contract-messages.ts";
import { findContracts } from "../../src/core/contracts/contract-search.ts";
import { contractViewIn, everyContract } from "../../src/core/contracts/contract-view.ts";
import { wizardAddressOf } from "../../src/core/contracts/wizard-address.ts";
import { filterOptionsOf } from "../../src/core/finder/criterion.ts";
import { findCategory } from "../../src/core/finder/finder-categories.ts";
import { answerSuggestionsOf } from "../../src/core/finder/finder-suggestions.ts";
import { resolveFilter } from "../../src/core/finder/read-filters.ts";
import { createProviderFilter } from "../../src/core/libraries/filter-providers.ts";
import { allCategories } from "../../src/core/libraries/library-provider.ts";
import { addressKeyOf } from "../../src/core/lists/address-key.ts";
import { filterValueOf } from "../../src/core/navigation/keyword-suggestion.ts";
import { siteSearchHref } from "../../src/core/navigation/site-suggestion.ts";
import { pricingInputsIn } from "../../src/core/pricing/wire/pricing-query.ts";
import { plainCodeOf } from "../../src/core/session/sign-in-fields.ts";
import { meantOption } from "../../src/core/solutions-index/provider-options.ts";
import { searchIndex } from "../../src/core/solutions-index/search-index.ts";
import { enteredText, foldLabel, foldText } from "../../src/core/texts/fold-text.ts";
import { urlParameter } from "../../src/core/values/start-value.ts";
import { aContract } from "./contracts/a-contract.ts";
import { aFacet, anItem } from "./finder/finder-rows.ts";
import { term } from "./solutions-index/an-index.ts";

/** Characters that mail programs, chat windows and spreadsheets leave in a copied text. */
const invisible = fc.constantFrom(
  ..."\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u2060\u2066\u2069\ufeff\u{e0041}",
);

/** Strings with invisible characters and some spaces around the text. */
function copiesOf(text: string): fc.Arbitrary<string> {
  const gaps = fc.array(fc.array(invisible, { maxLength: 2 }), {
    minLength: text.length + 1,
    maxLength: text.length + 1,
  });
  const around = fc.constantFrom("", " ", "\u200b ", " \ufeff");
  return fc
    .tuple(gaps, around, around)
    .map(
      ([inserted, before, after]) =>
        before + inserted.map((gap, at) => gap.join("") + text.charAt(at)).join("") + after,
    );
}

const query = (name: string, text: string) => `?${new URLSearchParams({ [name]: text })}`;
const acts = (name: string) => [{ name: "Scout", acts: [{ name, run() {} }] }];
const index = (label: string) => [{ bundle: "colours", label: "", items: [term(label)] }];

/**
 * All functions that compare an entered string with another one. The result shows how the string
 * was read.
 */
const readers: Readonly<Record<string, (entered: string, own: string) => unknown>> = {
  "a search of rows": (entered, own) => foldText(own).includes(foldText(entered).trim()),
  "a label": (entered, own) => foldLabel(own) === foldLabel(entered),
  "an address of a list": (entered, own) => addressKeyOf(own) === addressKeyOf(entered),
  "the palette": (entered, own) => findActs(acts(own), entered).total,
  "the search of contracts": (entered, own) =>
    findContracts(
      [aContract({ customerName: own })],
      { ...everyContract, keyword: entered },
      () => "",
      contractMessages,
    ).length,
  "the search of bulk results": (entered, own) =>
    resultsMatcherOf({ statuses: [], providers: [], text: entered })("served", [], [own]),
  "the search of a library": (entered, own) =>
    createProviderFilter([{ name: own, logo: "", uri: "", categories: [] }])(allCategories, entered)
      .length,
  "the provider of the index": (entered, own) =>
    meantOption([{ id: "7", label: own }], entered)?.id,
  "the search of the index": (entered, own) => searchIndex(index(own), entered)?.count,
  "a filter of the finder": (entered, own) =>
    resolveFilter(entered, filterOptionsOf([aFacet("access", "1", [anItem("101", own)])]))?.value,
  "a category of the finder": (entered, own) =>
    findCategory(entered, [{ value: "1", label: own, parent: null }])?.value,
  "an answer of the finder": (entered, own) =>
    answerSuggestionsOf(
      entered,
      [
        {
          id: "1",
          question: "Q",
          categories: [],
          answers: [{ key: "1", value: "1", label: own, parent: null }],
        },
      ],
      new Set(),
    ).length,
  "a suggested keyword": (entered, own) =>
    filterValueOf(entered, { query: "", rows: [{ label: own, value: "12:7" }] }),
};

describe("U27: invisible characters do not affect comparisons", () => {
  test.for(Object.keys(readers))("%s ignores invisible characters", (name) => {
    const read = readers[name];
    const text = "Acme 12 West";
    const plain = read?.(text, text);
    expect([false, 0, null, undefined, text]).not.toContain(plain);
    fc.assert(
      fc.property(copiesOf(text), copiesOf(text), (entered, own) => {
        expect(read?.(entered, own)).toEqual(plain);
      }),
    );
  });
});

/** Readers of entered strings that are sent or compared exactly. */
const exact: Readonly<Record<string, readonly [string, (entered: string) => unknown]>> = {
  "a code": ["12345678", plainCodeOf],
  "a user name or an e-mail address": ["dana@acme.example", enteredText],
  "a site search": ["sd-wan", siteSearchHref],
  "a contract's number in an address": [
    "abc-1",
    (entered) => wizardAddressOf("https://a.test/scout", query("contract", entered)).contract,
  ],
  "words and state of the list of contracts": [
    "draft",
    (entered) => [
      contractViewIn(query("keyword", entered)).keyword,
      contractViewIn(query("state", entered)).state,
    ],
  ],
  "the choices of pricing in an address": [
    "24mo",
    (entered) =>
      ["provider", "term", "package"].map((name) =>
        Reflect.get(pricingInputsIn(query(name, entered)), name),
      ),
  ],
  "a parameter of an address": [
    "cox",
    (entered) => urlParameter(query("provider", entered), "provider"),
  ],
  "a colour": ["#0c304c", readHex],
};

describe("U27: strings that are sent contain no invisible characters", () => {
  test.for(Object.entries(exact))("%s is read without invisible characters", ([, [text, read]]) => {
    const plain = read(text);
    expect(JSON.stringify(plain)).toContain(text);
    fc.assert(
      fc.property(copiesOf(text), (entered) => {
        expect(read(entered)).toEqual(plain);
      }),
    );
  });
});
