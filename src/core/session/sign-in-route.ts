/** The views of the sign-in. */
export type SignInView = "login" | "verify" | "password";

/** The address of each view. */
export const signInRoutes: Readonly<Record<SignInView | "logout", string>> = {
  login: "/login/",
  verify: "/verify/",
  password: "/user/password/",
  logout: "/logout/",
};

/** The sign-in view of a path, with or without a trailing slash. Null for any other path. */
export function signInRouteAt(pathname: string): SignInView | "logout" | null {
  const path = `${pathname.replace(/\/$/, "")}/`;
  const names = ["login", "verify", "password", "logout"] as const;
  return names.find((name) => signInRoutes[name] === path) ?? null;
}
