import { describe, expect, test } from "vitest";
import { type Config, defaultConfig, joinConfig, readConfig } from "../../src/core/config.ts";

const getToken = () => Promise.resolve(null);
const onEvent = () => {};
const onMetric = () => {};

/** A valid value of each key, and its type. */
const keys: Readonly<
  Record<
    keyof Config,
    readonly [
      unknown,
      "text" | "flag" | "list" | "origins" | "act" | "style" | "memory" | "density" | "words",
    ]
  >
> = {
  apiBase: ["https://api.example", "text"],
  brand: ["acme", "text"],
  productName: ["Scout", "text"],
  productDomain: ["scout", "text"],
  externalPortalUrl: ["https://portal.example", "text"],
  portalBase: ["https://portal.example", "text"],
  signInUri: ["/login/", "text"],
  signOutUri: ["/end-session", "text"],
  siteFamily: [["a.example"], "list"],
  trustedOrigins: [["https://a.example"], "origins"],
  sandboxHosts: [["a.example"], "list"],
  batchApiStyle: ["api", "style"],
  googleAnalyticsId: ["G-1", "text"],
  csrf: [true, "flag"],
  mapApiKey: ["key", "text"],
  pdfAssetsBase: ["/pdf", "text"],
  allowedEmbedScriptOrigins: [["https://a.example"], "origins"],
  hideInstallFeeTable: [true, "flag"],
  contentSelectors: [["main"], "list"],
  embedOrigins: [["https://a.example"], "origins"],
  imageOrigins: [["https://a.example"], "origins"],
  rememberAddresses: ["device", "memory"],
  rememberProposals: ["session", "memory"],
  keepProposalsAfterSignOut: [true, "flag"],
  shortcuts: [false, "flag"],
  density: ["comfortable", "density"],
  locale: ["es-US", "text"],
  messages: [{ en: { "login-form.submit": "Go" } }, "words"],
  getToken: [getToken, "act"],
  onEvent: [onEvent, "act"],
  onMetric: [onMetric, "act"],
};

const samples: readonly unknown[] = [
  undefined,
  null,
  "",
  "text",
  "api",
  "plain",
  "compact",
  0,
  1,
  Number.NaN,
  10n,
  true,
  false,
  [],
  ["a"],
  ["https://a.example"],
  ["a", 1],
  [null],
  {},
  { length: 1, 0: "a" },
  getToken,
  Symbol("s"),
  new Date(0),
  Object("text"),
  Object(true),
];

const isOrigins = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => entry === "https://a.example");
const isRight = {
  text: (value: unknown) => typeof value === "string",
  flag: (value: unknown) => value === true || value === false,
  list: (value: unknown) =>
    Array.isArray(value) && value.every((entry) => typeof entry === "string"),
  origins: isOrigins,
  act: (value: unknown) => value === null || typeof value === "function",
  style: (value: unknown) => value === "" || value === "api" || value === "plain",
  memory: (value: unknown) => value === "none" || value === "session" || value === "device",
  density: (value: unknown) => value === "comfortable" || value === "compact",
  words: (value: unknown) =>
    Object(value) === value && typeof value !== "function" && !Array.isArray(value),
};

