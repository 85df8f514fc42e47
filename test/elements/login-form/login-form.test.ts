import { describe, expect, test } from "vitest";
import { markedState } from "../../../src/core/stores/kept/handed-over.ts";
import { stepState } from "../../../src/elements/login-form/sign-in-step.conversions.ts";
import { aUserAgent, deferred, nowSeconds } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";

type Answer = () => Response | Promise<Response>;

interface Given extends Omit<ModelGivenFor<"login-form">, "url" | "answers"> {
  /** Path, query and fragment of the page. */
  readonly at?: string;
  /**
   * The answers of a request in turn; the last one repeats. By default a code is sent, and then refused.
   */
  readonly logIn?: readonly Answer[];
  readonly verify?: readonly Answer[];
  readonly reset?: readonly Answer[];
  readonly settings?: Answer;
}

const origin = "https://portal.example";
const json =
  (content: unknown, status = 200): Answer =>
  () =>
    Response.json(content, { status });
const codeSent = json({ code: 200 });
const offline: Answer = () => Response.error();

const claims = { iat: nowSeconds, exp: nowSeconds + 3600, ura: aUserAgent };
const token = makeToken(claims);

const calls = {
  logIn: "POST /api/sandler-auth/v1/login",
  verify: "POST /api/sandler-auth/v1/verify",
  reset: "POST /api/v1/user/password/reset/",
  track: "POST /api/v1/sandler-stats/track-event",
} as const;

/** Opens the sign-in at an address; by default on a page of its own at `/login/`. */
async function open({
  at = "/login/",
  logIn = [codeSent],
  verify = [json({ code: 401 })],
  reset = [json({ status: "ok" })],
  settings = json({ data: { settings: {} } }),
  attributes = {},
  ...given
}: Given = {}) {
  const sent: Record<string, unknown>[] = [];
  function inTurn(answers: readonly Answer[]) {
    const left = [...answers];
    return async (request: Request) => {
      sent.push(await request.json());
      const answer = left.length > 1 ? left.shift() : left[0];
      return answer?.() ?? Response.error();
    };
  }
  const screen = await openModel("login-form", {
    ...given,
    url: origin + at,
    attributes: { routing: "page", ...attributes },
    answers: {
      "GET /api/v1/site-connector/settings": settings,
      [calls.logIn]: inTurn(logIn),
      [calls.verify]: inTurn(verify),
      [calls.reset]: inTurn(reset),
      [calls.track]: json({}),
    },
  });
  const { model, page, clock, answered } = screen;
  return {
    ...screen,
    sent,
    async logIn(fields: Partial<Parameters<typeof model.logIn>[0]> = {}) {
      model.logIn({ username: "dana", password: "secret", isPersistent: true, ...fields });
      await answered();
    },
    async verify(code = "12345678") {
      model.verify(code);
      await answered();
    },
    async reset(username = "dana") {
      model.resetPassword(username);
      await answered();
    },
    at: () => page.href().slice(origin.length),
    /** The addresses to which the form navigated, after the timers have run. */
    left() {
      clock.advance(0);
      return page.left.map(({ href }) => href.replace(origin, ""));
    },
    signIns: () => screen.detailsOf("scout-signed-in"),
    options: () => sent.map(({ options }) => options),
    failure: () => model.report.peek().failure,
  };
}

