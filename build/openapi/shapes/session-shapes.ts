import {
  data,
  either,
  filledText,
  flag,
  logo,
  object,
  oneOf,
  text,
} from "../../../src/core/wire/sent.ts";
import type { Shapes } from "../endpoint-shape.ts";

const signInAnswer = object({ code: { const: 200 } }, { redirect_to: text, token: filledText });

const signInOptions = object({
  persistent_login: oneOf(0, 1),
  destination: text,
  auth_type: oneOf("token", "cookie"),
});

/** Session, sign-in and token calls. */
export const sessionShapes: Shapes<
  "sessionToken" | "exchangeToken" | "logIn" | "verifyCode" | "resetPassword" | "validateToken"
> = {
  sessionToken: { answer: filledText },
  exchangeToken: {
    requiredQuery: ["site"],
    query: { ttl: { type: "integer", minimum: 1, description: "Minutes the new token lasts" } },
    answer: data(
      object({
        site: { ...filledText, description: "The target host, dots as dashes" },
        token: filledText,
      }),
    ),
    failures: { 404: "The site is not one of the family" },
  },
  logIn: {
    request: object({ username: filledText, password: filledText, options: signInOptions }),
    answer: signInAnswer,
    failures: { 400: "Unknown user name or password" },
  },
  verifyCode: {
    request: object({ username: filledText, code: filledText, options: signInOptions }),
    answer: signInAnswer,
    failures: { 400: "Invalid code" },
  },
  resetPassword: {
    request: object({ username: filledText, user_login: filledText }),
    answer: object({ status: either(flag, text, { const: 200 }) }),
  },
  validateToken: {
    request: object({ access_token: text }),
    answer: data(object({ valid: flag }, { token: filledText })),
    failures: { 400: "The body is not what the call takes" },
  },
};

const color = {
  type: "string",
  pattern: "^#[0-9a-fA-F]{6}, (0|1|0?\\.\\d+)$",
} as const;

const buttonTextColor = oneOf("#000000, 1", "#FFFFFF, 1");

const user = object({ id: filledText, roles: { type: "array", items: filledText } });

const settings = object(
  {
    site_color: color,
    button_text_color: buttonTextColor,
    primary_logo: logo,
    navigation_logo: logo,
    capabilities: { type: "array", items: filledText, uniqueItems: true },
  },
  {
    siteName: text,
    siteLogo: text,
    forgotPasswordUri: text,
    favicon: text,
    first_name: text,
    last_name: text,
    email: text,
    user,
  },
);

/** Site settings and branding. */
export const settingsShapes: Shapes<"loadSettings" | "saveSettings"> = {
  loadSettings: { answer: data(object({ settings })) },
  saveSettings: {
    request: object(
      { button_text_color: buttonTextColor },
      { site_color: color, primary_logo: logo, navigation_logo: logo },
    ),
    answer: data(object({ settings })),
    failures: { 422: "A colour or a logo is not valid" },
  },
};
