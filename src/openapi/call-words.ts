import type { EndpointName } from "../core/api/endpoints.ts";
import type { Tag } from "./tags.ts";

/**
 * The effect of a failed call. `load`: the screen has no content without it. `act`: the user requested it. `quiet`: users
 * do not notice, because the screens work without it. `own`: the call describes the effect of each status itself.
 */
export type CallKind = "load" | "act" | "quiet" | "own";

/** A call in words: when an element makes it, and what the screen does with each answer. */
export interface CallWords {
  /** The group of the API document. */
  readonly tag: Tag;
  /** The purpose of the call, which is the title of its operation. */
  readonly summary: string;
  readonly kind: CallKind;
  /** The moment at which each element makes it, by tag; `every element` for all of them. */
  readonly when: Readonly<Record<string, string>>;
  /** The calls that come before it, because it needs their answer or starts only after them. */
  readonly after?: readonly EndpointName[];
  /** The reaction of the screen to the answer. */
  readonly answer: string;
  /** The reaction of the screen to a failure, by status where it matters; `other` is every other failure. */
  readonly failures: Readonly<Record<string, string>> & { readonly other: string };
}

const noSuggestions = "The list stays empty, without a message. The text can be searched as typed.";
const unnoticed = "Users do not notice it, and nothing waits for it.";
const failedState = 'The failed state: "An error has occurred." with "Try again".';
const warning = 'A notice says "An error has occurred."; the user can try again.';
const typing = (from: number) =>
  `200 ms after the last key, from ${from} characters on. A later text aborts the call.`;
const notSignedInCaption = 'The caption says "An error has occurred." and "You are not signed in."';
const opens = "When it opens, as soon as the settings allow the Scout screens.";

/** The progress of a lookup, on either path. */
const batch = {
  kind: "load",
  after: ["startLookup"],
  answer:
    '`percentage` moves the bar, `message` is the text beside it, and `data.place` is shown before the end. Below 100 the call is repeated a second after each answer. At 100 the screen says "Done.." and makes the call once more with `op=finished`; the `data.place` of that answer replaces the results. `status: 0` ends the lookup like any other failure.',
  failures: {
    401: notSignedInCaption,
    504: "The same call again after 15 seconds, at most three times in a lookup.",
    other:
      'The lookup ends with "An error has occurred.", and its results so far are removed. A lookup that was resumed after a reload starts again with `startLookup`.',
  },
} as const;

