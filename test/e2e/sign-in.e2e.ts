import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { codeInMailbox, createSignInDriver, pathOf, storageOf } from "./support/sign-in-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

async function openSignIn(path: string, expected = {}) {
  const { page, calls, press, tabTo, advance } = await demo.enter(path, {
    as: "Signed out",
    expected,
  });
  return { ...createSignInDriver(page, demo), calls, press, tabTo, advance };
}

const username = "Username or email address";

test("name, password and mailed code sign in with a cookie, and redirect to the requested page", async () => {
  const { page, signIn, calls } = await openSignIn("/login/?destination=/scout/contracts");
  await signIn("dana.whitfield@example.com");
  await page.waitForURL("**/scout/contracts");
  await page.getByRole("heading", { name: "Contracts", exact: true }).waitFor();
  expect(calls.slice(0, 2)).toEqual([
    "POST /api/sandler-auth/v1/login",
    "POST /api/sandler-auth/v1/verify",
  ]);
  // There is no token, and the session can be logged out (C19).
  const { scout_visit: _, ...stored } = await storageOf(page);
  expect(JSON.parse(stored.state ?? "")).toEqual({
    token: null,
    login_source: "internal",
    mark: expect.any(String),
  });
  expect(Object.keys(stored)).toEqual(["state"]);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Logout" }).waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, httpOnly, expires }) => [name, httpOnly, expires > 0])).toEqual([
    ["scout_session", true, true],
  ]);
});

test("A16: after Logout the server has no session, and the next user of the device sees no data of the first", async () => {
  const { page, signIn } = await openSignIn("/login/?destination=/scout");
  await signIn("dana.whitfield@example.com");
  await page.waitForURL("**/scout");
  const address = page.getByRole("combobox", { name: "Street address" });
  await address.fill("Typed by the first");
  const other = await page.context().newPage();
  await other.goto(`${demo.url}/scout/contracts`);
  await other.getByRole("heading", { name: "Contracts", exact: true }).waitFor();
  await other.getByRole("button", { name: "Account menu" }).click();
  await other.getByRole("link", { name: "Logout" }).click();
  await other.getByRole("heading", { name: "You are signed out." }).waitFor();
  // The first tab is also signed out, and notices the end of the server's session when it is used.
  await page.mouse.click(2, 2);
  await page.getByRole("heading", { name: "Access Denied" }).waitFor();
  await other.goto(`${demo.url}/`);
  await other.getByRole("button", { name: "Account menu" }).click();
  await other.getByRole("link", { name: "Sign in" }).click();
  const second = createSignInDriver(other, demo);
  await second.signIn("priya.raman@example.com");
  await other.waitForURL(`${demo.url}/`);
  await page.reload();
  await address.waitFor();
  expect(await address.inputValue()).toBe("");
  expect(JSON.stringify(await storageOf(page))).not.toContain("dana");
  await other.close();
});

test("the browser fills in name and password, and the user continues by keyboard", async () => {
  const { page, press, verify } = await openSignIn("/login/");
  await page.getByRole("textbox", { name: username }).waitFor();
  // Act like a password manager: find the form by its autocomplete attributes, and fill it in.
  const form = page.locator("form:has([autocomplete='current-password'])");
  await form.locator("[autocomplete~='username']").focus();
  await page.keyboard.insertText("agent");
  await form.locator("[autocomplete='current-password']").focus();
  await page.keyboard.insertText("scout demo password");
  await press("Enter");
  const code = page.locator("[autocomplete='one-time-code']");
  await code.waitFor();
  expect(await code.evaluate((field) => field.matches(":focus"))).toBe(true);
  await verify(await codeInMailbox(page, demo.url));
  await page.waitForURL(`${demo.url}/`);
});

test("a user without a code signs in with the password only", async () => {
  const { page, logIn, calls } = await openSignIn("/login/");
  await logIn("provider");
  await page.waitForURL(`${demo.url}/`);
  expect(calls).not.toContain("POST /api/sandler-auth/v1/verify");
});

