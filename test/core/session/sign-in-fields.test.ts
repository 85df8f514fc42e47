import { describe, expect, test } from "vitest";
import {
  isCodeSendable,
  loginFaultsOf,
  plainCodeOf,
} from "../../../src/core/session/sign-in-fields.ts";
import { signInLinks, signInMessages } from "../../../src/core/session/sign-in-messages.ts";
import { signInRouteAt, signInRoutes } from "../../../src/core/session/sign-in-route.ts";

describe("U11: name and password of two characters are sent, both errors are reported together", () => {
  test.for([
    ["da", "pw", []],
    ["d", "pw", ["username"]],
    ["da", "p", ["password"]],
    ["", "", ["username", "password"]],
    [" d ", "pw", ["username"]],
    [" da ", "pw", []],
    ["da", "  ", []],
    ["da", " ", ["password"]],
  ] as const)("%j and %j: %j", ([username, password, faults]) => {
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
  ] as const)("%j is sent as %j", ([given, plain, isSendable]) => {
    expect(plainCodeOf(given)).toBe(plain);
    expect(isCodeSendable(plain)).toBe(isSendable);
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
  ] as const)("A9: %s is %s", ([path, name]) => {
    expect(signInRouteAt(path)).toBe(name);
  });

  test("each address belongs to its view", () => {
    expect(signInRoutes).toEqual({
      login: "/login/",
      verify: "/verify/",
      password: "/user/password/",
      logout: "/logout/",
    });
  });

  test("U12, U25: the links beside the form", () => {
    expect(signInLinks).toEqual({
      becomePartner: "/become-a-partner",
      forgotPassword: "/user/password",
    });
  });
});

test("M3: every text, byte for byte", () => {
  expect(signInMessages).toEqual({
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
    unrecognizedHint: "Please try again or reset your password",
    invalidCode: "Invalid code",
    networkFailed: "An error has occured. Please try again.",
    checkEmail: "Please check your email.",
    resetFailed: "Something went wrong.",
  });
});
