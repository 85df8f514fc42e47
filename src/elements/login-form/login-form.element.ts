import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import { firstScreenDrawer } from "../host/element/first-screen.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./login-form.attributes.ts";
import { firstScreen } from "./login-form.first.ts";
import type { LoginFormEvents } from "./login-form.model.ts";

/**
 * Signs a user in with name and password, then with the code sent by email. Resets a forgotten password by email (2 §2
 * Sign-in screens). It renders into itself, without a shadow root, so that password managers and one-time codes find
 * its fields. With `context="microsite"` it obtains a token and stores it; otherwise the server sets a cookie.
 *
 * @summary Sign-in
 * @tagname login-form
 *
 * @fires {CustomEvent<{ redirectTo: string }>} scout-signed-in - Cancelable; the redirect follows unless the page cancels it. `redirectTo` is an address of the page's origin or of the family.
 * @fires {CustomEvent<{}>} scout-signed-out - The stored token was removed.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 */
declare class LoginFormElement extends ElementWith<ScoutElement, typeof attributes> {
  /** Drops the stored token, in every tab. */
  signOut(): void;
}

export type { LoginFormElement };

defineElement({
  tag: "login-form",
  attributes,
  methods: ["signOut"],
  isPublic: true,
  isLight: true,
  drawFirst: firstScreenDrawer(firstScreen),
  importRuntime: () => import("./login-form.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "login-form": LoginFormElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents & LoginFormEvents> {}
}