describe("U10: the request", () => {
  test("the request contains the trimmed name, the unchanged password, and the destination", async () => {
    const { sent, logIn } = await open({ attributes: { destination: "/scout?a=b" } });
    await logIn({ username: "  dana ", password: " pass " });
    expect(sent).toEqual([
      {
        username: "dana",
        password: " pass ",
        options: { persistent_login: 1, auth_type: "cookie", destination: "/scout?a=b" },
      },
    ]);
  });

  test.for([
    ["a page", {}, false, { persistent_login: 0, auth_type: "cookie" }],
    ["a page", {}, true, { persistent_login: 1, auth_type: "cookie" }],
    ["a micro-site", { context: "microsite" }, false, { persistent_login: 1, auth_type: "token" }],
  ] as const)(
    "the requests of %s %j keep the choice %s for both steps",
    async ([, attributes, isPersistent, options]) => {
      const { logIn, verify, ...screen } = await open({ attributes });
      await logIn({ isPersistent });
      await verify();
      expect(screen.options()).toMatchObject([options, options]);
    },
  );

  test("the request contains no destination on another site", async () => {
    const { options, logIn } = await open({ attributes: { destination: "//evil.example" } });
    await logIn();
    expect(options()).toMatchObject([{ destination: "/" }]);
  });

  test("U27: the request contains a user name without invisible characters, and a password with them", async () => {
    const { model, sent, logIn, reset } = await open();
    await logIn({ username: "\u200bdana\u2060@acme.example ", password: "secret\u200b" });
    expect(sent[0]).toMatchObject({ username: "dana@acme.example", password: "secret\u200b" });
    expect(model.step.peek().username).toBe("dana@acme.example");
    model.show("password", " dana\u200b ");
    expect(model.step.peek().username).toBe("dana");
    await reset("dana\ufeff");
    expect(sent[1]).toMatchObject({ username: "dana", user_login: "dana" });
  });

  test("U13: the request contains the code without spaces and hyphens", async () => {
    const { sent, logIn, verify } = await open();
    await logIn();
    await verify(" 1234 - 5678");
    expect(sent[1]).toMatchObject({ username: "dana", code: "12345678" });
  });
});

describe("C21: the destination is sent with login and code alike", () => {
  const query = "?destination=%2Fscout%2Fbulk";

  test.for(["page", "push", "portal"] as const)(
    "with routing %s, both steps send the destination of the address",
    async (routing) => {
      const { model, logIn, verify, options, at } = await open({
        at: `/login/${query}`,
        attributes: { routing, destination: "/by-attribute" },
      });
      await logIn();
      expect(at()).toBe(`/verify/${query}`);
      await verify();
      expect(model.stepHrefOf("/login/")).toBe(`/login/${query}`);
      model.show("login");
      expect(at()).toBe(`/login/${query}`);
      await logIn();
      await verify();
      expect(options()).toMatchObject(Array(4).fill({ destination: "/scout/bulk" }));
    },
  );

  test("the attribute is used if the address has no destination", async () => {
    const { model, logIn, verify, options } = await open({
      at: "/login/?other=1",
      attributes: { destination: "/by-attribute" },
    });
    await logIn();
    await verify();
    expect(options()).toMatchObject(Array(2).fill({ destination: "/by-attribute" }));
    expect(model.stepHrefOf("/user/password")).toBe("/user/password");
  });
});

describe("X2: the proposal of a link", () => {
  const proposal = "#scout-proposal=abc";
  const signedIn = [json({ code: 200, redirect_to: "/scout/pricing" })];

  test.for([
    [
      "comes with the destination",
      `/login/?destination=${encodeURIComponent(`/scout/pricing${proposal}`)}`,
    ],
    ["comes with the sign-in page's own address", `/login/?destination=/scout/pricing${proposal}`],
  ] as const)(
    "the proposal %s, is not sent to a server, and is in the redirect",
    async ([, at]) => {
      const { logIn, options, left } = await open({ at, logIn: signedIn });
      await logIn();
      expect(options()).toMatchObject([{ destination: "/scout/pricing" }]);
      expect(left()).toEqual([`/scout/pricing${proposal}`]);
    },
  );

  test("the proposal is not in the addresses of the steps", async () => {
    const { logIn, at } = await open({ at: `/account${proposal}` });
    await logIn();
    expect(at()).toBe("/account");
  });

  test("a proposal in the address of another page does not belong to the element", async () => {
    const { logIn, signIns } = await open({
      at: `/scout/pricing${proposal}`,
      attributes: { routing: "none", destination: "/scout/pricing" },
      logIn: signedIn,
    });
    await logIn();
    expect(signIns()).toEqual([{ redirectTo: `${origin}/scout/pricing` }]);
  });
});

describe("U11: invalid input is not sent", () => {
  test.for([
    ["d", "password", ["username"]],
    ["dana", "p", ["password"]],
    ["", "", ["username", "password"]],
  ] as const)(
    "the name %j with the password %j is not sent",
    async ([username, password, faults]) => {
      const { model, sent, logIn } = await open();
      await logIn({ username, password });
      expect(model.report.peek()).toEqual({ faults, failure: null });
      expect(sent).toEqual([]);
    },
  );

  test("U13: a code of one character is not sent", async () => {
    const { model, sent, logIn, verify } = await open();
    await logIn();
    await verify(" 1 -");
    expect(model.report.peek()).toEqual({ faults: ["code"], failure: null });
    expect(sent).toHaveLength(1);
  });

  test("a reset without a name is not sent", async () => {
    const { model, sent, reset } = await open();
    await reset(" \u200b");
    expect(model.report.peek()).toEqual({ faults: ["username"], failure: null });
    expect(sent).toEqual([]);
  });
});

