import { describe, expect, test } from "vitest";
import { createSessionStorage } from "../../../src/core/session/stored-session.ts";
import { createFakeBrowser } from "../../support/fake-ports.ts";

const tokenKey = "app-portal_access_token";

function open(
  entries: Readonly<Record<string, string>> = {},
  {
    hostname = "portal.example",
    productDomain = "scout",
    issuer = null,
  }: { hostname?: string; productDomain?: string; issuer?: string | null } = {},
) {
  const browser = createFakeBrowser(entries);
  const warnings: string[] = [];
  const openTab = () =>
    createSessionStorage(browser.tab(), {
      hostname,
      productDomain,
      issuer,
      onForeignState: () => warnings.push("foreign"),
    });
  return { stored: openTab(), openTab, content: browser.content, wipe: browser.wipe, warnings };
}

const stateOf = (content: ReadonlyMap<string, string>): unknown =>
  JSON.parse(content.get("state") ?? "null");

describe("the storage keys", () => {
  test.for([
    ["scout.example", "scout", "app-scout"],
    ["www.scout.example.com", "scout", "app-scout"],
    ["my-scouting.example", "scout", "app-scout"],
    ["portal.example", "scout", "app-portal"],
    ["sco.ut", "scout", "app-portal"],
    ["localhost", "scout", "app-portal"],
    ["", "scout", "app-portal"],
    ["localhost", "local", "app-scout"],
  ] as const)(
    "A1: on %s with the product domain %s, the keys start with %s",
    ([hostname, productDomain, prefix]) => {
      const { stored, content } = open({}, { hostname, productDomain });
      stored.write({ token: "t", loginSource: "internal" });
      expect([...content.keys()].sort()).toEqual([`${prefix}_access_token`, "state"]);
    },
  );

  test("A1, B2: an API that the page does not name has its own keys, and leaves the others alone", () => {
    const issuer = "https://api.example";
    const own = `app-portal_${issuer}_access_token`;
    const { stored, content } = open({ [tokenKey]: "page", state: '{"token":"page"}' }, { issuer });
    stored.repair();
    expect(stored.read()).toEqual({ token: null, loginSource: "external" });
    stored.write({ token: "t", loginSource: "internal" });
    expect(Object.fromEntries(content)).toEqual({
      [tokenKey]: "page",
      state: '{"token":"page"}',
      [own]: "t",
      [`state_${issuer}`]: '{"token":"t","login_source":"internal"}',
    });
    expect(stored.read()).toEqual({ token: "t", loginSource: "internal" });
    stored.clear();
    expect([...content.keys()]).toEqual([tokenKey, "state"]);
  });

  test("A1: both keys agree after writing", () => {
    const { stored, content } = open();
    stored.write({ token: "t", loginSource: "internal" });
    expect(content.get(tokenKey)).toBe("t");
    expect(stateOf(content)).toEqual({ token: "t", login_source: "internal" });
    expect(stored.read()).toEqual({ token: "t", loginSource: "internal" });
  });

  test("A1: a session without a token leaves no token key", () => {
    const { stored, content } = open({ [tokenKey]: "old" });
    stored.write({ token: null, loginSource: "external" });
    expect(content.has(tokenKey)).toBe(false);
    expect(stored.read().token).toBeNull();
  });
});

