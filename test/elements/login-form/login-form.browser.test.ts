import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { expectLog } from "../../support/expected-log.ts";
import {
  cleanUpHostPage,
  listen,
  place,
  serve,
  stopClock,
  turnPage,
} from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import {
  json,
  logInCall,
  resetCall,
  settingsCall,
  showSignIn,
  signIn,
  verifyCall,
} from "./sign-in-page.ts";

cleanUpHostPage();

const unrecognized = "Unrecognized username or password.";
const hint = "Please try again or reset your password";
const codeSent = { [logInCall]: [json({ code: 200 })] };

describe("U19: in the light DOM, where password managers find it", () => {
  test("name and password are in one form of the page, with method POST", async () => {
    const { element } = await showSignIn();
    await expect.element(signIn.username()).toBeVisible();
    expect(element.shadowRoot).toBeNull();
    const form = document.forms[0];
    expect(form?.method).toBe("post");
    const [username, password] = [signIn.username().element(), signIn.password().element()];
    expect([username, password].map((field) => field.closest("form"))).toEqual([form, form]);
    expect(username).toMatchObject({
      name: "username",
      type: "text",
      autocomplete: "username webauthn",
    });
    expect(password).toMatchObject({
      name: "password",
      type: "password",
      autocomplete: "current-password",
    });
    expect(signIn.button("Login").element()).toHaveProperty("type", "submit");
  });

  test("silently autofilled values are sent", async () => {
    const { bodies } = await showSignIn(codeSent);
    await expect.element(signIn.username()).toBeVisible();
    Object.assign(signIn.username().element(), { value: "dana" });
    Object.assign(signIn.password().element(), { value: "from the manager" });
    document.forms[0]?.requestSubmit();
    await expect.element(signIn.code()).toBeVisible();
    expect(bodies[0]).toMatchObject({ username: "dana", password: "from the manager" });
  });

  test("U13: the code is a one-time code of any length, and is not submitted automatically", async () => {
    const { backend, bodies } = await showSignIn({
      ...codeSent,
      [verifyCall]: [json({ message: "no" }, 400)],
    });
    await signIn.logIn("dana", "password");
    const code = signIn.code();
    await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(code).toHaveAttribute("inputmode", "numeric");
    await expect.element(code).not.toHaveAttribute("maxlength");
    await userEvent.fill(code, " 1234 - 5678");
    expect(backend.calls).toEqual([logInCall]);
    await signIn.button("Verify Code").click();
    await expect.element(signIn.alert()).toBeVisible();
    expect(bodies[1]).toMatchObject({ username: "dana", code: "12345678" });
  });

  test("two forms on a page share no ids", async () => {
    await showSignIn();
    await showSignIn();
    await expect.poll(() => document.forms.length).toBe(2);
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("2 §2: the controls", () => {
  test("U12: tabs that are links, the ticked check box, and the link to the password reset", async () => {
    await showSignIn();
    await expect
      .element(signIn.link("Become a Partner"))
      .toHaveAttribute("href", "/become-a-partner");
    await expect.element(signIn.link("Forgot Password?")).toHaveAttribute("href", "/user/password");
    expect(page.getByRole("tab").elements()).toEqual([]);
    await expect.element(signIn.keepSignedIn()).toBeChecked();
    await expect.element(page.getByText("Login", { exact: true }).first()).toBeVisible();
  });

  test("ZC9, U25: a micro-site has the password reset alone, where its settings name one", async () => {
    await showSignIn({ [resetCall]: [json({ status: "ok" })] }, { context: "microsite" });
    await expect.element(signIn.link("Forgot Password?")).toBeVisible();
    expect(page.getByRole("link").elements()).toEqual([signIn.link("Forgot Password?").element()]);
    expect(page.getByRole("checkbox").elements()).toEqual([]);
    await signIn.link("Forgot Password?").click();
    await signIn.requestReset("dana");
    await expect.element(signIn.button("Login")).toBeVisible();
    await expect.element(page.getByText("Please check your email.").first()).toBeVisible();
  });

  test("the help text of the code, verbatim", async () => {
    await showSignIn(codeSent);
    await signIn.logIn("dana", "password");
    await expect
      .element(signIn.code())
      .toHaveAccessibleDescription(
        "Enter the 8-digit verification code you received via email. If you no longer have access to your email, please contact Partner Services for help updating the email associated with your portal account.",
      );
  });

  test.for([
    ["login", "Login"],
    ["password", "Reset Password Form"],
    // U9: a code step without a name is invalid.
    ["verify", "Login"],
  ] as const)("the view %s is headed %s", async ([view, heading]) => {
    await showSignIn({}, { view });
    await expect.element(page.getByRole("heading", { level: 2 })).toHaveTextContent(heading);
  });
});

describe("U10: the request", () => {
  test.for([
    ["kept", {}, true, { persistent_login: 1, auth_type: "cookie" }],
    ["not kept", {}, false, { persistent_login: 0, auth_type: "cookie" }],
    [
      "in a micro-site",
      { context: "microsite" },
      true,
      { persistent_login: 1, auth_type: "token" },
    ],
  ] as const)("%s", async ([, attributes, isKept, options]) => {
    const { bodies } = await showSignIn(codeSent, { destination: "/scout?a=b", ...attributes });
    if (!isKept) await userEvent.click(page.getByRole("checkbox"));
    await signIn.logIn("  dana ", " pass ");
    await expect.element(signIn.code()).toBeVisible();
    expect(bodies).toEqual([
      { username: "dana", password: " pass ", options: { ...options, destination: "/scout?a=b" } },
    ]);
  });

  test.for(["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"])(
    "a destination of %j is /",
    async (destination) => {
      const { bodies } = await showSignIn(codeSent, { destination });
      await signIn.logIn("dana", "password");
      await expect.element(signIn.code()).toBeVisible();
      expect(bodies[0]).toMatchObject({ options: { destination: "/" } });
    },
  );

  test("the choice to stay signed in is sent with the code", async () => {
    const { bodies } = await showSignIn({
      ...codeSent,
      [verifyCall]: [json({ message: "no" }, 400)],
    });
    await userEvent.click(page.getByRole("checkbox"));
    await signIn.logIn("dana", "password");
    await signIn.verify("12345678");
    await expect.element(signIn.alert()).toBeVisible();
    expect(bodies[1]).toMatchObject({ options: { persistent_login: 0 } });
  });
});

describe("U11: invalid signIn", () => {
  test.for([
    ["d", "password", ["username"]],
    ["dana", "p", ["password"]],
    ["", "", ["username", "password"]],
  ] as const)("%j and %j: no call, each told at its field", async ([username, password, wrong]) => {
    const { backend } = await showSignIn(codeSent);
    await signIn.logIn(username, password);
    for (const name of ["username", "password"] as const) {
      const field = signIn[name]().element();
      const isWrong = wrong.some((one) => one === name);
      expect(field.getAttribute("aria-invalid")).toBe(isWrong ? "true" : null);
    }
    const [first = "username"] = wrong;
    await expect.element(signIn[first]()).toHaveFocus();
    await expect.element(signIn[first]()).toHaveAccessibleDescription(`${unrecognized} ${hint}`);
    expect(backend.calls).toEqual([]);
  });

  test("an Enter that is still held from the step before submits nothing", async () => {
    const { backend } = await showSignIn(codeSent);
    await signIn.logIn("dana", "password");
    await expect.element(signIn.code()).toHaveFocus();
    const press = { key: "Enter", bubbles: true, cancelable: true };
    const isLeftToBrowser = (repeat: boolean) =>
      signIn
        .code()
        .element()
        .dispatchEvent(new KeyboardEvent("keydown", { ...press, repeat }));
    expect([isLeftToBrowser(true), isLeftToBrowser(false)]).toEqual([false, true]);
    await userEvent.keyboard("{Enter}");
    await expect.element(signIn.code()).toHaveAttribute("aria-invalid", "true");
    expect(backend.calls).toEqual([logInCall]);
  });

  test("U13: a code of one character", async () => {
    const { backend } = await showSignIn(codeSent);
    await signIn.logIn("dana", "password");
    await signIn.verify(" 1 -");
    await expect
      .element(signIn.code())
      .toHaveAccessibleDescription(
        /^Invalid code ?Enter all digits of the code from the email\. Enter the 8-digit/,
      );
    await expect.element(signIn.code()).toHaveFocus();
    expect(backend.calls).toEqual([logInCall]);
  });

  test("no name for the reset", async () => {
    const { backend } = await showSignIn({ [resetCall]: [json({})] }, { view: "password" });
    await signIn.button("Submit").click();
    await expect.element(signIn.username()).toHaveFocus();
    await expect
      .element(signIn.username())
      .toHaveAccessibleDescription("Enter your username or email address.");
    expect(backend.calls).toEqual([]);
  });
});

describe("U8: failures", () => {
  test.for([
    ["another code", {}, json({ code: 401 }), `${unrecognized} ${hint}`],
    ["a status", {}, json({ message: "secret reason" }, 403), `${unrecognized} ${hint}`],
    ["in a micro-site without the hint", { context: "microsite" }, json({}, 401), unrecognized],
    ["no page at all", {}, () => new Response("<h1>", { status: 502 }), `${unrecognized} ${hint}`],
    [
      "no network",
      {},
      () => Promise.reject(new TypeError("Failed to fetch")),
      "An error has occured. Please try again.",
    ],
  ] as const)("%s", async ([name, attributes, answer, sentence]) => {
    if (name === "no network") expectLog("sign-in-unreachable", "unreachable: ");
    if (name === "in a micro-site without the hint") expectLog("token-missing");
    // Exceptions in the backend fail the test; in this one the network is down.
    if (name === "no network") {
      const { element } = await showSignIn({ [logInCall]: [json({})] }, attributes);
      element.setAttribute("api-base", "http://localhost:9");
      const pageFetch = window.fetch;
      window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
      try {
        await signIn.logIn("dana", "password");
        await expect.element(signIn.alert()).toHaveTextContent(sentence);
      } finally {
        window.fetch = pageFetch;
      }
      return;
    }
    await showSignIn({ [logInCall]: [answer] }, attributes);
    await signIn.logIn("dana", "password");
    await expect.element(signIn.alert()).toHaveTextContent(sentence);
    await expect.element(signIn.password()).toHaveFocus();
    await expect.element(signIn.username()).toHaveValue("dana");
  });

  test("ZB12: no network at the code", async () => {
    expectLog("sign-in-unreachable");
    await showSignIn({ ...codeSent, [verifyCall]: [() => Response.error()] });
    await signIn.logIn("dana", "password");
    await signIn.verify("12345678");
    await expect
      .element(signIn.alert())
      .toHaveTextContent("An error has occured. Please try again.");
  });

  test("a wrong code", async () => {
    await showSignIn({ ...codeSent, [verifyCall]: [json({ message: "x" }, 400)] });
    await signIn.logIn("dana", "password");
    await signIn.verify("87654321");
    await expect
      .element(signIn.alert())
      .toHaveTextContent(
        /^Invalid codeCompare it with the email and enter it again, or go back to login for a new code\.$/,
      );
    await expect.element(signIn.code()).toHaveFocus();
  });

  test("the next attempt removes the message", async () => {
    expectLog("token-missing");
    await showSignIn({ [logInCall]: [json({}, 401), json({ code: 200 })] });
    await signIn.logIn("dana", "wrong");
    await expect.element(signIn.alert()).toBeVisible();
    await signIn.logIn("dana", "right");
    await expect.element(signIn.code()).toBeVisible();
    expect(signIn.alert().elements()).toEqual([]);
  });

  test("a second click during a call sends nothing", async () => {
    let free = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    const { backend } = await showSignIn({
      [logInCall]: [
        async () => {
          await held;
          return Response.json({ code: 200 });
        },
      ],
    });
    await signIn.logIn("dana", "password");
    document.forms[0]?.requestSubmit();
    free();
    await expect.element(signIn.code()).toBeVisible();
    expect(backend.calls).toEqual([logInCall]);
  });
});

describe("U17, U18: the password reset", () => {
  test("success returns to the login with the notice", async () => {
    const { bodies } = await showSignIn({ [resetCall]: [json({ status: "ok" })] });
    await signIn.link("Forgot Password?").click();
    await expect.element(signIn.resetHeading()).toBeVisible();
    await expect.element(signIn.username()).toHaveFocus();
    await signIn.requestReset(" dana ");
    await expect.element(signIn.button("Login")).toBeVisible();
    await expect.element(page.getByText("Please check your email.").first()).toBeVisible();
    expect(bodies).toEqual([{ username: "dana", user_login: "dana" }]);
  });

  test("U25: the name that stands in the login is there, and can be sent at once", async () => {
    const { bodies } = await showSignIn({ [resetCall]: [json({ status: "ok" })] });
    await signIn.username().fill(" dana ");
    await signIn.link("Forgot Password?").click();
    await expect.element(signIn.resetHeading()).toBeVisible();
    await expect.element(signIn.username()).toHaveValue("dana");
    await expect.element(signIn.username()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Please check your email.").first()).toBeVisible();
    expect(bodies).toEqual([{ username: "dana", user_login: "dana" }]);
    expect(location.href).not.toContain("dana");
  });

  test("any failure is reported in the form", async () => {
    await showSignIn({ [resetCall]: [json({ status: false })] }, { view: "password" });
    await signIn.requestReset("dana");
    await expect.element(signIn.alert()).toHaveTextContent("Something went wrong.");
    await expect.element(signIn.username()).toHaveValue("dana");
  });

  test("the link back", async () => {
    await showSignIn(codeSent, { view: "password" });
    await signIn.link("Back to login").click();
    await expect.element(signIn.button("Login")).toBeVisible();
    await expect.element(signIn.username()).toHaveFocus();
  });
});

describe("U20: a new code", () => {
  test("comes with another login: the way back keeps name and choice, and asks for the password", async () => {
    const { bodies } = await showSignIn(codeSent);
    await signIn.keepSignedIn().click();
    await signIn.logIn("dana", "password");
    await expect
      .element(
        page.getByText(
          "No code yet? Check your spam folder. For a new code, go back to login and enter your password again.",
        ),
      )
      .toBeVisible();
    await signIn.link("Back to login").click();
    await expect.element(signIn.username()).toHaveValue("dana");
    await expect.element(signIn.keepSignedIn()).not.toBeChecked();
    await expect.element(signIn.password()).toHaveValue("");
    await expect.element(signIn.password()).toHaveFocus();
    await userEvent.keyboard("password{Enter}");
    await expect.element(signIn.code()).toHaveFocus();
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toEqual(bodies[0]);
  });

  test("after a password reset the form starts empty", async () => {
    await showSignIn({ ...codeSent, [resetCall]: [json({ status: "ok" })] });
    await signIn.logIn("dana", "password");
    await signIn.link("Back to login").click();
    await signIn.link("Forgot Password?").click();
    await signIn.requestReset("dana");
    await expect.element(signIn.username()).toHaveFocus();
    await expect.element(signIn.username()).toHaveValue("");
  });
});

describe("the password can be shown", () => {
  const show = () => signIn.button("Show password");
  const shownType = () => signIn.password().element().getAttribute("type");
  const caretOf = (field: Element) =>
    field instanceof HTMLInputElement && [field.selectionStart, field.selectionEnd];

  test("by a button that says whether it is pressed; caret and focus stay in the field", async () => {
    await showSignIn();
    await expect.element(show()).toHaveAttribute("aria-pressed", "false");
    await signIn.password().fill("secret");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await show().click();
    await expect.element(show()).toHaveAttribute("aria-pressed", "true");
    expect(shownType()).toBe("text");
    await expect.element(signIn.password()).toHaveFocus();
    expect(caretOf(signIn.password().element())).toEqual([4, 4]);
    await userEvent.keyboard("X");
    await expect.element(signIn.password()).toHaveValue("secrXet");
    await show().click();
    expect(shownType()).toBe("password");
    expect(caretOf(signIn.password().element())).toEqual([5, 5]);
  });

  test("by keyboard: the focus stays on the button, and nothing is sent", async () => {
    const { backend } = await showSignIn(codeSent);
    await signIn.password().fill("secret");
    await userEvent.keyboard("{Tab}");
    await expect.element(show()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(show()).toHaveAttribute("aria-pressed", "true");
    await expect.element(show()).toHaveFocus();
    expect(backend.calls).toEqual([]);
  });

  test("until it is sent", async () => {
    await showSignIn({ [logInCall]: [json({ code: 401 })] });
    await expect.element(show()).toBeVisible();
    await show().click();
    await signIn.logIn("dana", "wrong");
    await expect.element(signIn.alert()).toBeVisible();
    expect(shownType()).toBe("password");
    await expect.element(signIn.password()).toHaveFocus();
  });
});

describe("U6, U15: the redirect", () => {
  const home = () => new URL("/", window.location.href).href;

  test.for([
    ["/scout?a=b#c", "/scout?a=b#c"],
    ["javascript:alert(1)", "/"],
    ["data:text/html,<script>alert(1)</script>", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example", "/"],
    ["\t//evil.example", "/"],
    ["java\nscript:alert(1)", "/"],
    ["https://user@localhost/", "/"],
    ["https://evil.example/%2f..", "/"],
    ["http://localhost:1/", "/"],
  ] as const)(
    "%j is told as %j, and followed by nothing with routing none",
    async ([to, target]) => {
      const signedIn = listen("scout-signed-in");
      const went = listen("scout-navigated");
      await showSignIn({ [logInCall]: [json({ code: 200, redirect_to: to })] });
      await signIn.logIn("dana", "password");
      const redirectTo = new URL(target, window.location.href).href;
      await expect.poll(() => signedIn.map(({ detail }) => detail)).toEqual([{ redirectTo }]);
      await expect.poll(() => went.map(({ detail }) => detail.href)).toEqual([redirectTo]);
    },
  );

  test("the host page can prevent it: then nothing follows", async () => {
    const went = listen("scout-navigated");
    const { element } = await showSignIn({ [logInCall]: [json({ code: 200, redirect_to: "/x" })] });
    const prevented: boolean[] = [];
    element.addEventListener("scout-signed-in", (event) => {
      event.preventDefault();
      prevented.push(event.defaultPrevented);
    });
    await signIn.logIn("dana", "password");
    await expect.poll(() => prevented).toEqual([true]);
    await expect.element(page.getByText("You are signed in.")).toBeInTheDocument();
    expect(went).toEqual([]);
  });

  test("2 §9, U16: after a sign-in with a token it follows 100 ms later", async () => {
    const clock = stopClock();
    const seconds = Math.floor(Date.now() / 1000);
    const token = makeToken({ iat: seconds, exp: seconds + 600, ura: navigator.userAgent });
    const went = listen("scout-navigated");
    const { element } = await showSignIn(
      {
        [logInCall]: [json({ code: 200, redirect_to: "/scout", token })],
        "POST /api/v1/sandler-stats/track-event": [json({})],
        [settingsCall]: [json({ data: { settings: {} } })],
      },
      { context: "microsite" },
    );
    const signedIn = new Promise((resolve) => element.addEventListener("scout-signed-in", resolve));
    await signIn.logIn("dana", "password");
    await signedIn;
    await clock.advance(99);
    expect(went).toEqual([]);
    await clock.advance(1);
    expect(went.map(({ detail }) => new URL(detail.href).pathname)).toEqual(["/scout"]);
  });

  test.each<[string, { readonly seconds?: number; readonly ura?: string }, RegExp]>([
    ["A4: of the future", { seconds: 120 }, /^The clock of this computer seems to be wrong\./],
    ["A14: of another browser", { ura: "Other/1.0" }, /^The sign-in is for another browser\./],
  ])("%s, a token is told in the form, and no page is left", async (_what, of, sentence) => {
    expectLog(`token-unusable: ${of.ura === undefined ? "early" : "browser"}`);
    const iat = Math.floor(Date.now() / 1000) + (of.seconds ?? 0);
    const token = makeToken({ iat, exp: iat + 600, ura: of.ura ?? navigator.userAgent });
    const signedIn = listen("scout-signed-in");
    const went = listen("scout-navigated");
    await showSignIn(
      { ...codeSent, [verifyCall]: [json({ code: 200, token })] },
      { context: "microsite" },
    );
    await signIn.logIn("dana", "password");
    await signIn.code().fill("12345678");
    const steps = went.length;
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert").getByText(sentence)).toBeVisible();
    expect([signedIn, went.slice(steps)]).toEqual([[], []]);
    expect(window.localStorage.length).toBe(0);
    // The form can be used again.
    await expect.element(signIn.code()).toBeEnabled();
  });

  test("U15: a code without a target redirects to the home page", async () => {
    const signedIn = listen("scout-signed-in");
    await showSignIn({ ...codeSent, [verifyCall]: [json({ code: 200 })] });
    await signIn.logIn("dana", "password");
    await signIn.code().fill("12345678");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => signedIn.map(({ detail }) => detail)).toEqual([{ redirectTo: home() }]);
  });
});

describe("what is stored", () => {
  test("U9: no password, name or code is in storage, address, history or markup", async () => {
    const { element } = await showSignIn(codeSent);
    await signIn.logIn("dana-the-agent", "the-password");
    await expect.element(signIn.code()).toBeVisible();
    const places = [
      JSON.stringify({ ...window.localStorage }),
      JSON.stringify({ ...window.sessionStorage }),
      window.location.href,
      JSON.stringify(window.history.state),
      element.outerHTML,
    ].join("\n");
    expect(places).not.toContain("the-password");
    expect(places).not.toContain("dana-the-agent");
  });

  test("U9, ZB20: the history has the name for the code step, until somebody has signed out", async () => {
    const first = await showSignIn(codeSent, { routing: "page" });
    await signIn.logIn("dana-the-agent", "the-password");
    await expect.element(signIn.code()).toBeVisible();
    turnPage();
    place("login-form", first.backend, { routing: "page" });
    await expect.element(signIn.code()).toBeVisible();
    pageState().cores.get(first.backend.apiBase)?.session.signOut();
    turnPage();
    place("login-form", first.backend, { routing: "page" });
    await expect.element(signIn.button("Login")).toBeVisible();
    expect(signIn.code().query()).toBeNull();
    window.history.replaceState(null, "");
  });

  test("ZC1: with signOutUri, the route of the sign-out leaves for it", async () => {
    configure({ signOutUri: "/end-session" });
    const { href } = window.location;
    window.history.replaceState(null, "", "/logout/");
    window.localStorage.setItem("state", '{"token":null,"login_source":"internal"}');
    const left: string[] = [];
    const prevent = (event: HTMLElementEventMap["scout-navigated"]) => {
      left.push(event.detail.href);
      event.preventDefault();
    };
    document.body.addEventListener("scout-navigated", prevent);
    place("login-form", await serve(), { routing: "page" });
    await expect.poll(() => left).toEqual([`${window.location.origin}/end-session`]);
    expect({ ...window.localStorage }).toEqual({});
    document.body.removeEventListener("scout-navigated", prevent);
    window.history.replaceState(null, "", href);
  });

  test("U14: signing out drops the token, and reports it", async () => {
    const signedOut = listen("scout-signed-out");
    const { element } = await showSignIn();
    window.localStorage.setItem("app-portal_access_token", "x.y.z");
    window.localStorage.setItem("state", '{"token":"x.y.z","login_source":"internal","theirs":1}');
    await expect.element(signIn.button("Login")).toBeVisible();
    Reflect.get(element, "signOut").call(element);
    expect({ ...window.localStorage }).toEqual({ state: '{"theirs":1}' });
    expect(signedOut).toHaveLength(1);
  });
});

test("M9: disposal aborts a pending attempt", async () => {
  const { backend, element } = await showSignIn({
    [logInCall]: [() => new Promise<Response>(() => {})],
  });
  await signIn.logIn("dana", "password");
  await expect.poll(() => backend.calls).toEqual([logInCall]);
  element.remove();
  await expect.poll(() => backend.aborted()).toBe(1);
});

test("by keyboard only", async () => {
  await showSignIn(codeSent);
  await expect.element(signIn.username()).toBeVisible();
  signIn.username().element().focus();
  await userEvent.keyboard("dana{Tab}password{Tab}{Tab} {Tab}");
  await expect.element(signIn.button("Login")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(signIn.code()).toHaveFocus();
});