/** Every call in words. The document, the guide of the backend and the check of a server take them from here. */
export const callWords: Readonly<Record<EndpointName, CallWords>> = {
  loadSettings: {
    tag: "Settings",
    summary: "Site settings, branding and capabilities",
    kind: "own",
    when: {
      "every element":
        "Once for all elements of the page with the same API base, when the first of them starts, and again when another person signs in.",
    },
    answer:
      'Colors and logos are applied. `capabilities` decides about the Scout screens: without `scout:access` they show "Access Denied". `first_name`, `last_name` and `email` fill the proposal. A missing member has its default.',
    failures: {
      401: 'The Scout screens show "Access Denied" with "You are not signed in." and the link of `signInUri`; the branding shows its error page. All others continue, with the default colors.',
      403: 'The Scout screens and the branding show "Access Denied". All others continue, with the default colors.',
      other:
        'Two more tries, after 1 and 3 seconds. Then the Scout screens and the branding show the failed state with "Try again"; all others continue, with the default colors.',
    },
  },
  validateToken: {
    tag: "Session",
    summary: "Checks whether a token is valid; the answer may have a replacement",
    kind: "own",
    when: {
      "every element":
        'Only with `context="microsite"`: when it starts with a token from the page\'s address, from storage or from `getToken`.',
    },
    answer:
      "`valid: true` opens the screen, after the settings; a token in `data.token` replaces the checked one. `valid: false` removes the token and shows the sign-in form.",
    failures: {
      401: "The token is removed, and the sign-in form is shown.",
      403: "The token is removed, and the sign-in form is shown.",
      other: 'The token stays. The sign-in form is shown, with "Try again".',
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
  },
  resetPassword: {
    tag: "Session",
    summary: "Sends a password reset e-mail",
    kind: "own",
    when: { "login-form": "When a user submits a name in the form for a forgotten password." },
    answer:
      'A `status` of `true`, `1`, `200`, `"ok"` or `"success"`, or none: the form says "Please check your email." and goes back to the sign-in. It says the same for a name that does not exist.',
    failures: { other: '"Something went wrong.", also for any other `status`.' },
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
  },
  openPageView: {
    tag: "Statistics",
    summary: "Opens a page-view record",
    kind: "quiet",
    when: {
      "scout-portal": "When a page is shown, and when it is visible again. `path` has no query.",
    },
    after: ["sessionToken"],
    answer: "The id is kept to close the record.",
    failures: { 403: "The anti-forgery token is dropped, once.", other: unnoticed },
  },
  closePageView: {
    tag: "Statistics",
    summary: "Closes a page-view record",
    kind: "quiet",
    when: {
      "scout-portal":
        "When another page is shown; when the page is left, only where the browser has no beacons.",
    },
    after: ["openPageView"],
    answer: "It is not read.",
    failures: { 403: "The anti-forgery token is dropped, once.", other: unnoticed },
  },
  closePageViewByBeacon: {
    tag: "Statistics",
    summary: "Closes a page-view record while the page is closing",
    kind: "quiet",
    when: {
      "scout-portal":
        "When the page is hidden or left. A beacon carries neither a token nor our headers.",
    },
    after: ["openPageView"],
    answer: "It cannot be read.",
    failures: { other: unnoticed },
  },
  trackEvent: {
    tag: "Statistics",
    summary: "Records an event such as sfs_login",
    kind: "quiet",
    when: {
      "login-form":
        'With `context="microsite"`: after the token of a sign-in is stored. Nothing waits for it.',
    },
    after: ["logIn", "verifyCode"],
    answer: "It is not read.",
    failures: { other: unnoticed },
  },
  suggestAddresses: {
    tag: "Search",
    summary: "Address suggestions and a lookup token",
    kind: "quiet",
    when: {
      "scout-lookup": `In the address box: ${typing(3)}`,
      "scout-pricing": `In the address box: ${typing(3)}`,
      "portal-dashboard": `In the address box: ${typing(3)}`,
    },
    answer:
      "The rows are listed below the box. `lookup_token` goes with the next request for suggestions, and with a lookup or pricing search of an address from the list.",
    failures: { other: noSuggestions },
  },
  suggestSolutions: {
    tag: "Search",
    summary: "Keyword suggestions of the solutions finder",
    kind: "quiet",
    when: {
      "portal-dashboard": `In the box for solutions: ${typing(2)}`,
      "solutions-finder": `In the box "Search Keywords": ${typing(2)}`,
    },
    answer:
      "The rows are listed below the box. A chosen one becomes a filter, by its `value` of the form `key:value`.",
    failures: { other: noSuggestions },
  },
  suggestProviders: {
    tag: "Search",
    summary: "Provider suggestions of the provider library",
    kind: "quiet",
    when: {
      "portal-dashboard": `In the box for providers: ${typing(2)}`,
      "provider-library": `In the box "Find a Provider": ${typing(2)}`,
    },
    answer: "The rows are listed below the box; a chosen one becomes its text.",
    failures: { other: noSuggestions },
  },
  suggestResources: {
    tag: "Search",
    summary: "Keyword suggestions of the resource library",
    kind: "quiet",
    when: { "resource-library": `In the box "Search Keywords": ${typing(2)}` },
    answer: "The rows are listed below the box; a chosen one is searched.",
    failures: { other: noSuggestions },
  },
  suggestSitePages: {
    tag: "Search",
    summary: "Site search suggestions",
    kind: "quiet",
    when: { "portal-header": `In the search box: ${typing(2)}` },
    answer:
      "The first ten are listed below the box. A chosen one with a `link` opens it; one without is searched by its `value`.",
    failures: { other: noSuggestions },
  },
  searchSite: {
    tag: "Search",
    summary: "Site search results",
    kind: "load",
    when: {
      "site-search":
        "When it opens with keywords, and with each change of them. Without keywords it makes no call.",
    },
    answer:
      'A list of links. A single one on the page\'s own host is opened at once. Without rows: "Your search yielded no results."',
    failures: { other: failedState },
  },
  startLookup: {
    tag: "Lookup",
    summary: "Starts the lookup of one address",
    kind: "load",
    when: {
      "scout-lookup":
        "When an address is submitted or chosen, and when the screen opens with an address of more than 3 characters. A newer search aborts it.",
    },
    after: ["suggestAddresses"],
    answer:
      'With `batch_id` the lookup is followed; `setting.loading_message` are the texts while it runs, `setting.map_options` and `map_api_key` belong to the map. With `place` alone the results are shown at once. Without `data`: "No data returned from Scout API".',
    failures: {
      401: notSignedInCaption,
      422: 'The caption says "CANNOT VALIDATE ADDRESS."',
      429: 'The caption says "Too many requests."',
      other: 'The caption says "An error has occurred."',
    },
  },
  advanceBatch: {
    tag: "Lookup",
    summary: "Advances a running lookup, or finishes it and answers the place",
    when: {
      "scout-lookup": "Every second while the lookup runs, on every host that is not a sandbox.",
    },
    ...batch,
  },
  advanceSandboxBatch: {
    tag: "Lookup",
    summary: "Advances a running lookup on the sandbox host",
    when: {
      "scout-lookup":
        'In place of `advanceBatch` on the hosts of `sandboxHosts`, or with `batchApiStyle: "api"`.',
    },
    ...batch,
  },
  uploadBulk: {
    tag: "Bulk",
    summary: "Uploads a CSV of addresses (fields upload_id, upload)",
    kind: "act",
    when: {
      "scout-bulk": "When a user starts the upload of a chosen file.",
      "scout-lookup":
        "The same, in the panel for several addresses; the page then goes to the bulk screen.",
    },
    answer:
      "It is not read: the status is enough. The upload is shown as pending until the list has its `upload_id`.",
    failures: {
      401: 'The upload says "You are not signed in.", with the way to sign in. The file stays chosen.',
      other:
        'The `message` of the answer, as text, or the default text of the specification. The words "downloadable template" in it become a link to the template. The upload can be repeated.',
    },
  },
  listBulk: {
    tag: "Bulk",
    summary: "Lists the bulk uploads (a body with a query member)",
    kind: "load",
    when: {
      "scout-bulk":
        "When it opens, after each upload, and every 10 seconds while anything is in progress and a user is active.",
      "portal-dashboard":
        "When it opens for a user with `scout:access`, and every 10 seconds while anything is in progress and a user is active. The first four are shown.",
    },
    after: ["uploadBulk"],
    answer:
      'Rows with the status `completed` are the history, all others the progress, except failed ones that the user has dismissed; a row with an unknown status is in progress, with its status as text. Without rows `message` is shown, else "There is no history at this time."',
    failures: {
      other: `The first time: ${failedState} Later the rows stay, and the next call follows after 10 seconds.`,
    },
  },
  downloadBulkTemplate: {
    tag: "Bulk",
    summary: "The CSV template",
    kind: "own",
    when: {
      "scout-bulk":
        "On the link to the template, and when a file is chosen, to compare its columns.",
      "scout-lookup":
        "In the panel for several addresses: on the link to the template, and when a file is chosen.",
    },
    answer:
      "A file: saved under the name of `Content-Disposition`, else under a name of the element. A page in its place is a failure.",
    failures: { other: `${warning} A chosen file is then checked without the template.` },
  },
  downloadBulkResults: {
    tag: "Bulk",
    summary: "The results of one bulk upload as CSV",
    kind: "own",
    when: {
      "scout-bulk": 'On "Download" in the history, and when the results are shown in the page.',
    },
    after: ["listBulk"],
    answer:
      "A file: saved under the name of `Content-Disposition`, else under a name with its id. A page in its place is a failure.",
    failures: { other: warning },
  },
  searchPricing: {
    tag: "Pricing",
    summary: "Services, packages and filters of an address",
    kind: "load",
    when: {
      "scout-pricing":
        'On "Generate Pricing", and when the screen opens with an address. Provider, term, package and region then filter its one answer in the browser, without another call.',
    },
    after: ["suggestAddresses"],
    answer:
      '`rows`, `filter_options` and `pricing` make the builder; the members may be at the top or under `data`. `acl` and `contracts_available` decide about the contract button. Without rows: `errorMessage`, else `message`, else "There are no results at this time."',
    failures: {
      504: "The screen says that it waits, and sends the same call once more after 60 seconds.",
      other: 'The screen says "An error has occurred."',
    },
  },
  printPricing: {
    tag: "Pricing",
    summary: "A proposal as HTML to print (format html)",
    kind: "act",
    when: { "scout-pricing": 'On "Print".' },
    after: ["searchPricing"],
    answer: "The HTML is printed from a sandboxed frame in which no script runs.",
    failures: { other: warning },
  },
  downloadPricing: {
    tag: "Pricing",
    summary: "A proposal as PDF",
    kind: "act",
    when: { "scout-pricing": 'On "PDF".' },
    after: ["searchPricing"],
    answer:
      "A file: saved as `{provider} Proposal for {customer} {date}.pdf`. A page in its place is a failure.",
    failures: { other: warning },
  },
  createContract: {
    tag: "Contracts",
    summary: "Creates a provider contract from a proposal",
    kind: "act",
    when: { "scout-pricing": 'On "Contract". The tab opens with the click, before the answer.' },
    after: ["searchPricing"],
    answer:
      "`data.uri` is opened in the tab. Where the browser has blocked the tab, a link to it is shown.",
    failures: { other: `The tab is closed. ${warning}` },
  },
  listContracts: {
    tag: "Contracts",
    summary: "The contracts created so far",
    kind: "load",
    when: {
      "scout-contracts": opens,
      "contract-wizard": "After the form has loaded, to name the customer in the heading.",
      "portal-dashboard":
        "When it opens for a user with `scout:access`. The latest four drafts and expired contracts are shown.",
    },
    answer:
      'The newest first. `state` "Completed" has "Download PDF", an empty one "Edit Draft", "Expired" has "Price Again" with the values of `query`, any other "Open Contract". Without rows: "There are no contracts at this time."',
    failures: { other: failedState },
  },
  loadContract: {
    tag: "Contracts",
    summary: "The form of a contract",
    kind: "load",
    when: { "contract-wizard": "When it opens with a contract." },
    after: ["listContracts", "createContract"],
    answer:
      "The frames of `wizard_embed` are rebuilt, with scripts only from `allowedEmbedScriptOrigins`. A frame of `trustedOrigins` or of the API's origin gets the token as `jwt_token`. Without a frame the screen says 404.",
    failures: {
      401: 'The error page with "You are not signed in.", never 404.',
      other: "The screen says 404.",
    },
  },
  downloadContract: {
    tag: "Contracts",
    summary: "A contract as PDF",
    kind: "own",
    when: {
      "scout-contracts": 'On "Download PDF".',
      "contract-wizard":
        "For the preview: when the form is loaded, when a frame reports a change, and on its buttons.",
    },
    after: ["listContracts", "loadContract"],
    answer:
      "The list saves it, under the name of `Content-Disposition`. The preview draws every answer that begins as a PDF, whatever its content type. If the PDF is empty, damaged, has a password or is an XFA form, the preview says so.",
    failures: {
      other: `In the list: ${warning} The preview keeps the previous PDF; without one it says "The requested file could not be found."`,
    },
  },
  loadFinder: {
    tag: "Solutions finder",
    summary: "Providers, facets and questions of the solutions finder",
    kind: "load",
    when: {
      "solutions-finder":
        "Once, when it opens. The browser then computes filters, questions and matches.",
    },
    answer:
      "`rows`, `facets` and `filter_options` make the screen. With a `message`, or without facets, the panel of filters is hidden.",
    failures: { other: failedState },
  },
  buildSolution: {
    tag: "Solutions finder",
    summary: "Creates a report or matrix of chosen providers",
    kind: "act",
    when: {
      "solutions-finder":
        "On the buttons for the report and the matrix. The window opens with the click, before the answer.",
    },
    after: ["loadFinder"],
    answer:
      "`solution_id`, at the top or under `data`, is the id of the file. Without it the window is closed.",
    failures: { other: `The window is closed. ${warning}` },
  },
  downloadReport: {
    tag: "Solutions finder",
    summary: "A report of chosen providers as PDF",
    kind: "act",
    when: {
      "solutions-finder":
        "At once after `buildSolution` for a report: by a call for a user with a token, else by opening the address in the window, with the cookie.",
    },
    after: ["buildSolution"],
    answer:
      "The PDF is shown in the window, or saved where the window is blocked. A page in its place is a failure.",
    failures: { other: `The window is closed. ${warning}` },
  },
  downloadMatrix: {
    tag: "Solutions finder",
    summary: "A matrix of chosen providers as PDF",
    kind: "act",
    when: {
      "solutions-finder":
        "At once after `buildSolution` for a matrix: by a call for a user with a token, else by opening the address in the window, with the cookie.",
    },
    after: ["buildSolution"],
    answer:
      "The PDF is shown in the window, or saved where the window is blocked. A page in its place is a failure.",
    failures: { other: `The window is closed. ${warning}` },
  },
  loadProviderLibrary: {
    tag: "Libraries",
    summary: "The provider library",
    kind: "load",
    when: {
      "provider-library":
        "Once, when it opens. Category and name filter its answer in the browser.",
    },
    answer:
      "A grid of logos: `field_logo`, else `logo`, else the name. Without rows `message` is shown.",
    failures: { other: failedState },
  },
  loadResourceLibrary: {
    tag: "Libraries",
    summary: "One page of the resource library",
    kind: "load",
    when: {
      "resource-library":
        "When it opens, and with each keyword, filter, order and page. A newer request aborts the one before it.",
    },
    answer:
      "`total` and `limit` (25 where it is missing) make the pages. Without rows `message` is shown.",
    failures: { other: failedState },
  },
  downloadAttachment: {
    tag: "Libraries",
    summary: "A file of a resource, by its own address",
    kind: "own",
    when: {
      "resource-library":
        "On a file of the API's own origin. Files of other origins open in a new tab, without a call.",
    },
    after: ["loadResourceLibrary"],
    answer:
      "A file: saved under the name of `Content-Disposition`, else of its path. A page in its place is a failure.",
    failures: {
      404: 'A notice says "The requested file could not be found."',
      other: warning,
    },
  },
  loadSolutionsIndex: {
    tag: "Solutions index",
    summary: "Terms per provider",
    kind: "load",
    when: {
      "solutions-index": "When it opens, and after a submission whose answer has no provider.",
    },
    answer:
      '`results` are the categories, `filter_options.providers` the providers with their terms. `capabilities` decides about "Make Edits" (`solutions-index:edit`), saving without a review (`role:administrator`) and links (`role:provider`).',
    failures: { other: failedState },
  },
  saveSolutionsIndex: {
    tag: "Solutions index",
    summary: "Replaces the terms of a provider",
    kind: "act",
    when: { "solutions-index": 'On "Submit Edits".' },
    after: ["loadSolutionsIndex", "sessionToken"],
    answer:
      "With `data.code` 200 the provider of the answer replaces the old one, editing ends, and a notice says so. Any other `code` is a failure.",
    failures: {
      401: 'The form says "You are not signed in.", with the way to sign in. The edits stay.',
      other:
        'A notice says "An error has occurred. Please try again later." The edits stay, and the next submission fetches a new anti-forgery token.',
    },
  },
  saveSettings: {
    tag: "Settings",
    summary: "Saves the branding",
    kind: "act",
    when: {
      "account-branding":
        'On "Save All Changes". Members that are left out do not change; null removes a logo.',
    },
    after: ["loadSettings"],
    answer: "It is not read: the status is enough. The page then loads `/` again.",
    failures: { other: `${warning} All choices stay.` },
  },
  loadPage: {
    tag: "Content",
    summary: "A content page of the server",
    kind: "own",
    when: {
      "content-page":
        "When it opens with a path that is not a file, and with each link to another page.",
    },
    answer:
      'The heading and the main region of the HTML are shown, without scripts. An answer of another type is shown or saved as a file. A page without content: "Page Not Found".',
    failures: {
      401: 'The same page, with "You are not signed in." and the link of `signInUri`.',
      other: '"Page Not Found", "The requested page could not be found."',
    },
  },
  downloadPageFile: {
    tag: "Content",
    summary: "A PDF or office file of the server",
    kind: "own",
    when: {
      "content-page":
        "With a path that ends in pdf, xls, xlsx, doc or docx; and for a picture of a page that the server has refused to the browser.",
    },
    answer:
      'An answer that begins as a PDF is shown in a viewer, whatever its content type; a PDF that is empty, damaged, has a password or is an XFA form is offered to save. Any other file is saved: "Your download has started...". A page in its place is a failure.',
    failures: {
      401: 'The same page, with "You are not signed in." and the link of `signInUri`.',
      other: '"File Not found", "The requested file could not be found."',
    },
  },
};