describe("reading a session", () => {
  test("A1: empty storage means signed out", () => {
    const { stored, content } = open();
    expect(stored.read()).toEqual({ token: null, loginSource: "external" });
    expect(content.size).toBe(0);
  });

  test("A1: the state's token is used if the token key is missing or empty", () => {
    const state = JSON.stringify({ token: "s", login_source: "internal" });
    const session = { token: "s", loginSource: "internal" };
    expect(open({ state }).stored.read()).toEqual(session);
    expect(open({ state, [tokenKey]: "" }).stored.read()).toEqual(session);
  });

  test("A1: the token key takes precedence over a different state", () => {
    const { stored } = open({ [tokenKey]: "t", state: '{"token":"s","login_source":"internal"}' });
    expect(stored.read()).toEqual({ token: "t", loginSource: "internal" });
  });

  test("A1: reading writes nothing, and repairing corrects the state and keeps its members", () => {
    const state = '{"token":"s","login_source":"internal","theme":"dark"}';
    const { stored, content } = open({ [tokenKey]: "t", state });
    stored.read();
    expect(content.get("state")).toBe(state);
    stored.repair();
    expect(stateOf(content)).toEqual({ token: "t", login_source: "internal", theme: "dark" });
  });

  test("A1: a state that is already correct is not written again", () => {
    const state = '{ "token": "t" }';
    const { stored, content } = open({ [tokenKey]: "t", state });
    stored.repair();
    expect(content.get("state")).toBe(state);
  });

  test.for([
    ["internal", "internal"],
    ["external", "external"],
    ["Internal", "external"],
    ["internal ", "external"],
    ["", "external"],
    [true, "external"],
    [null, "external"],
    [["internal"], "external"],
    [{ internal: true }, "external"],
  ] as const)("A8: a stored login source of %j is read as %s", ([login_source, loginSource]) => {
    const state = JSON.stringify({ token: "t", login_source });
    expect(open({ state }).stored.read().loginSource).toBe(loginSource);
  });

  test.for([7, true, null, "", ["t"], { t: "t" }])(
    "A2: a token member of type %j is not a token",
    (token) => {
      expect(open({ state: JSON.stringify({ token }) }).stored.read().token).toBeNull();
    },
  );
});

describe("a state of another script", () => {
  const foreign = ["", "theme=dark", "null", "[]", '["t"]', '"text"', "7", "true", "{", "\0"];

  test.for(foreign)("A2: the state %j stays unchanged", (state) => {
    const { stored, content, warnings } = open({ [tokenKey]: "t", state });
    expect(stored.read()).toEqual({ token: "t", loginSource: "external" });
    stored.repair();
    stored.write({ token: "u", loginSource: "internal" });
    expect(stored.read().token).toBe("u");
    stored.clear();
    expect([...content]).toEqual([["state", state]]);
    expect(warnings).toEqual(["foreign"]);
  });

  test("A2: members of other scripts survive writing and clearing", () => {
    const { stored, content, warnings } = open({
      state: '{"theme":"dark","cart":[1,{"a":null}]}',
    });
    stored.write({ token: "t", loginSource: "internal" });
    expect(stateOf(content)).toEqual({
      theme: "dark",
      cart: [1, { a: null }],
      token: "t",
      login_source: "internal",
    });
    stored.clear();
    expect(stateOf(content)).toEqual({ theme: "dark", cart: [1, { a: null }] });
    expect(warnings).toEqual([]);
  });

  test("A2: clearing removes a state that has only our members", () => {
    const { stored, content } = open();
    stored.write({ token: "t", loginSource: "internal" });
    stored.clear();
    expect(content.size).toBe(0);
  });

  test("A2: clearing empty storage leaves it empty", () => {
    const { stored, content } = open();
    stored.clear();
    expect(content.size).toBe(0);
  });

  test("W7: a member named __proto__ stays a member", () => {
    const { stored, content } = open({ state: '{"__proto__":{"token":"evil"},"theme":"dark"}' });
    expect(stored.read().token).toBeNull();
    stored.write({ token: "t", loginSource: "external" });
    expect(content.get("state")).toContain('"__proto__":{"token":"evil"}');
    stored.clear();
    expect(content.get("state")).toBe('{"__proto__":{"token":"evil"},"theme":"dark"}');
    expect("token" in {}).toBe(false);
  });
});

describe("other tabs", () => {
  test("A11: changes of either key and cleared storage are reported", () => {
    const { stored, openTab, wipe } = open();
    let heard = 0;
    stored.subscribe(() => {
      heard += 1;
    });
    openTab().write({ token: "t", loginSource: "internal" });
    expect(heard).toBe(2);
    openTab().clear();
    expect(heard).toBe(4);
    wipe();
    expect(heard).toBe(5);
  });

  test("A11: other keys are not reported, and nothing is after unsubscribing", () => {
    const browser = createFakeBrowser();
    const tab = browser.tab();
    let heard = 0;
    const options = {
      hostname: "",
      productDomain: "scout",
      issuer: null,
      onForeignState: () => {},
    };
    const stop = createSessionStorage(browser.tab(), options).subscribe(() => {
      heard += 1;
    });
    tab.write("theme", "dark");
    tab.write("app-scout_access_token", "another product's");
    expect(heard).toBe(0);
    stop();
    tab.write(tokenKey, "t");
    expect(heard).toBe(0);
  });
});
