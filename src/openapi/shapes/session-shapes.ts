import { sentExchangedToken } from "../../core/api/exchange-token.ts";
import { sentReset, sentSignIn, sentVerdict } from "../../core/api/session.ts";
import { sentSettings } from "../../core/api/settings.ts";
import { sentBrandingChanges } from "../../core/branding/branding-changes.ts";
import { described, filledText, object, oneOf, text } from "../../core/wire/sent.ts";
import type { Shapes } from "../endpoint-shape.ts";

const options = described(
  object({
    persistent_login: described(
      oneOf(0, 1),
      "1 keeps the user signed in after the browser closes.",
    ),
    destination: described(text, "Path on the page's own origin at which to continue."),
    auth_type: described(
      oneOf("token", "cookie"),
      "Whether the sign-in ends with a token in the answer or with a cookie.",
    ),
  }),
  "How the sign-in ends.",
);
const username = described(filledText, "The user name.");

/** Session, sign-in and token calls. */
export const sessionShapes: Shapes<
  "sessionToken" | "exchangeToken" | "logIn" | "verifyCode" | "resetPassword" | "validateToken"
> = {
  sessionToken: { answer: filledText },
  exchangeToken: {
    requiredQuery: ["site"],
    query: {
      ttl: { type: "integer", minimum: 1, description: "Lifetime of the new token, in minutes" },
    },
    answer: sentExchangedToken,
    failures: { 404: "The site does not belong to the family" },
  },
  logIn: {
    request: object({
      username,
      password: described(filledText, "The password."),
      options,
    }),
    answer: sentSignIn,
    failures: { 400: "Unknown user name or password" },
  },
  verifyCode: {
    request: object({
      username,
      code: described(filledText, "The code from the e-mail."),
      options,
    }),
    answer: sentSignIn,
    failures: { 400: "Invalid code" },
  },
  resetPassword: {
    request: object({
      username,
      user_login: described(filledText, "The user name again, for servers that read this member."),
    }),
    answer: sentReset,
  },
  validateToken: {
    request: object({ access_token: described(text, "The token to check.") }),
    answer: sentVerdict,
    failures: { 400: "The body is not valid" },
  },
};

/** Site settings and branding. */
export const settingsShapes: Shapes<"loadSettings" | "saveSettings"> = {
  loadSettings: { answer: sentSettings },
  saveSettings: {
    request: sentBrandingChanges,
    answer: sentSettings,
    failures: { 422: "A colour or a logo is not valid" },
  },
};