test("without Keep Me Logged In the cookie is removed with the end of the browser", async () => {
  const { page, signIn } = await openSignIn("/login/");
  await page.getByRole("checkbox", { name: "Keep Me Logged In" }).uncheck();
  await signIn("agent");
  await page.waitForURL(`${demo.url}/`);
  expect((await page.context().cookies()).map(({ expires }) => expires)).toEqual([-1]);
});

describe("U9: the address", () => {
  test("the address follows the steps, Back returns, a reload stays, and no address contains a name", async () => {
    const { page, logIn } = await openSignIn("/login/?destination=/scout");
    await logIn("agent");
    await page.waitForURL("**/verify/?destination=/scout");
    await page.reload();
    await page.getByRole("textbox", { name: "Verification code" }).waitFor();
    await page.goBack();
    await page.getByRole("textbox", { name: username }).waitFor();
    expect(pathOf(page)).toBe("/login/?destination=/scout");
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe("");
  });

  test("the path /verify without a name leads to the login", async () => {
    const { page } = await openSignIn("/verify");
    await page.getByRole("textbox", { name: username }).waitFor();
    expect(pathOf(page)).toBe("/login/");
  });
});

describe("U6: no destination leaves the site", () => {
  test("neither a requested destination nor one in an answer leaves the site", async () => {
    const hostile = "https://localhost@evil.example/";
    const { page, logIn } = await openSignIn(`/login/?destination=${encodeURIComponent(hostile)}`);
    const asked: unknown[] = [];
    await page.route("**/v1/login", async (route) => {
      asked.push(route.request().postDataJSON().options.destination);
      await route.fulfill({ json: { code: 200, redirect_to: hostile } });
    });
    await logIn("provider");
    await page.waitForURL((url) => !url.pathname.startsWith("/login/") || url.search === "");
    expect(new URL(page.url()).origin).toBe(demo.url);
    expect(await page.title()).not.toBe("run");
    expect(asked).toEqual([expect.stringMatching(/^\/(?!\/)/)]);
  });
});

describe("U8: failures", () => {
  test("a wrong password is reported, and the correct one signs in", async () => {
    const { page, logIn } = await openSignIn("/login/", { statuses: [400] });
    await logIn("agent", "wrong");
    await page
      .getByRole("alert")
      .getByText("Unrecognized username or password. Please try again or reset your password", {
        exact: true,
      })
      .waitFor();
    await logIn("agent");
    await page.getByRole("textbox", { name: "Verification code" }).waitFor();
  });

  test("a wrong code and an expired one are reported", async () => {
    const { page, logIn, verify, advance } = await openSignIn("/login/", { statuses: [400] });
    const refused = page.getByRole("alert").getByText("Invalid code", { exact: true });
    await logIn("agent");
    await page.getByRole("textbox", { name: "Verification code" }).waitFor();
    const code = await codeInMailbox(page, demo.url);
    await verify(code === "00000000" ? "00000001" : "00000000");
    await refused.waitFor();
    await advance(10 * 60_000);
    await verify(code);
    await refused.waitFor();
    expect(pathOf(page)).toBe("/verify/");
  });
});

test("U17, U18: a forgotten password is reset by the mailed link, and then signs in", async () => {
  const { page, logIn } = await openSignIn("/login/", { statuses: [400] });
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await page.getByRole("heading", { name: "Reset Password Form" }).waitFor();
  expect(pathOf(page)).toBe("/user/password/");
  await page.getByRole("textbox", { name: username }).fill("administrator");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByText("Please check your email.").first().waitFor();
  expect(pathOf(page)).toBe("/login/");
  await page.goto("/demo/mailbox");
  await page.getByRole("link", { name: "Set a new password" }).first().click();
  await page.getByLabel("New password").fill("a much longer password");
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL("**/login/");
  await logIn("administrator");
  await page.getByRole("alert").waitFor();
  await logIn("administrator", "a much longer password");
  await page.getByRole("textbox", { name: "Verification code" }).waitFor();
});