describe("a configuration source", () => {
  test("B15: a configuration source has only keys that the table lists", () => {
    expect(Object.keys(defaultConfig).sort()).toEqual(Object.keys(keys).sort());
  });

  test.for(Object.entries(keys))("%s is read", ([key, [value]]) => {
    expect(readConfig({ [key]: value })).toEqual({ config: { [key]: value }, ignored: [] });
  });

  test.for(Object.entries(keys))(
    "%s of the wrong type is ignored and reported",
    ([key, [, kind]]) => {
      for (const value of samples) {
        // A list with an invalid origin is reported differently: the next test covers it.
        if (kind === "origins" && isRight.list(value) && !isOrigins(value)) continue;
        const isTaken = isRight[kind](value);
        const expected = isTaken
          ? { config: { [key]: value }, ignored: [] }
          : { config: {}, ignored: [key] };
        expect(readConfig({ [key]: value }), String(value)).toEqual(expected);
      }
    },
  );

  test.for(Object.entries(defaultConfig))("the default of %s is valid", ([key, value]) => {
    expect(readConfig({ [key]: value })).toEqual({ config: { [key]: value }, ignored: [] });
  });

  test("1 §9, L17: the install fee table is not hidden by default", () => {
    expect(defaultConfig.hideInstallFeeTable).toBe(false);
  });

  const originKeys = Object.entries(keys).flatMap(([key, [, kind]]) =>
    kind === "origins" ? [key] : [],
  );
  test.for(originKeys)("%s: origins are normalised as browsers do", (key) => {
    for (const entry of [
      "HTTPS://A.Example",
      "https://a.example/",
      "https://a.example:443",
      " https://a.example\n",
    ]) {
      expect(readConfig({ [key]: [entry] }), entry).toEqual({
        config: { [key]: ["https://a.example"] },
        ignored: [],
      });
    }
  });

  test.for(originKeys)(
    "%s: an entry that is not an origin is dropped, and reported with the origin that it may mean",
    (key) => {
      const meant = "; did you mean https://a.example?";
      const refused: Readonly<Record<string, string>> = {
        "https://A.example/forms": meant,
        "https://a.example?x": meant,
        "https://a.example/#x": meant,
        "https://me:x@a.example": meant,
        "a.example": meant,
        "a.example/forms": meant,
        "*": "",
        "": "",
        null: "",
        "data:text/html,x": "",
        "javascript:0": "",
      };
      for (const [entry, hint] of Object.entries(refused)) {
        expect(readConfig({ [key]: ["https://b.example", entry] }), entry).toEqual({
          config: { [key]: ["https://b.example"] },
          ignored: [`${key}: ${entry}${hint}`],
        });
      }
    },
  );

  test("known keys are read and unknown ones are reported", () => {
    const all = Object.fromEntries(Object.entries(keys).map(([key, [value]]) => [key, value]));
    const reading = readConfig({ ...all, colour: "red", api_base: "x", BRAND: "x", "": 1 });
    expect(reading.config).toEqual(all);
    expect([...reading.ignored].sort()).toEqual(["", "BRAND", "api_base", "colour"]);
  });

  test.for([undefined, null, "text", 7, true, [], [{ brand: "acme" }], () => {}])(
    "%s is not an object",
    (source) => {
      expect(readConfig(source)).toEqual({ config: {}, ignored: ["(not an object)"] });
    },
  );

  test.for([
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "valueOf",
    "__defineGetter__",
  ])("W7: the key %s is unknown, and changes no prototype", (key) => {
    const source: unknown = JSON.parse(`{"${key}":{"brand":"evil","csrf":true},"brand":"acme"}`);
    const { config, ignored } = readConfig(source);
    expect(ignored).toEqual([key]);
    expect(Object.entries(config)).toEqual([["brand", "acme"]]);
    expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
    expect(joinConfig(config).csrf).toBe(false);
    expect("csrf" in {}).toBe(false);
  });

  test("W7: only own members are read", () => {
    expect(readConfig(Object.create({ brand: "inherited" }))).toEqual({ config: {}, ignored: [] });
  });
});

describe("joined sources", () => {
  test("without a source, the result is a new object with the defaults", () => {
    expect(joinConfig()).toEqual(defaultConfig);
    expect(joinConfig()).not.toBe(defaultConfig);
  });

  test("later sources take precedence over earlier ones, member by member", () => {
    const blocks = { brand: "block", apiBase: "/block", csrf: true };
    const configured = { brand: "configured", productName: "Product" };
    const attributes = { brand: "attribute" };
    expect(joinConfig(blocks, configured, attributes)).toEqual({
      ...defaultConfig,
      apiBase: "/block",
      csrf: true,
      productName: "Product",
      brand: "attribute",
    });
  });

  test("a later source can restore a default", () => {
    expect(joinConfig({ csrf: true, apiBase: "/x" }, { csrf: false, apiBase: "" })).toEqual(
      defaultConfig,
    );
  });

  test("a list of a later source replaces an earlier one", () => {
    expect(joinConfig({ siteFamily: ["a"] }, { siteFamily: ["b"] }).siteFamily).toEqual(["b"]);
  });

  test("the sources are not modified", () => {
    const source = Object.freeze({ brand: "acme" });
    joinConfig(source, Object.freeze({ brand: "other" }));
    expect(source).toEqual({ brand: "acme" });
    expect(defaultConfig.brand).toBe("sandler");
  });
});
