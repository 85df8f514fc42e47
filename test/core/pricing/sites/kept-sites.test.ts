import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf } from "../../../../src/core/money/cents.ts";
import type { ProposalDraft } from "../../../../src/core/pricing/drafts/proposal-draft.ts";
import {
  type KeptSites,
  queuedSitesOf,
  readKeptSites,
  writeKeptSites,
} from "../../../../src/core/pricing/sites/kept-sites.ts";
import { firstCriterion } from "../../../../src/core/pricing/sites/site-criterion.ts";

const ownProposal: ProposalDraft = {
  address: "1 Elm St",
  preparedFor: "",
  provider: "cox",
  term: "36",
  region: null,
  package: null,
  sections: ["broadband"],
  lines: [{ id: "7", title: "", lines: 3, boxes: null, mark: 0 }],
  salt: "s",
  mark: 0,
};
const word = fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" });
const address = word.filter((text) => text.trim() !== "");
const kept: fc.Arbitrary<KeptSites> = fc
  .array(address, { minLength: 1, maxLength: 100 })
  .chain((addresses) => {
    const place = fc.nat(addresses.length - 1);
    return fc.record({
      addresses: fc.constant(addresses),
      names: fc.array(fc.oneof(fc.constant(""), word), {
        minLength: addresses.length,
        maxLength: addresses.length,
      }),
      found: fc.array(fc.oneof(fc.constant(""), word), {
        minLength: addresses.length,
        maxLength: addresses.length,
      }),
      answered: fc.uniqueArray(place).map((places) => new Set(places.sort((a, b) => a - b))),
      criterion: fc.record({
        kind: fc.constantFrom("cheapest" as const, "sameProvider" as const, "fiber" as const),
        line: fc.constantFrom("any" as const, "dedicated" as const, "broadband" as const),
        leastMbps: fc.constantFrom(null, 100, 1000),
        term: fc.constantFrom(null, "36"),
        phoneLines: fc.constantFrom(0, 3),
        hasStaticIp: fc.boolean(),
        backupMbps: fc.constantFrom(null, 0, 50),
      }),
      choices: fc
        .uniqueArray(
          fc.tuple(
            place,
            fc.record(
              { provider: word, term: word, serviceId: word, own: fc.constant(ownProposal) },
              { requiredKeys: ["provider", "term", "serviceId"] },
            ),
          ),
          { selector: ([at]) => at },
        )
        .map((entries) => new Map(entries)),
      unsaved: fc
        .uniqueArray(place)
        .map((places) => new Map(places.map((at) => [at, ownProposal]))),
      today: fc
        .uniqueArray(
          fc.tuple(
            place,
            fc.record(
              {
                provider: fc.oneof(fc.constant(""), word),
                monthly: fc.constantFrom(null, centsOf(12_345), centsOf(Number.MAX_SAFE_INTEGER)),
                endsOn: fc.constantFrom("", "06/30/2027"),
                unread: word,
              },
              { requiredKeys: ["provider", "monthly", "endsOn"] },
            ),
          ),
          { selector: ([at]) => at },
        )
        .map((entries) => new Map(entries)),
      printsSavings: fc.boolean(),
    });
  });

test("S3: a list is restored unchanged from its saved text", () => {
  fc.assert(
    fc.property(kept, (sites) => {
      const { names = [], found = [], ...others } = sites;
      expect(readKeptSites(writeKeptSites(sites))).toEqual({
        ...others,
        ...(names.some(Boolean) && { names }),
        ...(found.some(Boolean) && { found }),
      });
    }),
  );
});

test("X1: the text contains the addresses, their states and the choices, but no price of a provider", () => {
  const sites: KeptSites = {
    addresses: ["1 Elm St", "2 Elm St"],
    answered: new Set([1]),
    criterion: {
      ...firstCriterion,
      kind: "fiber",
      line: "dedicated",
      leastMbps: 500,
      term: "36",
      phoneLines: 3,
      hasStaticIp: true,
      backupMbps: 0,
    },
    choices: new Map([[0, { provider: "cox", term: "36", serviceId: "7" }]]),
    unsaved: new Map(),
    today: new Map([[1, { provider: "AT&T", monthly: centsOf(9_950), endsOn: "06/30/2027" }]]),
    printsSavings: true,
  };
  expect(JSON.parse(writeKeptSites(sites))).toEqual({
    v: 2,
    sites: ["1 Elm St", "2 Elm St"],
    done: "-d",
    by: "fiber",
    line: "dedicated",
    mbps: 500,
    term: "36",
    phones: 3,
    ip: true,
    backup: 0,
    picks: [[0, "cox", "36", "7"]],
    today: [[1, "AT&T", 9950, "06/30/2027"]],
    prints: true,
  });
  expect(queuedSitesOf({ ...sites, names: ["North", ""], found: ["No providers", ""] })).toEqual([
    { address: "1 Elm St", name: "North", found: "No providers", progress: { kind: "waiting" } },
    { address: "2 Elm St", progress: { kind: "pricedBefore" } },
  ]);
});

test("S3: default values take no space", () => {
  const plain = {
    answered: new Set<number>(),
    criterion: firstCriterion,
    choices: new Map(),
    unsaved: new Map(),
    today: new Map(),
    printsSavings: false,
  };
  expect(writeKeptSites({ addresses: ["1 Elm St"], ...plain })).toBe(
    '{"v":2,"sites":["1 Elm St"]}',
  );
});

