import { expect, test } from "vitest";
import { signInStopAt } from "../../../src/core/navigation/sign-in-stop.ts";

const named = { step: "verify", username: "dana" };

test.for([
  ["/", {}, { kind: "form", view: "login" }],
  ["/login", {}, { kind: "form", view: "login" }],
  ["/login/", {}, { kind: "form", view: "login" }],
  ["/verify/", named, { kind: "form", view: "verify" }],
  ["/user/password/", {}, { kind: "form", view: "password" }],
  ["/user/password", {}, { kind: "form", view: "password" }],
  ["/logout/", {}, { kind: "signOut", path: "/login/" }],
  ["/logout", {}, { kind: "signOut", path: "/login/" }],
] as const)("2 §2 Sign-in screens, A9: %s", ([path, state, stop]) => {
  expect(signInStopAt(path, state)).toEqual(stop);
});

test.for([[{}], [{ step: "verify", username: "" }], [{ username: 12 }]] as const)(
  "U9: a code step without a user name redirects to the login (%j)",
  ([state]) => {
    expect(signInStopAt("/verify/", state)).toEqual({ kind: "redirect", path: "/login/" });
  },
);

test.for([
  "/scout",
  "/scout/contracts/comcast",
  "/account",
  "/dashboard",
  "/login/x",
  "/user",
  "//login",
  "/LOGIN",
  "/__proto__",
])("C10, U22: %s redirects to the front page", (path) => {
  expect(signInStopAt(path, named)).toEqual({ kind: "redirect", path: "/" });
});
