import { describe, expect, test } from "vitest";
import { isAnswerError } from "../../../src/core/api/errors.ts";
import { createHttpClient } from "../../../src/core/api/http-client.ts";
import { loadSettings } from "../../../src/core/api/settings.ts";
import { defaultConfig } from "../../../src/core/config.ts";
import { createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";

function load(answer: unknown) {
  const { http } = createFakeHttp(() => Response.json(answer));
  const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };
  return loadSettings(createHttpClient(defaultConfig, createFakePorts({ http }), session));
}

const read = (settings: unknown) => load({ data: { settings } });

const none = {
  siteColor: null,
  buttonTextColor: null,
  primaryLogo: null,
  navigationLogo: null,
  siteName: null,
  siteLogo: null,
  favicon: null,
  proposalValidDays: null,
  currency: "USD",
  printsSites: false,
  forgotPasswordUri: null,
  capabilities: [],
  roles: [],
  agent: { firstName: "", lastName: "", email: "" },
};

test("2 §3: the settings are read under our own names", async () => {
  const settings = await read({
    site_color: "#0c304c, 1",
    button_text_color: "#FFFFFF, 1",
    primary_logo: "data:image/png;base64,AA==",
    navigation_logo: "/logo.png",
    siteName: "Portal",
    siteLogo: "/site.png",
    favicon: "/icon.png",
    forgotPasswordUri: "/user/password",
    proposal_valid_days: 30,
    currency: "CAD",
    proposal_sites: 1,
    capabilities: ["scout:access", "contracts:generate:all"],
    something_new: { deep: true },
  });
  expect(settings).toEqual({
    siteColor: "#0c304c, 1",
    buttonTextColor: "#FFFFFF, 1",
    primaryLogo: "data:image/png;base64,AA==",
    navigationLogo: "/logo.png",
    siteName: "Portal",
    siteLogo: "/site.png",
    favicon: "/icon.png",
    forgotPasswordUri: "/user/password",
    proposalValidDays: 30,
    currency: "CAD",
    printsSites: true,
    capabilities: ["scout:access", "contracts:generate:all"],
    roles: [],
    agent: none.agent,
  });
});

test("M5: members of the header are read in both spellings; the camel-case one wins", async () => {
  const snake = { site_name: "a", site_logo: "/b.png", forgot_password_uri: "/c" };
  const named = { siteName: "a", siteLogo: "/b.png", forgotPasswordUri: "/c" };
  expect(await read(snake)).toMatchObject(named);
  const camel = { siteName: "d", siteLogo: "/e.png", forgotPasswordUri: "/f" };
  expect(await read({ ...snake, ...camel })).toMatchObject(camel);
});

test.for([
  ["14", 14],
  [0, null],
  [-3, null],
  [1.5, null],
  ["soon", null],
  [null, null],
] as const)(
  "N16: a number of days that is sent as %j is read as %j",
  async ([proposal_valid_days, days]) => {
    expect(await read({ proposal_valid_days })).toMatchObject({ proposalValidDays: days });
  },
);

test("2 §3: the roles of the user are read from the settings", async () => {
  const { roles } = await read({ user: { id: "7", roles: ["administrator", " "] } });
  expect(roles).toEqual(["administrator"]);
});

describe("I16: the agent", () => {
  const agent = { firstName: "Dana", lastName: "Whitfield", email: "dana@example.com" };
  const wire = { first_name: "Dana", last_name: "Whitfield", email: "dana@example.com" };

  test.for([
    ["beside the settings", wire, agent],
    ["under user", { user: wire }, agent],
    ["in both: the nearer one", { ...wire, user: { first_name: "Luis" } }, agent],
    ["in part", { first_name: "Dana", user: { email: wire.email } }, { ...agent, lastName: "" }],
    [
      "with a telephone number",
      { ...wire, phone: "(512) 555-0143", user: { phone: "1" } },
      { ...agent, phone: "(512) 555-0143" },
    ],
    ["with a number under user", { ...wire, user: { phone: 1 } }, { ...agent, phone: "1" }],
    ["odd", { first_name: {}, user: "Dana" }, none.agent],
    ["an odd user", { user: [] }, none.agent],
  ] as const)("%s", async ([, settings, expected]) => {
    expect((await read(settings)).agent).toEqual(expected);
  });
});

describe("capabilities", () => {
  test.for([
    ["a list", ["a", "b"], ["a", "b"]],
    ["an object with number keys", { "0": "a", "2": "b" }, ["a", "b"]],
    ["an object with names", { access: "a" }, ["a"]],
    ["one word", "a", ["a"]],
    ["one word with margins", " a ", ["a"]],
    ["words among other things", ["a", 1, null, true, ["b"], { c: "d" }, "", " "], ["a"]],
    ["an empty list", [], []],
    ["an empty object", {}, []],
    ["empty text", "", []],
    ["null", null, []],
    ["nothing", undefined, []],
    ["a number", 7, []],
    ["true", true, []],
  ] as const)("M5: %s", async ([, capabilities, expected]) => {
    expect((await read({ capabilities })).capabilities).toEqual(expected);
  });
});

describe("texts", () => {
  test.for([
    [" #fff, 1 ", "#fff, 1"],
    ["", null],
    ["  ", null],
    [null, null],
    [undefined, null],
    [7, "7"],
    [["first", "second"], "first"],
    [[], null],
    [true, null],
    [{ value: "x" }, null],
  ] as const)("M5: %j is read as %j", async ([value, expected]) => {
    const members = { site_color: value, primary_logo: value, siteName: value };
    expect(await read(members)).toMatchObject({
      siteColor: expected,
      primaryLogo: expected,
      siteName: expected,
    });
  });
});

test.for([
  ["null settings", { data: { settings: null } }],
  ["an empty PHP object", { data: { settings: [] } }],
  ["no settings", { data: {} }],
  ["an empty PHP object of data", { data: [] }],
] as const)("M5: %s are empty settings", async ([, answer]) => {
  expect(await load(answer)).toEqual(none);
});

test.for([
  null,
  [],
  "text",
  7,
  {},
  { data: null },
  { data: "x" },
  { settings: {} },
  { data: { settings: "x" } },
  { data: { settings: 7 } },
])("M5: %j is not an answer with settings", async (answer) => {
  const error = await load(answer).catch((cause: unknown) => cause);
  expect(isAnswerError(error)).toBe(true);
  expect(error).toMatchObject({ message: "The settings cannot be read." });
});

test("W7: a member named __proto__ gives no capability", async () => {
  const { http } = createFakeHttp(
    () => new Response('{"data":{"settings":{"__proto__":{"capabilities":["scout:access"]}}}}'),
  );
  const session = { usableToken: () => Promise.resolve(null), refuse: () => {} };
  const client = createHttpClient(defaultConfig, createFakePorts({ http }), session);
  expect(await loadSettings(client)).toEqual(none);
  expect("capabilities" in {}).toBe(false);
});
