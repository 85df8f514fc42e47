/** What the sign-in screens show (2 §2 Sign-in screens). */
export type SignInView = "login" | "verify" | "password";

/** The address of each view (2 §2; decisions C10). */
export const signInRoutes: Readonly<Record<SignInView | "logout", string>> = {
  login: "/login/",
  verify: "/verify/",
  password: "/user/password/",
  logout: "/logout/",
};

/** Which of the sign-in addresses a path is, with or without its last slash (decisions A9); else null. */
export function signInRouteAt(pathname: string): SignInView | "logout" | null {
  const path = `${pathname.replace(/\/$/, "")}/`;
  const names = ["login", "verify", "password", "logout"] as const;
  return names.find((name) => signInRoutes[name] === path) ?? null;
}