test.each([
  null,
  7,
  "",
  "{",
  "null",
  '{"v":1,"sites":["1 Elm St"]}',
  '{"v":2}',
  '{"v":2,"sites":[]}',
  '{"v":2,"sites":"1 Elm St"}',
  '{"v":2,"sites":["1 Elm St",7]}',
  '{"v":2,"sites":[" "]}',
  '{"v":2,"sites":["1 Elm St"],"found":[7]}',
  '{"v":2,"sites":["1 Elm St"],"found":"No providers"}',
  `{"v":2,"sites":[${Array(101).fill('"1 Elm St"').join()}]}`,
  `{"v":2,"sites":["${"a".repeat(1001)}"]}`,
  `{"v":2,"sites":["1 Elm St"],"x":"${"a".repeat(500_000)}"}`,
  '{"v":2,"sites":["1 Elm St"],"done":1}',
  '{"v":2,"sites":["1 Elm St"],"by":"dearest"}',
  '{"v":2,"sites":["1 Elm St"],"by":1}',
  '{"v":2,"sites":["1 Elm St"],"mbps":"100"}',
  '{"v":2,"sites":["1 Elm St"],"mbps":-1}',
  '{"v":2,"sites":["1 Elm St"],"line":"any speed"}',
  '{"v":2,"sites":["1 Elm St"],"phones":-1}',
  '{"v":2,"sites":["1 Elm St"],"phones":1001}',
  '{"v":2,"sites":["1 Elm St"],"phones":1.5}',
  '{"v":2,"sites":["1 Elm St"],"ip":1}',
  '{"v":2,"sites":["1 Elm St"],"backup":"fast"}',
  '{"v":2,"sites":["1 Elm St"],"own":[[0,"{}"]]}',
  '{"v":2,"sites":["1 Elm St"],"unsaved":[[0,"{}"]]}',
  '{"v":2,"sites":["1 Elm St"],"today":[[0,"",-1,""]]}',
  '{"v":2,"sites":["1 Elm St"],"today":[[0,7,1,""]]}',
  '{"v":2,"sites":["1 Elm St"],"today":[[0,"",1]]}',
  '{"v":2,"sites":["1 Elm St"],"today":[[0,"",1,"",7]]}',
  '{"v":2,"sites":["1 Elm St"],"today":[[0,"",1,"","a","b"]]}',
  '{"v":2,"sites":["1 Elm St"],"mbps":1e9}',
  '{"v":2,"sites":["1 Elm St"],"term":""}',
  '{"v":2,"sites":["1 Elm St"],"picks":{}}',
  '{"v":2,"sites":["1 Elm St"],"picks":[[0,"a","b"]]}',
  '{"v":2,"sites":["1 Elm St"],"picks":[[0.5,"a","b","c"]]}',
  '{"v":2,"sites":["1 Elm St"],"picks":[[-1,"a","b","c"]]}',
  '{"v":2,"sites":["1 Elm St"],"picks":[[0,"a","b",3]]}',
  '{"v":2,"sites":["1 Elm St"],"picks":[7]}',
])("S3: the text %.60j is not a list", (text) => {
  expect(readKeptSites(text)).toBeNull();
});

test("S3: a list with a saved and an unsaved proposal of many services for each of a hundred sites is read", () => {
  const lines = Array.from({ length: 8 }, (_, at) => {
    const id = `service-${at}-of-the-offer-0123456789`;
    return { id, title: `Business Internet ${at} Gbps for 36 Months`, lines: 3, boxes: 1, mark: 0 };
  });
  const own = { ...ownProposal, label: "Spectrum, 36 Months", lines };
  const places = [...Array(100).keys()];
  const sites: KeptSites = {
    addresses: places.map((at) => `${at} Elm Street, Austin, TX 78701`),
    answered: new Set(places),
    criterion: firstCriterion,
    choices: new Map(
      places.map((at) => [at, { provider: "cox", term: "36", serviceId: "7", own }]),
    ),
    unsaved: new Map(places.map((at) => [at, own])),
    today: new Map(),
    printsSavings: false,
  };
  expect(readKeptSites(writeKeptSites(sites))).toEqual(sites);
});

test("S3: a list and texts of maximum length are read", () => {
  const longest = "a".repeat(1000);
  const sites = Array(100).fill("1 Elm St");
  const picks = Array.from({ length: 100 }, (_, place) => [place, "a", "b", longest]);
  expect(readKeptSites(JSON.stringify({ v: 2, sites }))?.addresses).toHaveLength(100);
  expect(readKeptSites(JSON.stringify({ v: 2, sites: [longest], mbps: 1_000_000 }))).not.toBeNull();
  const room = 100_000 - JSON.stringify({ v: 2, sites, x: "" }).length;
  expect(readKeptSites(JSON.stringify({ v: 2, sites, x: "a".repeat(room) }))).not.toBeNull();
  expect(readKeptSites(JSON.stringify({ v: 2, sites, picks: picks.slice(0, 90) }))).not.toBeNull();
});

test("S3: a choice for a missing site is left out", () => {
  const text = '{"v":2,"sites":["1 Elm St"],"picks":[[1,"a","b","c"]]}';
  expect(readKeptSites(text)?.choices.size).toBe(0);
});