describe("U8: a failure", () => {
  test.for([
    ["another code", json({ code: 401 }), "refused"],
    ["a status", json({ message: "secret reason" }, 403), "refused"],
    ["a page of a proxy", () => new Response("<h1>", { status: 502 }), "refused"],
    ["U8: no network", offline, "unreachable"],
  ] as const)(
    "the failure %s is reported at both steps, and the form can be used again",
    async ([, answer, failure]) => {
      const screen = await open({ logIn: [answer, codeSent], verify: [answer] });
      await screen.logIn();
      expect(screen.model.report.peek()).toEqual({ faults: [], failure });
      expect(screen.model.isBusy.peek()).toBe(false);
      expect(screen.model.view.peek()).toBe("login");
      await screen.logIn();
      expect(screen.model.report.peek()).toEqual({ faults: [], failure: null });
      await screen.verify();
      expect(screen.model.report.peek()).toEqual({ faults: [], failure });
      expect(screen.model.view.peek()).toBe("verify");
    },
  );

  test("the next attempt and the method refresh() remove the report of a failure", async () => {
    const answer = deferred<Response>();
    const { model, logIn, failure, until, sent } = await open({
      logIn: [json({}, 401), () => answer.promise, json({}, 401)],
    });
    await logIn();
    const again = logIn();
    await until(() => sent.length === 2);
    expect(failure()).toBeNull();
    expect(model.isBusy.peek()).toBe(true);
    answer.resolve(Response.json({}, { status: 401 }));
    await again;
    expect(failure()).toBe("refused");
    model.refresh();
    expect(failure()).toBeNull();
  });

  test("U17: a failure of the password reset shows the same sentence for every answer", async () => {
    const { model, reset, failure } = await open({ reset: [json({ status: false })] });
    model.show("password");
    await reset();
    expect(failure()).toBe("resetFailed");
    expect(model.view.peek()).toBe("password");
    expect(model.isMailSent.peek()).toBe(false);
  });

  test.for([
    ["A4: of the future", { iat: nowSeconds + 120, exp: nowSeconds + 600 }, "clock", "early"],
    ["A14: of another browser", { ura: "Other/1.0" }, "browser", "browser"],
  ] as const)(
    "%s: a token is not stored, and the user stays on the page",
    async ([, other, why, report]) => {
      const screen = await open({
        attributes: { context: "microsite" },
        verify: [json({ code: 200, token: makeToken({ ...claims, ...other }) })],
      });
      await screen.logIn();
      await screen.verify();
      expect(screen.model.report.peek()).toEqual({ faults: [], failure: why });
      expect(screen.reports).toEqual([`token-unusable: ${report}`]);
      expect([screen.signIns(), screen.left()]).toEqual([[], []]);
      expect(screen.browser.content.has("app-portal_access_token")).toBe(false);
      expect(screen.model.isBusy.peek()).toBe(false);
    },
  );
});

describe("one attempt at a time", () => {
  test("a second attempt during a request sends nothing", async () => {
    const { model, sent, logIn, verify, reset } = await open();
    await Promise.all([logIn(), logIn(), verify(), reset()]);
    expect(sent).toHaveLength(1);
    expect(model.view.peek()).toBe("verify");
  });

  test("after a sign-in, further attempts to sign in are ignored until the user signs out", async () => {
    const { model, sent, logIn } = await open({ logIn: [json({ code: 200, redirect_to: "/x" })] });
    await logIn();
    expect(model.isSignedIn.peek()).toBe(true);
    await logIn();
    expect(sent).toHaveLength(1);
    model.signOut();
    expect(model.isSignedIn.peek()).toBe(false);
    await logIn();
    expect(sent).toHaveLength(2);
  });

  test.for(["a change of the view", "the end of the element"])(
    "M9: a running attempt is aborted by %s",
    async (by) => {
      const { model, logIn, until, signIns, ...screen } = await open({
        logIn: [() => new Promise<Response>(() => {})],
      });
      const attempt = logIn();
      const sent = () => screen.calls.find(({ name }) => name === calls.logIn);
      await until(() => sent() !== undefined);
      if (by === "a change of the view") model.show("password");
      else model.dispose();
      await attempt;
      expect(sent()?.signal.aborted).toBe(true);
      expect([model.isBusy.peek(), screen.failure(), signIns()]).toEqual([false, null, []]);
    },
  );
});

