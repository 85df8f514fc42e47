import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { json, logInCall, resetCall, showSignIn, signIn, verifyCall } from "./sign-in-page.ts";

cleanUpHostPage();

const unrecognized = "Unrecognized username or password.";
const hint = "Please try again or reset your password";
const codeSent = { [logInCall]: [json({ code: 200 })] };

describe("U19: the form is in the light DOM, where password managers find it", () => {
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

  test("U9: values that the browser fills in without an event are sent, and are not in the markup of the next step", async () => {
    const { bodies, element } = await showSignIn(codeSent);
    await expect.element(signIn.username()).toBeVisible();
    Object.assign(signIn.username().element(), { value: "dana-the-agent" });
    Object.assign(signIn.password().element(), { value: "from the manager" });
    document.forms[0]?.requestSubmit();
    await expect.element(signIn.code()).toBeVisible();
    expect(bodies).toMatchObject([{ username: "dana-the-agent", password: "from the manager" }]);
    const places = [
      { ...window.localStorage },
      { ...window.sessionStorage },
      window.history.state,
      element.outerHTML,
    ];
    expect(JSON.stringify(places)).not.toMatch(/dana-the-agent|from the manager/);
  });

  test("in a portal the card is in the middle of the page", async () => {
    await page.viewport(1920, 1080);
    onTestFinished(() => page.viewport(1024, 768));
    const { element } = await showSignIn({}, { routing: "portal" });
    await expect.element(signIn.username()).toBeVisible();
    const middle = () => {
      const { left, right } = (
        element.querySelector(".sign-in") as Element
      ).getBoundingClientRect();
      return (left + right) / 2;
    };
    await expect.poll(middle).toBe(document.documentElement.clientWidth / 2);
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
  test("U12: the form has tabs that are links, the ticked check box, and the link to the password reset", async () => {
    await showSignIn();
    await expect
      .element(signIn.link("Become a Partner"))
      .toHaveAttribute("href", "/become-a-partner");
    await expect.element(signIn.link("Forgot Password?")).toHaveAttribute("href", "/user/password");
    expect(page.getByRole("tab").elements()).toEqual([]);
    await expect.element(signIn.keepSignedIn()).toBeChecked();
    await expect.element(page.getByRole("heading", { level: 2 })).toHaveTextContent("Sign in");
  });

  test("U25: the form of a micro-site has only the password reset, if its settings contain one", async () => {
    await showSignIn({}, { context: "microsite" });
    await expect.element(signIn.link("Forgot Password?")).toBeVisible();
    expect(page.getByRole("link").elements()).toHaveLength(1);
    expect(page.getByRole("checkbox").elements()).toEqual([]);
  });

  test("the form can be used by keyboard alone", async () => {
    await showSignIn(codeSent);
    await expect.element(signIn.username()).toBeVisible();
    signIn.username().element().focus();
    await userEvent.keyboard("dana{Tab}password{Tab}{Tab} {Tab}");
    await expect.element(signIn.button("Login")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(signIn.code()).toHaveFocus();
  });

  test("U14: the methods and events of the element sign in and out, and the host page can cancel a sign-in", async () => {
    const signedOut = listen("scout-signed-out");
    const went = listen("scout-navigated");
    const { element } = await showSignIn({ [logInCall]: [json({ code: 200, redirect_to: "/x" })] });
    element.addEventListener("scout-signed-in", (event) => event.preventDefault());
    await signIn.logIn("dana", "password");
    await expect.element(page.getByText("You are signed in.")).toBeInTheDocument();
    expect(went).toEqual([]);
    const token = '{"token":"x.y.z","login_source":"internal","theirs":1}';
    window.localStorage.setItem("state", token);
    Reflect.get(element, "signOut").call(element);
    expect({ ...window.localStorage }).toEqual({ state: '{"theirs":1}' });
    expect(signedOut).toHaveLength(1);
  });
});

describe("the code", () => {
  test("U13: the code is a one-time code of any length with a help text, and is not submitted automatically", async () => {
    const { backend } = await showSignIn({
      ...codeSent,
      [verifyCall]: [json({ message: "x" }, 400)],
    });
    await signIn.logIn("dana", "password");
    const code = signIn.code();
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAttribute("autocomplete", "one-time-code");
    await expect.element(code).toHaveAttribute("inputmode", "numeric");
    await expect.element(code).not.toHaveAttribute("maxlength");
    await expect
      .element(code)
      .toHaveAccessibleDescription(
        "Enter the 8-digit verification code you received via email. If you no longer have access to your email, please contact Partner Services for help updating the email associated with your portal account.",
      );
    await signIn.verify("1");
    await expect
      .element(code)
      .toHaveAccessibleDescription(
        /^Invalid code ?Enter all digits of the code from the email\. Enter the 8-digit/,
      );
    await expect.element(code).toHaveFocus();
    await userEvent.fill(code, "12345678");
    expect(backend.calls).toEqual([logInCall]);
    await signIn.button("Verify Code").click();
    await expect
      .element(signIn.alert())
      .toHaveTextContent(
        /^Invalid codeCompare it with the email and enter it again, or go back to sign in for a new code\.$/,
      );
    await expect.element(code).toHaveFocus();
  });

  test("an Enter that is still held down from the previous step submits nothing", async () => {
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

  test("U20: a new code needs another login: going back shows name and choice, and an empty password", async () => {
    await showSignIn(codeSent);
    await signIn.keepSignedIn().click();
    await signIn.logIn("dana", "password");
    await expect
      .element(
        page.getByText(
          "No code yet? Check your spam folder. For a new code, go back to sign in and enter your password again.",
        ),
      )
      .toBeVisible();
    await signIn.link("Back to sign in").click();
    await expect.element(signIn.username()).toHaveValue("dana");
    await expect.element(signIn.keepSignedIn()).not.toBeChecked();
    await expect.element(signIn.password()).toHaveValue("");
    await expect.element(signIn.password()).toHaveFocus();
  });
});

describe("failures are shown", () => {
  test("U11: errors are shown at each invalid field, and the first of these has the focus", async () => {
    await showSignIn();
    const invalid = () =>
      [signIn.username(), signIn.password()].map((field) =>
        field.element().getAttribute("aria-invalid"),
      );
    for (const [username, password, marks] of [
      ["dana", "p", [null, "true"]],
      ["", "", ["true", "true"]],
    ] as const) {
      await signIn.logIn(username, password);
      await expect.poll(invalid).toEqual(marks);
      const first = username === "" ? signIn.username() : signIn.password();
      await expect.element(first).toHaveFocus();
      await expect.element(first).toHaveAccessibleDescription(`${unrecognized} ${hint}`);
    }
  });

  test("U8: a failure is shown above the form, which keeps its name", async () => {
    expectLog("sign-in-unreachable", "token-missing");
    await showSignIn({
      [logInCall]: [json({}, 401), json({ code: 200 })],
      [verifyCall]: [() => Response.error()],
    });
    await signIn.logIn("dana", "password");
    await expect.element(signIn.alert()).toHaveTextContent(`${unrecognized} ${hint}`);
    await expect.element(signIn.password()).toHaveFocus();
    await expect.element(signIn.username()).toHaveValue("dana");
    await signIn.button("Login").click();
    await signIn.verify("12345678");
    await expect
      .element(signIn.alert())
      .toHaveTextContent("An error has occured. Please try again.");
  });

  test("A4, A14: a micro-site reports a token that it cannot use, without the hint", async () => {
    expectLog("token-missing", "token-unusable: early", "token-unusable: browser");
    const iat = Math.floor(Date.now() / 1000);
    const answerWith = (token: object) =>
      json({ code: 200, token: makeToken({ iat, exp: iat + 600, ...token }) });
    const early = answerWith({ iat: iat + 120, ura: navigator.userAgent });
    const foreign = answerWith({ ura: "Other/1.0" });
    await showSignIn(
      { [logInCall]: [json({}, 401), json({ code: 200 })], [verifyCall]: [early, foreign] },
      { context: "microsite" },
    );
    await signIn.logIn("dana", "password");
    await expect.element(signIn.alert()).toHaveTextContent(new RegExp(`^${unrecognized}$`));
    await signIn.button("Login").click();
    await signIn.verify("12345678");
    await expect
      .element(signIn.alert())
      .toHaveTextContent(/^This computer's clock seems to be wrong\./);
    await signIn.button("Verify Code").click();
    await expect
      .element(signIn.alert())
      .toHaveTextContent(/^This sign-in is for another browser\. Sign in again\.$/);
  });
});

test("U17, U18, U25: the password reset starts with the name of the login, and its success returns there", async () => {
  await showSignIn({ [resetCall]: [json({ status: false }), json({ status: "ok" })] });
  await signIn.username().fill("dana");
  await signIn.link("Forgot Password?").click();
  await expect.element(signIn.resetHeading()).toBeVisible();
  await expect.element(signIn.username()).toHaveValue("dana");
  await expect.element(signIn.username()).toHaveFocus();
  await signIn.requestReset("");
  await expect
    .element(signIn.username())
    .toHaveAccessibleDescription("Enter your username or email address.");
  await signIn.requestReset("dana");
  await expect.element(signIn.alert()).toHaveTextContent("Something went wrong.");
  await expect.element(signIn.username()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Please check your email.").first()).toBeVisible();
  await expect.element(signIn.button("Login")).toBeVisible();
  await expect.element(signIn.username()).toHaveFocus();
  await expect.element(signIn.username()).toHaveValue("");
});

describe("the user can show the password", () => {
  const show = () => signIn.button("Show password");
  const shownType = () => signIn.password().element().getAttribute("type");
  const caretOf = (field: Element) =>
    field instanceof HTMLInputElement && [field.selectionStart, field.selectionEnd];

  test("a button shows the password and announces whether it is pressed; caret and focus stay in the field", async () => {
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

  test("the password can be shown by keyboard: the focus stays on the button, and nothing is sent", async () => {
    const { backend } = await showSignIn(codeSent);
    await signIn.password().fill("secret");
    await userEvent.keyboard("{Tab}");
    await expect.element(show()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(show()).toHaveAttribute("aria-pressed", "true");
    await expect.element(show()).toHaveFocus();
    expect(backend.calls).toEqual([]);
  });

  test("a shown password is hidden again when it is sent", async () => {
    await showSignIn({ [logInCall]: [json({ code: 401 })] });
    await expect.element(show()).toBeVisible();
    await show().click();
    await signIn.logIn("dana", "wrong");
    await expect.element(signIn.alert()).toBeVisible();
    expect(shownType()).toBe("password");
    await expect.element(signIn.password()).toHaveFocus();
  });
});
