import { describe, expect, test } from "vitest";
import { defaultConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import { signal } from "../../../src/core/signals.ts";
import {
  createLoginFormModel,
  type LoginFormEvents,
} from "../../../src/elements/login-form/login-form.model.ts";
import { createFakeHttp, createFakePorts, settle } from "../../support/fake-ports.ts";
import { quietContext } from "../../support/quiet-context.ts";

interface Given {
  readonly path?: string;
  readonly routing?: "page" | "portal" | "none";
  readonly context?: "default" | "microsite";
  readonly forgotPasswordUri?: string;
}

/** The sign-in at an address, on a server that asks for a code. */
function open({
  path = "/login/",
  routing = "page",
  context = "default",
  forgotPasswordUri,
}: Given = {}) {
  const sent: Record<string, unknown>[] = [];
  const { http, calls } = createFakeHttp(({ url, init }) => {
    if (url.includes("settings"))
      return Response.json({ data: { settings: { forgotPasswordUri } } });
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ code: url.endsWith("/login") ? 200 : 401 });
  });
  const core = createCore(defaultConfig, createFakePorts({ http }));
  const origin = "https://portal.example";
  let href = origin + path;
  const current = signal({ search: new URL(href).search, state: {} });
  const around = quietContext<LoginFormEvents>();
  const model = createLoginFormModel({
    ...around,
    core,
    attributes: signal({ context, routing, view: "login", destination: "/by-attribute" }),
    address: {
      ...around.address,
      current,
      get base() {
        return href;
      },
      enter(to, state) {
        href = origin + to;
        current.value = { search: new URL(href).search, state };
        return true;
      },
    },
  });
  const logIn = async () => {
    model.logIn({
      username: "\u200bdana\u2060@acme.example ",
      password: "secret\u200b",
      isPersistent: true,
    });
    await settle();
  };
  const verify = async () => {
    model.verify("12345678");
    await settle();
  };
  const destinations = () => sent.map(({ options }) => Reflect.get(Object(options), "destination"));
  return { model, sent, calls, logIn, verify, destinations, at: () => href.slice(origin.length) };
}

describe("ZC19: the destination goes with login and code alike", () => {
  test.for(["page", "portal"] as const)("routing %s", async (routing) => {
    const query = "?destination=%2Fscout%2Fbulk";
    const { model, logIn, verify, destinations, at } = open({ path: `/login/${query}`, routing });
    await logIn();
    expect(at()).toBe(`/verify/${query}`);
    await verify();
    expect(model.stepHrefOf("/login/")).toBe(`/login/${query}`);
    model.show("login");
    expect(at()).toBe(`/login/${query}`);
    await logIn();
    await verify();
    expect(destinations()).toEqual(Array(4).fill("/scout/bulk"));
  });

  test("the attribute holds where the address names none", async () => {
    const { logIn, verify, destinations } = open();
    await logIn();
    await verify();
    expect(destinations()).toEqual(["/by-attribute", "/by-attribute"]);
  });

  test("a code step without a name keeps it on the way to the login", () => {
    expect(open({ path: "/verify/?destination=%2Fscout" }).at()).toBe(
      "/login/?destination=%2Fscout",
    );
  });
});

test("ZC22: a user name has no invisible characters, a password keeps them", async () => {
  const { model, sent, logIn } = open();
  await logIn();
  expect(sent[0]).toMatchObject({ username: "dana@acme.example", password: "secret\u200b" });
  expect(model.step.peek().username).toBe("dana@acme.example");
  model.show("password", " dana\u200b ");
  expect(model.step.peek().username).toBe("dana");
  model.resetPassword("dana\ufeff");
  await settle();
  expect(sent[1]).toMatchObject({ username: "dana", user_login: "dana" });
});

describe("ZC9: the password reset", () => {
  test.for([
    ["microsite", "/user/password", true],
    ["microsite", undefined, false],
    ["default", undefined, true],
  ] as const)("in the context %s with the address %s: %s", async ([context, uri, isOffered]) => {
    const { model } = open({ context, ...(uri && { forgotPasswordUri: uri }) });
    expect(model.hasReset.peek()).toBe(context === "default");
    await settle();
    expect(model.hasReset.peek()).toBe(isOffered);
  });

  test("outside a micro-site nothing is requested for it", () => {
    expect(open().calls).toEqual([]);
  });
});