describe("the steps", () => {
  test.for([
    ["login", "login", "/login/"],
    ["password", "password", "/user/password/"],
    ["U9: a code step without a name is invalid", "verify", "/verify/"],
  ] as const)(
    "the step %s is shown by its address and by the attribute",
    async ([name, view, route]) => {
      const shown = name === view ? view : "login";
      const byAddress = await open({ at: route });
      expect(byAddress.model.view.peek()).toBe(shown);
      expect(byAddress.page.history.hrefs()).toHaveLength(1);
      const byAttribute = await open({ at: "/account", attributes: { view } });
      expect(byAttribute.model.view.peek()).toBe(shown);
      expect(byAttribute.at()).toBe("/account");
      const inPage = await open({ at: "/user/password/", attributes: { view, routing: "none" } });
      expect(inPage.model.view.peek()).toBe(shown);
    },
  );

  test("U9: the address of a code without a name becomes that of the login, with its query", async () => {
    const { at, page } = await open({ at: "/verify/?destination=%2Fscout" });
    expect(at()).toBe("/login/?destination=%2Fscout");
    expect(page.history.hrefs()).toHaveLength(1);
  });

  test("each step is a history entry on the addresses of the sign-in, and on another page the address stays", async () => {
    const own = await open({ at: "/login" });
    own.model.show("password");
    own.model.show("login");
    expect(own.page.history.hrefs().map((href) => href.slice(origin.length))).toEqual([
      "/login",
      "/user/password/",
      "/login/",
    ]);
    own.page.back();
    expect(own.model.view.peek()).toBe("password");
    const other = await open({ at: "/account?a=1" });
    other.model.show("password");
    expect(other.at()).toBe("/account?a=1");
    expect(other.model.view.peek()).toBe("password");
    other.page.back();
    expect(other.model.view.peek()).toBe("login");
  });

  test("a step that the host page cancels changes nothing", async () => {
    const { model, sent, logIn, reset } = await open({ prevents: ["scout-navigated"] });
    model.show("password");
    expect([model.view.peek(), model.hasMoved.peek()]).toEqual(["login", false]);
    await logIn();
    await reset();
    expect(sent).toHaveLength(2);
    expect([model.view.peek(), model.isMailSent.peek()]).toEqual(["login", false]);
  });

  test("the steps report that the focus must follow, but not at the start", async () => {
    const { model } = await open();
    expect(model.hasMoved.peek()).toBe(false);
    model.show("password");
    expect(model.hasMoved.peek()).toBe(true);
  });

  test("a change of the attribute shows its view, until the next step", async () => {
    const { model, change } = await open({ attributes: { routing: "none" } });
    model.show("password");
    change({ view: "login", destination: "/x" });
    expect(model.view.peek()).toBe("password");
    change({ view: "password" });
    change({ view: "login" });
    expect(model.view.peek()).toBe("login");
    model.show("password");
    expect(model.view.peek()).toBe("password");
    model.dispose();
    change({ view: "verify" });
    expect(model.view.peek()).toBe("password");
  });

  test("U20: going back to the login preserves name and choice", async () => {
    const { model, sent, logIn } = await open();
    await logIn({ isPersistent: false });
    expect(model.step.peek()).toEqual({ view: "verify", username: "dana", isPersistent: false });
    model.show("login");
    expect(model.step.peek()).toEqual({ view: "login", username: "dana", isPersistent: false });
    await logIn({ isPersistent: false });
    expect(sent[1]).toEqual(sent[0]);
  });

  test("U25: the password reset starts with the typed name; going back from it starts empty", async () => {
    const { model, at } = await open();
    model.show("password", " dana ");
    expect(model.step.peek()).toEqual({ view: "password", username: "dana", isPersistent: true });
    expect(at()).toBe("/user/password/");
    model.show("login");
    expect(model.step.peek()).toEqual({ view: "login", username: "", isPersistent: true });
  });

  test("U17, U18: a sent email leads to the empty login with its notice, which the next action removes", async () => {
    const { model, sent, reset, logIn } = await open();
    for (const act of [() => logIn(), () => model.show("password")]) {
      model.show("password", "dana");
      await reset(" dana ");
      expect(sent.at(-1)).toEqual({ username: "dana", user_login: "dana" });
      expect(model.step.peek()).toEqual({ view: "login", username: "", isPersistent: true });
      expect(model.isMailSent.peek()).toBe(true);
      await act();
      expect(model.isMailSent.peek()).toBe(false);
    }
  });

  test("U9, X8: a history entry has the name for the code step, until a user has signed out", async () => {
    const { page, core, model } = await open();
    const { enter } = page.addressFor({ routing: "page", ask: () => true });
    const step = { view: "verify", username: "dana", isPersistent: false } as const;
    enter("/verify/", markedState(core, stepState(step)));
    expect(model.step.peek()).toEqual(step);
    page.back();
    core.session.signOut();
    page.forward();
    expect(model.view.peek()).toBe("login");
  });

  test("U9: no password, name or code is in address or storage", async () => {
    const { page, browser, logIn } = await open();
    await logIn({ username: "dana-the-agent", password: "the-password" });
    const kept = JSON.stringify([page.history.hrefs(), ...browser.content]);
    expect(kept).not.toMatch(/dana-the-agent|the-password/);
  });

  test("the links of the form are below the base path", async () => {
    const { model } = await open({ basePath: "/portal/", attributes: { routing: "none" } });
    expect(model.hrefOf("/become-a-partner")).toBe("/portal/become-a-partner");
    const { detailsOf, ...other } = await open();
    other.model.navigate("/become-a-partner");
    expect(detailsOf("scout-navigated")).toMatchObject([{ href: "/become-a-partner" }]);
    expect(other.left()).toEqual(["/become-a-partner"]);
  });

  test("two forms have different ids", async () => {
    const one = await open();
    const other = await openModel("login-form", { beside: one });
    expect(one.model.idPrefix).toMatch(/^login-\d/);
    expect(other.model.idPrefix).not.toBe(one.model.idPrefix);
  });
});

