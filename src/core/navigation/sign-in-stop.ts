import { type SignInView, signInRouteAt, signInRoutes } from "../session/sign-in-route.ts";

/** The result of opening a path while no user is signed in. */
export type SignInStop =
  | { readonly kind: "form"; readonly view: SignInView }
  | { readonly kind: "redirect"; readonly path: string }
  | { readonly kind: "signOut"; readonly path: string };

/**
 * Matches a path in the routes of the sign-in. `state` is the state of the history entry: the code step requires the
 * user that the login step stored there. Any other path redirects to `/`, without a query.
 */
export function signInStopAt(path: string, state: Readonly<Record<string, unknown>>): SignInStop {
  if (path === "/") return { kind: "form", view: "login" };
  const route = signInRouteAt(path);
  if (route === null) return { kind: "redirect", path: "/" };
  if (route === "logout") return { kind: "signOut", path: signInRoutes.login };
  if (route === "verify" && !hasName(state)) return { kind: "redirect", path: signInRoutes.login };
  return { kind: "form", view: route };
}

function hasName({ username }: Readonly<Record<string, unknown>>): boolean {
  return typeof username === "string" && username !== "";
}
