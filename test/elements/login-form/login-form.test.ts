import { describe, expect, test } from "vitest";
import { deferred } from "../../support/fake-ports.ts";
import { openModel } from "../../support/open-model.ts";

interface Given {
  readonly path?: string;
  readonly routing?: "page" | "portal" | "none";
  readonly context?: "default" | "microsite";
  readonly forgotPasswordUri?: string;
  /** The settings are answered once this resolves. */
  readonly waitFor?: Promise<unknown>;
}

const origin = "https://portal.example";

/** The sign-in at an address, on a server that asks for a code. */
async function open({
  path = "/login/",
  routing = "page",
  context = "default",
  forgotPasswordUri,
  waitFor,
}: Given = {}) {
  const sent: Record<string, unknown>[] = [];
  const answerWith = (code: number) => async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ code });
  };
  const screen = await openModel("login-form", {
    url: origin + path,
    attributes: { context, routing, view: "login", destination: "/by-attribute" },
    answers: {
      async "GET /api/v1/site-connector/settings"() {
        await waitFor;
        return Response.json({ data: { settings: { forgotPasswordUri } } });
      },
      "POST /api/sandler-auth/v1/login": answerWith(200),
      "POST /api/sandler-auth/v1/verify": answerWith(401),
      "POST /api/v1/user/password/reset/": answerWith(401),
    },
  });
  const { model, page, answered } = screen;
  const logIn = () => {
    model.logIn({
      username: "\u200bdana\u2060@acme.example ",
      password: "secret\u200b",
      isPersistent: true,
    });
    return answered();
  };
  const verify = () => {
    model.verify("12345678");
    return answered();
  };
  const destinations = () => sent.map(({ options }) => Reflect.get(Object(options), "destination"));
  return {
    ...screen,
    sent,
    logIn,
    verify,
    destinations,
    at: () => page.href().slice(origin.length),
  };
}

describe("ZC19: the destination goes with login and code alike", () => {
  test.for(["page", "portal"] as const)("routing %s", async (routing) => {
    const query = "?destination=%2Fscout%2Fbulk";
    const { model, logIn, verify, destinations, at } = await open({
      path: `/login/${query}`,
      routing,
    });
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
    const { logIn, verify, destinations } = await open();
    await logIn();
    await verify();
    expect(destinations()).toEqual(["/by-attribute", "/by-attribute"]);
  });

  test("a code step without a name keeps it on the way to the login", async () => {
    expect((await open({ path: "/verify/?destination=%2Fscout" })).at()).toBe(
      "/login/?destination=%2Fscout",
    );
  });
});

test("ZC22: a user name has no invisible characters, a password keeps them", async () => {
  const { model, sent, logIn, answered } = await open();
  await logIn();
  expect(sent[0]).toMatchObject({ username: "dana@acme.example", password: "secret\u200b" });
  expect(model.step.peek().username).toBe("dana@acme.example");
  model.show("password", " dana\u200b ");
  expect(model.step.peek().username).toBe("dana");
  model.resetPassword("dana\ufeff");
  await answered();
  expect(sent[1]).toMatchObject({ username: "dana", user_login: "dana" });
});

describe("ZC9: the password reset", () => {
  test.for([
    ["microsite", "/user/password", true],
    ["microsite", undefined, false],
    ["default", undefined, true],
  ] as const)("in the context %s with the address %s: %s", async ([context, uri, isOffered]) => {
    const { promise: waitFor, resolve: answer } = deferred<null>();
    const given = { context, waitFor, ...(uri && { forgotPasswordUri: uri }) };
    const { model, answered } = await open(given);
    expect(model.hasReset.peek()).toBe(context === "default");
    answer(null);
    await answered();
    expect(model.hasReset.peek()).toBe(isOffered);
  });

  test("outside a micro-site nothing is requested for it", async () => {
    const { calls, answered } = await open();
    await answered();
    expect(calls).toEqual([]);
  });
});