describe("U6, U15: the redirect", () => {
  test.for([
    ["/scout?a=b#c", "/scout?a=b#c"],
    ["javascript:alert(1)", "/"],
    ["//evil.example/", "/"],
    [undefined, "/"],
  ] as const)("the redirect to %j after the code leads to %s", async ([to, target]) => {
    const { logIn, verify, signIns, left } = await open({
      verify: [json({ code: 200, redirect_to: to })],
    });
    await logIn();
    await verify();
    expect(signIns()).toEqual([{ redirectTo: origin + target }]);
    expect(left()).toEqual([target]);
  });

  test("the host page can cancel the redirect, and follows it without routing", async () => {
    const given = { logIn: [json({ code: 200, redirect_to: "/x" })] };
    const prevented = await open({ ...given, prevents: ["scout-signed-in"] });
    await prevented.logIn();
    expect(prevented.model.isSignedIn.peek()).toBe(true);
    expect(prevented.left()).toEqual([]);
    expect(prevented.detailsOf("scout-navigated")).toEqual([]);
    const apart = await open({ ...given, attributes: { routing: "none" } });
    await apart.logIn();
    expect(apart.left()).toEqual([]);
    expect(apart.detailsOf("scout-navigated")).toMatchObject([{ href: `${origin}/x` }]);
  });

  test.for([
    ["2 §9, U16: with a token it follows 100 ms later", "microsite", 100],
    ["with a cookie it follows at once", "default", 0],
  ] as const)("%s", async ([, context, delayMs]) => {
    const {
      logIn,
      page,
      clock,
      calls: made,
    } = await open({
      attributes: { context },
      logIn: [json({ code: 200, redirect_to: "/scout", token })],
    });
    await logIn();
    if (delayMs > 0) clock.advance(delayMs - 1);
    expect(page.left).toEqual([]);
    clock.advance(delayMs > 0 ? 1 : 0);
    expect(page.left).toEqual([{ href: `${origin}/scout`, replace: false }]);
    expect(made.filter(({ name }) => name === calls.track)).toHaveLength(delayMs > 0 ? 1 : 0);
  });

  test("the redirect is canceled when the element is removed", async () => {
    const { model, logIn, left } = await open({ logIn: [json({ code: 200, redirect_to: "/x" })] });
    await logIn();
    model.dispose();
    expect(left()).toEqual([]);
  });
});

