import { exchangeToken, sentExchangedToken } from "../../core/api/exchange-token.ts";
import { sentReset, sentSignIn, sentVerdict, validateToken } from "../../core/api/session.ts";
import { sessionToken } from "../../core/api/session-token.ts";
import { described, filledText, object, oneOf, text } from "../../core/wire/sent.ts";
import { requireValue } from "../check-walk.ts";
import type { DescribedCalls } from "../described-call.ts";

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
const sampleOptions = { persistent_login: 0, destination: "/scout", auth_type: "token" };

/** The calls of sessions, the sign-in and tokens. */
export const sessionCalls = {
  validateToken: {
    tag: "Session",
    summary: "Checks whether a token is valid; the answer may have a replacement",
    kind: "own",
    when: {
      "every element":
        'Only with `context="microsite"`: when it starts with a token from the page\'s address, from storage or from `getToken`.',
    },
    answer:
      "`data.valid: true` opens the screen, after the settings; a token in `data.token` replaces the checked one. `data.valid: false` removes the token and shows the sign-in form.",
    failures: {
      401: "The token is removed, and the sign-in form is shown.",
      403: "The token is removed, and the sign-in form is shown.",
      other: 'The token stays. The sign-in form is shown, with "Try again".',
    },
    wire: {
      request: object({ access_token: described(text, "The token to check.") }),
      answer: sentVerdict,
      failures: { 400: "The body is not valid" },
    },
    check: {
      make: ({ client, token }) => validateToken(client, token ?? ""),
      example: {
        parameters: { brand: "sandler" },
        request: { access_token: "header.payload.signature" },
        answer: { data: { valid: true } },
      },
    },
  },
  logIn: {
    tag: "Session",
    summary: "First sign-in step: user name and password",
    kind: "own",
    when: {
      "login-form":
        'When a user submits name and password, also to get a new code. `auth_type` is `token` with `context="microsite"`, else `cookie`.',
    },
    answer:
      '`code: 200` without `redirect_to`: the server has sent a code by e-mail, and the form requests it. With `redirect_to` the user is signed in: with `context="microsite"` the token is stored; the page then goes to `redirect_to`, if it is of the page\'s origin or of `siteFamily`, else to `/`. Any other `code` is a refusal.',
    failures: {
      other:
        'An answer with any other status, or one that cannot be read: "Unrecognized username or password.". A lost connection: "An error has occured. Please try again." (so in the specification).',
    },
    wire: {
      request: object({
        username,
        password: described(filledText, "The password."),
        options,
      }),
      answer: sentSignIn,
      failures: { 400: "Unknown user name or password" },
    },
    check: {
      skippedBecause: "it needs the password of a user",
      example: {
        parameters: { brand: "sandler" },
        request: {
          username: "dana.whitfield",
          password: "correct horse battery staple",
          options: sampleOptions,
        },
        answer: { code: 200 },
      },
    },
  },
  verifyCode: {
    tag: "Session",
    summary: "Second sign-in step: the code sent by e-mail",
    kind: "own",
    when: { "login-form": "When a user submits the code of the e-mail." },
    after: ["logIn"],
    answer:
      '`code: 200` signs the user in: with `context="microsite"` the token is stored, and the page goes to `/`; else the page goes to `redirect_to`, or to `/`. Any other `code` is a refusal.',
    failures: {
      other:
        'An answer with any other status, or one that cannot be read: "Invalid code", with what to do. A lost connection: "An error has occured. Please try again." (so in the specification).',
    },
    wire: {
      request: object({
        username,
        code: described(filledText, "The code from the e-mail."),
        options,
      }),
      answer: sentSignIn,
      failures: { 400: "Invalid code" },
    },
    check: {
      skippedBecause: "it needs the code of a user",
      example: {
        parameters: { brand: "sandler" },
        request: { username: "dana.whitfield", code: "482913", options: sampleOptions },
        answer: { code: 200, redirect_to: "/scout", token: "header.payload.signature" },
      },
    },
  },
  resetPassword: {
    tag: "Session",
    summary: "Sends a password reset e-mail",
    kind: "own",
    when: { "login-form": "When a user submits a name in the form for a forgotten password." },
    answer:
      'A `status` of `true`, `1`, `200`, `"ok"` or `"success"`, or none: the form says "Please check your email." and goes back to the sign-in. It says the same for a name that does not exist.',
    failures: { other: '"Something went wrong.", also for any other `status`.' },
    wire: {
      request: object({
        username,
        user_login: described(
          filledText,
          "The user name again, for servers that read this member.",
        ),
      }),
      answer: sentReset,
    },
    check: {
      skippedBecause: "it would send a user an e-mail",
      example: {
        parameters: {},
        request: { username: "dana.whitfield", user_login: "dana.whitfield" },
        answer: { status: true },
      },
    },
  },
  exchangeToken: {
    tag: "Session",
    summary: "Exchanges the token for a sibling site",
    kind: "quiet",
    when: {
      "portal-header":
        "On a click on a link to a host of `siteFamily`, for a user with a token, before the browser leaves.",
      "scout-portal":
        "On a click on such a link within one of its screens, before the browser leaves.",
    },
    answer:
      "The link is opened with `token=` and `data.token` in its query, at `data.site` with dots for its dashes, if that host belongs to the family.",
    failures: { other: "The link is opened unchanged, as after 5 seconds without an answer." },
    wire: {
      requiredQuery: ["site"],
      query: {
        ttl: { type: "integer", minimum: 1, description: "Lifetime of the new token, in minutes" },
      },
      answer: sentExchangedToken,
      failures: { 404: "The site does not belong to the family" },
    },
    check: {
      make: ({ client, sibling }) =>
        exchangeToken(
          client,
          requireValue(sibling, "give --sibling and a host of the family").replaceAll(".", "-"),
        ),
    },
  },
  sessionToken: {
    tag: "Session",
    summary: "Anti-forgery token for calls that change something",
    kind: "quiet",
    when: {
      "solutions-index": 'On "Make Edits", and after a failed submission with the next one.',
      "scout-portal": "Before the first page view, only with the configuration `csrf`.",
    },
    after: ["loadSolutionsIndex"],
    answer:
      'The token is kept in memory and sent as `X-CSRF-Token`. A text, a JSON text and `{"token"}` are read.',
    failures: {
      other:
        'Page views are recorded without the token. A submission of the index says "An error has occurred. Please try again later.", and keeps the edits.',
    },
    wire: { answer: filledText },
    check: {
      make: async ({ client, found }) => {
        found.csrfToken = await sessionToken(client);
      },
    },
  },
} satisfies DescribedCalls;
