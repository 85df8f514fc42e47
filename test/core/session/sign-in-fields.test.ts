import { describe, expect, test } from "vitest";
import {
  isCodeSendable,
  loginFaultsOf,
  plainCodeOf,
} from "../../../src/core/session/sign-in-fields.ts";
import { signInLinks, signInTexts } from "../../../src/core/session/sign-in-messages.ts";
import { signInRouteAt, signInRoutes } from "../../../src/core/session/sign-in-route.ts";

describe("U11: name and password need two characters each, and both errors are reported together", () => {
  test.for([
    ["da", "pw", []],
    ["d", "pw", ["username"]],
    ["da", "p", ["password"]],
    ["", "", ["username", "password"]],
    [" d ", "pw", ["username"]],
    [" da ", "pw", []],
    ["da", "  ", []],
    ["da", " ", ["password"]],
  ] as const)("the name %j with the password %j is checked: %j", ([username, password, faults]) => {
    expect(loginFaultsOf({ username, password })).toEqual(faults);
  });
});

describe("U13: copied codes are accepted, and two characters suffice", () => {
  test.for([
    ["12345678", "12345678", true],
    ["1234 5678", "12345678", true],
    [" 1234-5678 ", "12345678", true],
    ["1234\u00a05678\n", "12345678", true],
    ["1234–5678", "12345678", true],
    ["ab", "ab", true],
    ["123456789", "123456789", true],
    ["1", "1", false],
    ["- 1 -", "1", false],
    ["", "", false],
    [" - ", "", false],
  ] as const)("the code %j is sent as %j", ([given, plain, isSendable]) => {
    expect(plainCodeOf(given)).toBe(plain);
    expect(isCodeSendable(plain)).toBe(isSendable);
  });
});

describe("U27: eight digits in a pasted text are the code if they are the only ones", () => {
  test.for([
    "1234\u200b5678",
    "\u202a12345678\u202c",
    "\u206612345678\u2069",
    "\u200e12345678\u200e",
    "\u206012345678",
    "12345678\u200d",
    "\u00ad1234 5678",
    "１２３４５６７８",
    "١٢٣٤٥٦٧٨",
    "𝟏𝟐𝟑𝟒𝟝𝟞𝟟𝟠",
    "12345678.",
    '"12345678"',
    "• 12345678",
    "Your code is 12345678",
    "Verification code: 12345678",
    "12345678\n",
    "1234 5678",
    "1234\u00a05678",
    "\ufeff12345678",
    "1 2 3 4 5 6 7 8",
    "Code 1234-5678, valid for 10 minutes",
    "Code 12345678 of 2026-11-27, 10:30",
    "12345678 (once more: 12345678)",
    "G-12345678",
    "コードは１２３４５６７８です",
  ])("the code in %j is sent as 12345678", (pasted) => {
    expect(plainCodeOf(pasted)).toBe("12345678");
  });

  test.for([
    ["123456789", "123456789"],
    ["1234567", "1234567"],
    ["Code 123456789", "Code123456789"],
    ["12345678 or 87654321", "12345678or87654321"],
    ["1234 5678 10", "1234567810"],
    ["\u200bab\u200b", "ab"],
  ] as const)("a text without such a code is sent as a whole: %j as %j", ([pasted, sent]) => {
    expect(plainCodeOf(pasted)).toBe(sent);
  });

  test("digits of every script are read", () => {
    for (const system of Intl.supportedValuesOf("numberingSystem")) {
      const write = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
      const written = write.format(12_345_678);
      if (/^\p{Nd}{8}$/u.test(written))
        expect([system, plainCodeOf(written)]).toEqual([system, "12345678"]);
    }
  });
});

describe("2 §2: the addresses of the sign-in", () => {
  test.for([
    ["/login/", "login"],
    ["/login", "login"],
    ["/verify/", "verify"],
    ["/verify", "verify"],
    ["/user/password/", "password"],
    ["/user/password", "password"],
    ["/logout", "logout"],
    ["/logout/", "logout"],
    ["/", null],
    ["/login/more", null],
    ["/login//", null],
    ["/user", null],
    ["/Login/", null],
    ["/scout", null],
  ] as const)("A9: the address %s shows %s", ([path, name]) => {
    expect(signInRouteAt(path)).toBe(name);
  });

  test("each view has its address", () => {
    expect(signInRoutes).toEqual({
      login: "/login/",
      verify: "/verify/",
      password: "/user/password/",
      logout: "/logout/",
    });
  });

  test("U12, U25: the links beside the form have their addresses", () => {
    expect(signInLinks).toEqual({
      becomePartner: "/become-a-partner",
      forgotPassword: "/user/password",
    });
  });
});

test("M3: every text is that of the specification, byte for byte", () => {
  expect(signInTexts.english).toEqual({
    username: "Username or email address",
    password: "Password",
    keepLoggedIn: "Keep Me Logged In",
    login: "Login",
    becomePartner: "Become a Partner",
    forgotPassword: "Forgot Password?",
    code: "Verification code",
    codeHelp:
      "Enter the 8-digit verification code you received via email. If you no longer have access to your email, please contact Partner Services for help updating the email associated with your portal account.",
    verifyCode: "Verify Code",
    resetHeading: "Reset Password Form",
    unrecognized: "Unrecognized username or password.",
    unrecognizedWithHint:
      "Unrecognized username or password. Please try again or reset your password",
    invalidCode: "Invalid code",
    networkFailed: "An error has occured. Please try again.",
    checkEmail: "Please check your email.",
    resetFailed: "Something went wrong.",
  });
});