describe("U21: a user with a token is redirected to the target of the sign-in", () => {
  const microsite = { context: "microsite", destination: "/scout" } as const;

  test.for([
    ["in a micro-site", "/login/", microsite, ["/scout"]],
    ["not outside of a micro-site", "/login/", { destination: "/scout" }, []],
    ["not without an address of its own", "/login/", { ...microsite, routing: "none" }, []],
    ["not on the target itself", "/scout?a=1", microsite, []],
  ] as const)("a user with a token is redirected %s", async ([, at, attributes, left]) => {
    const screen = await open({ at, attributes, token });
    expect(screen.left()).toEqual(left);
    expect(screen.signIns()).toEqual([]);
  });

  test("a user with an expired token, or with none, stays on the form", async () => {
    const expired = makeToken({ ...claims, exp: nowSeconds - 60 });
    expect((await open({ attributes: microsite, token: expired })).left()).toEqual([]);
    expect((await open({ attributes: microsite })).left()).toEqual([]);
  });

  test("a user is redirected once if the token comes from another tab, and not while the element is removed", async () => {
    const screen = await open({ attributes: microsite });
    screen.core.session.signIn(token, "internal");
    expect(screen.left()).toEqual(["/scout"]);
    const gone = await open({ attributes: microsite });
    gone.model.dispose();
    gone.core.session.signIn(token, "internal");
    expect(gone.left()).toEqual([]);
  });

  test("a user is not redirected again by the token of the form's own sign-in", async () => {
    const { logIn, left, clock } = await open({
      attributes: microsite,
      logIn: [json({ code: 200, redirect_to: "/account", token })],
    });
    await logIn();
    expect(left()).toEqual([]);
    clock.advance(100);
    expect(left()).toEqual(["/account"]);
  });
});

describe("the sign-out", () => {
  test("U14: the method drops the token in storage, and reports the sign-out", async () => {
    const screen = await open({ token });
    expect(screen.core.session.hasUsableToken()).toBe(true);
    screen.model.signOut();
    expect(screen.core.session.hasUsableToken()).toBe(false);
    expect(screen.detailsOf("scout-signed-out")).toEqual([{}]);
    expect(screen.at()).toBe("/login/");
  });

  test("A9: the route of the sign-out leads to the login, without a history entry", async () => {
    const screen = await open({ at: "/logout", token });
    expect(screen.core.session.hasUsableToken()).toBe(false);
    expect(screen.detailsOf("scout-signed-out")).toEqual([{}]);
    expect(screen.page.history.hrefs()).toEqual([`${origin}/login/`]);
    expect(screen.model.view.peek()).toBe("login");
    expect(screen.left()).toEqual([]);
  });

  test("A16: with signOutUri the route of the sign-out redirects to it", async () => {
    const screen = await open({ at: "/logout/", token, config: { signOutUri: "/end-session" } });
    expect(screen.core.session.hasUsableToken()).toBe(false);
    expect(screen.left()).toEqual(["/end-session"]);
    expect(screen.at()).toBe("/logout/");
    const other = await open({ token, config: { signOutUri: "/end-session" } });
    expect(other.left()).toEqual([]);
  });

  test("an element without an address of its own does not end the page's session", async () => {
    const screen = await open({ at: "/logout/", token, attributes: { routing: "none" } });
    expect(screen.core.session.hasUsableToken()).toBe(true);
  });
});

describe("U25: the password reset", () => {
  test.for([
    ["microsite", "/user/password", true],
    ["microsite", undefined, false],
    ["default", undefined, true],
  ] as const)(
    "in the context %s with the address %s, the reset is offered: %s",
    async ([context, uri, isOffered]) => {
      const { promise, resolve } = deferred<Response>();
      const { model, answered } = await open({ attributes: { context }, settings: () => promise });
      expect(model.hasReset.peek()).toBe(context === "default");
      resolve(Response.json({ data: { settings: { forgotPasswordUri: uri } } }));
      await answered();
      expect(model.hasReset.peek()).toBe(isOffered);
      expect(model.isMicrosite).toBe(context === "microsite");
    },
  );

  test("outside a micro-site, no settings are requested for the password reset", async () => {
    const { calls, answered } = await open();
    await answered();
    expect(calls).toEqual([]);
  });
});
