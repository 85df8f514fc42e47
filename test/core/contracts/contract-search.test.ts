import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contractMessages } from "../../../src/core/contracts/contract-messages.ts";
import { contractStatesIn, findContracts } from "../../../src/core/contracts/contract-search.ts";
import { contractMeaningOf } from "../../../src/core/contracts/contract-status.ts";
import {
  type ContractView,
  contractViewIn,
  everyContract,
  queryOfView,
} from "../../../src/core/contracts/contract-view.ts";
import { aContract } from "./a-contract.ts";

const contracts = [
  aContract({ customerName: "Élan Studios", providerName: "AT&T", state: "In Review", guid: "1" }),
  aContract({ customerName: "Acme", providerName: "Cox", state: "", guid: "2" }),
  aContract({ customerName: "Dune", providerName: "Comcast", state: "Expired", guid: "3" }),
  aContract({ customerName: "Acme West", providerName: "Cox", state: "COMPLETED", guid: "4" }),
  aContract({ customerName: "Cedar", providerName: "Zayo", state: "draft", guid: "5" }),
];
const dateOf = () => "01/05/2026";
const found = (view: Partial<ContractView>) =>
  findContracts(contracts, { ...everyContract, ...view }, dateOf, contractMessages).map(
    ({ guid }) => guid,
  );

describe("O9: a search finds contracts", () => {
  test.for([
    ["", ["1", "2", "3", "4", "5"]],
    ["  acme ", ["2", "4"]],
    ["west acme", ["4"]],
    ["elan", ["1"]],
    ["at&t review", ["1"]],
    ["price again", ["3"]],
    ["01/05/2026 cox", ["2", "4"]],
    ["nothing", []],
  ] as const)("the words %j find contracts, which stay in their order", ([keyword, guids]) => {
    expect(found({ keyword })).toEqual(guids);
  });

  test.for([
    ["draft", ["2", "5"]],
    ["expired", ["3"]],
    ["completed", ["4"]],
    ["in review", ["1"]],
    ["unknown", []],
    ["constructor", []],
  ] as const)("the state %j finds contracts", ([state, guids]) => {
    expect(found({ state })).toEqual(guids);
  });

  test("words and a state find the contracts that match both", () => {
    expect(found({ state: "draft", keyword: "cox" })).toEqual(["2"]);
  });
});

test("O9: a search finds a contract by its address", () => {
  const query = { address: "88 Market Street" };
  const withAddress = [...contracts, aContract({ guid: "6", query })];
  const view = { ...everyContract, keyword: "market 88" };
  expect(
    findContracts(withAddress, view, dateOf, contractMessages).map(({ guid }) => guid),
  ).toEqual(["6"]);
});

test("O9: the states of a list are counted, and those that need an action come first", () => {
  expect(contractStatesIn(contracts, "", contractMessages)).toEqual([
    { key: "draft", text: "draft", count: 2 },
    { key: "completed", text: "ready to create", count: 1 },
    { key: "expired", text: "price again in scout", count: 1 },
    { key: "in review", text: "in review", count: 1 },
  ]);
});

test("O9: a state in the address stays a choice even if no contract has it", () => {
  expect(contractStatesIn([], "expired", contractMessages)).toEqual([
    { key: "expired", text: "price again in scout", count: 0 },
  ]);
  expect(contractStatesIn([], "", contractMessages)).toEqual([]);
});

test.for([
  ["Completed", "success"],
  ["expired", "warning"],
  ["", "work"],
  ["Draft", "other"],
  ["Cancelled", "other"],
  ["__proto__", "other"],
] as const)("O10: the state %j means %s", ([state, meaning]) => {
  expect(contractMeaningOf({ state })).toBe(meaning);
});

describe("O9: the view is stored in the address", () => {
  test.for([
    ["?keyword=+a+b+&state=Expired&sort=-customer", { keyword: "a b", state: "expired" }],
    ["?state=+", { state: "" }],
    ["", {}],
  ] as const)("%s is read from the address", ([search, given]) => {
    const sort = search.includes("sort") ? { key: "customer", isDescending: true } : null;
    expect(contractViewIn(search)).toEqual({ ...everyContract, ...given, sort });
  });

  test.for(["size", "-", "", "-size", "constructor"])("the order %j is ignored", (sort) => {
    expect(contractViewIn(`?sort=${sort}`).sort).toBeNull();
  });

  test("a stored view is read back, and the default view leaves the query empty", () => {
    expect(queryOfView(everyContract)).toEqual({ keyword: null, state: null, sort: null });
    const words = fc.string().map((text) => text.trim());
    const sorts = fc.constantFrom("created", "customer", "provider", "status");
    const sort = fc.option(fc.record({ key: sorts, isDescending: fc.boolean() }));
    const views = fc.record({
      keyword: words,
      state: words.map((text) => text.toLowerCase().trim()),
      sort,
    });
    fc.assert(
      fc.property(views, (view) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(queryOfView(view))) {
          if (value !== null) query.set(name, value);
        }
        expect(contractViewIn(`?${query}`)).toEqual(view);
      }),
    );
  });
});
