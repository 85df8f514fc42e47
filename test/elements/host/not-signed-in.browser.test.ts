import "../../../src/elements/account-branding/account-branding.ts";
import "../../../src/elements/content-page/content-page.ts";
import "../../../src/elements/contract-wizard/contract-wizard.ts";
import "../../../src/elements/provider-library/provider-library.ts";
import "../../../src/elements/resource-library/resource-library.ts";
import "../../../src/elements/scout-bulk/scout-bulk.ts";
import "../../../src/elements/scout-contracts/scout-contracts.ts";
import "../../../src/elements/scout-lookup/scout-lookup.ts";
import "../../../src/elements/scout-pricing/scout-pricing.ts";
import "../../../src/elements/site-search/site-search.ts";
import "../../../src/elements/solutions-finder/solutions-finder.ts";
import "../../../src/elements/solutions-index/solutions-index.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Endpoint, type EndpointName, endpoints } from "../../../src/core/api/endpoints.ts";
import { configure } from "../../../src/core/index.ts";
import { notify } from "../../../src/elements/host/notify.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve, turnPage } from "../../support/host-page.ts";
import { jpegBytes, jpegUri } from "../../support/image-files.ts";
import { brandingTester } from "../../testers/branding-tester.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { finderTester } from "../../testers/finder-tester.ts";
import { type OutputName, pricingTester } from "../../testers/pricing-tester.ts";
import { giveFiles } from "../account-branding/open-branding.ts";
import { oneFrame } from "../contract-wizard/open-contract.ts";
import { agent as bulk, csvFile } from "../scout-bulk/agent.ts";

cleanUpHostPage();
beforeEach(() => configure({ signInUri: "/login/", rememberProposals: "session" }));

const branding = brandingTester(browserScreen);
const chosenLogo = () => branding.preview("Primary Logo").getByRole("img").first();
const finder = finderTester(browserScreen);
const pricing = pricingTester(browserScreen);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const provider = () => page.getByRole("combobox", { name: "Provider" });
const term = () => page.getByRole("checkbox").first();
const customer = () => page.getByRole("textbox", { name: /Customer/ });
const upload = () => page.getByRole("listitem").filter({ hasText: "a.csv" });

/** The agent's field in the proposal, behind a disclosure. */
async function firstName() {
  const field = page.getByRole("textbox", { name: "First name" });
  await expect.element(pricing.preparedBy()).toBeVisible();
  if (field.query() === null) await pricing.preparedBy().click();
  return field;
}

interface Act {
  readonly tag: string;
  /** The control, or the method. */
  readonly what: string;
  readonly user: string;
  /** The call that is answered 401. */
  readonly call: RegExp;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Types and chooses something, and acts. */
  readonly act: (element: HTMLElement) => Promise<void>;
  /** What was typed and chosen is there. */
  readonly isKept: () => Promise<void>;
  /** The lines that its failure writes to the console, beside the missing token. */
  readonly log?: readonly string[];
  /** What was chosen is there on the next page, where that looks different. */
  readonly isRestored?: () => Promise<void>;
}

const internet = "Comcast Business Internet 300 Mbps";
let ticked = false;

const paperOfFinder = (what: "Create Report" | "Create Matrix", log: string): Act => ({
  tag: "solutions-finder",
  what,
  user: "agent",
  call: /^POST .*solution/,
  log: [log],
  async act() {
    await finder.tab("Network").click();
    await finder.cards().first().click();
    await customer().fill("Acme");
    await button(what).click();
  },
  async isKept() {
    await expect.element(customer()).toHaveValue("Acme");
    await expect.element(finder.tab("Network").first()).toHaveAttribute("aria-selected", "true");
    await expect.element(button(what)).not.toHaveAttribute("aria-disabled");
  },
});

const outputOfPricing = (what: OutputName, call: RegExp, log: string): Act => ({
  tag: "scout-pricing",
  what,
  user: "agent",
  call,
  log: [log],
  attributes: {
    address: "60 Hudson Street, New York, NY 10013",
    provider: "comcast",
    term: "36",
  },
  async act() {
    await pricing.section("Broadband").click();
    await pricing.radio(internet).first().click();
    await pricing.keep().click();
    await pricing.includeComparison().click();
    await (await firstName()).fill("Zoltan");
    await pricing.output(what).click();
  },
  async isKept() {
    await expect.element(pricing.radio(internet).first()).toBeChecked();
    await expect.element(await firstName()).toHaveValue("Zoltan");
    await expect
      .element(pricing.comparison().getByRole("textbox", { name: "Name" }))
      .toHaveValue("Option 1");
    await expect.element(pricing.includeComparison()).toBeChecked();
  },
});

async function isChosenAgain(): Promise<void> {
  await expect.element(page.getByText("a.csv")).toBeVisible();
  await expect.element(button("Start Upload")).toBeEnabled();
  await expect.element(upload()).not.toBeInTheDocument();
}

const acts: readonly Act[] = [
  {
    tag: "solutions-index",
    what: "Submit Edits",
    user: "index-editor",
    call: /^PATCH .*solutions-index/,
    async act() {
      await provider().fill("Comcast");
      await page.getByRole("option", { name: "Comcast", exact: true }).click();
      await button("Expand All").click();
      await button("Make Edits").click();
      await term().click();
      ticked = (term().element() as HTMLInputElement).checked;
      await button("Submit Edits").click();
    },
    async isKept() {
      await expect.element(button("Submit Edits")).toBeVisible();
      await button("Expand All").click();
      await expect.poll(() => (term().element() as HTMLInputElement).checked).toBe(ticked);
    },
  },
  paperOfFinder("Create Report", "report-failed"),
  paperOfFinder("Create Matrix", "matrix-failed"),
  {
    tag: "account-branding",
    what: "Save All Changes",
    user: "administrator",
    call: /^POST .*site-connector\/settings/,
    async act({ shadowRoot }) {
      await branding.color().fill("#8a1c5b");
      await branding.radio("Black").click();
      if (shadowRoot)
        giveFiles(
          shadowRoot,
          "Primary Logo",
          new File([jpegBytes], "a.jpg", { type: "image/jpeg" }),
        );
      await expect.element(chosenLogo()).toHaveAttribute("src", jpegUri);
      await branding.save().click();
    },
    async isKept() {
      await expect.element(branding.color()).toHaveValue("#8a1c5b");
      await expect.element(branding.radio("Black")).toBeChecked();
      await expect.element(chosenLogo()).toHaveAttribute("src", jpegUri);
    },
  },
  outputOfPricing("Print", /^POST .*pdf\/pricing/, "print-failed"),
  outputOfPricing("Save as PDF", /^POST .*pdf\/pricing/, "pdf-failed"),
  outputOfPricing("Create contract", /^POST .*\/scout\/v1\/contract/, "contract-failed"),
  {
    tag: "scout-bulk",
    what: "upload()",
    user: "agent",
    call: /^POST .*bulk multipart/,
    isRestored: isChosenAgain,
    async act(element) {
      await expect.element(button("Start Upload")).toBeVisible();
      const upload: unknown = Reflect.get(element, "upload");
      if (typeof upload === "function") upload.call(element, new File(["a,b\n1,2"], "a.csv"));
    },
    async isKept() {
      await expect.element(upload().getByRole("button", { name: /Send again/ })).toBeVisible();
    },
  },
  {
    tag: "scout-lookup",
    what: "Start Upload",
    user: "agent",
    call: /^POST .*bulk multipart/,
    isRestored: isChosenAgain,
    async act(element) {
      await expect.element(bulk.start()).toBeVisible();
      await bulk.choose(element, csvFile("a.csv"));
      await bulk.start().click();
    },
    async isKept() {
      await expect.element(upload().getByRole("button", { name: /Send again/ })).toBeVisible();
    },
  },
];

test.for(acts)(
  "ZB9: $what of $tag that is answered 401 says so at its control, and loses nothing over a sign-in",
  async ({ tag, what, user, call, attributes, act, isKept, isRestored = isKept, log = [] }) => {
    expectLog("token-missing", ...log);
    let isOut = true;
    const backend = await serve({
      user,
      intercept: (request) => {
        const type = request.headers.get("Content-Type") ?? "";
        const path = new URL(request.url).pathname;
        const isAct = call.test(`${request.method} ${path} ${type}`);
        return isOut && isAct ? new Response("", { status: 401 }) : undefined;
      },
    });
    const element = place(tag, backend, attributes);
    await act(element);
    const said = page.getByRole("alert").filter({ hasText: "You are not signed in." });
    await expect.element(said).toBeVisible();
    const { pathname, search } = window.location;
    await expect
      .element(said.getByRole("link", { name: "Sign in" }))
      .toHaveAttribute("href", expect.stringContaining(encodeURIComponent(pathname + search)));
    if (tag === "scout-pricing") {
      const isBefore = (one: Element) =>
        one.compareDocumentPosition(said.element()) === Node.DOCUMENT_POSITION_FOLLOWING;
      const buttons = [...(element.shadowRoot?.querySelectorAll("button") ?? [])];
      expect(buttons.filter(isBefore).at(-1)?.textContent).toBe(what);
    }
    await isKept();
    // Notices come in their order: what was said before this one is there, too.
    await notify("warning", "The last notice.", null);
    await expect.element(page.getByText("The last notice.")).toBeVisible();
    expect(page.getByText("An error has occurred.").elements()).toEqual([]);
    const keptInTab = () => expect.poll(() => JSON.stringify({ ...window.sessionStorage }));
    await keptInTab().toContain("scout_kept_work");
    isOut = false;
    turnPage();
    place(tag, backend, attributes);
    await isRestored();
    // Once.
    await keptInTab().not.toContain("scout_kept_work");
  },
);

const again = acts.filter(({ what }) => /^(?:Submit Edits|Create Report|Save as PDF)$/.test(what));

test.for(again)(
  "ZB9: $what of $tag says nothing of a sign-in once it works",
  async ({ tag, what, user, call, attributes, act, log = [] }) => {
    expectLog("token-missing", ...log);
    let isOut = true;
    const backend = await serve({
      user,
      intercept: ({ method, url }) =>
        isOut && call.test(`${method} ${new URL(url).pathname} `)
          ? new Response("", { status: 401 })
          : undefined,
    });
    await act(place(tag, backend, attributes));
    const said = page.getByRole("alert").filter({ hasText: "You are not signed in." });
    await expect.element(said).toBeVisible();
    isOut = false;
    await button(what).click();
    await expect.element(said).not.toBeInTheDocument();
  },
);

interface Download {
  readonly tag: string;
  readonly what: string;
  readonly call: RegExp;
  readonly act: () => Promise<void>;
}

const downloads: readonly Download[] = [
  {
    tag: "scout-bulk",
    what: "results",
    call: /^GET .*\/bulk\/[^/]+\/download\/csv/,
    act: () =>
      page
        .getByRole("button", { name: /^Download results of/ })
        .first()
        .click(),
  },
  {
    tag: "scout-bulk",
    what: "template",
    call: /^GET .*\/bulk\/template\/download\/csv/,
    act: () => button("Download the CSV template").click(),
  },
  {
    tag: "scout-contracts",
    what: "contract",
    call: /^GET .*contract\/[^/]+\/pdf/,
    act: () =>
      page
        .getByRole("button", { name: /^Download PDF/ })
        .first()
        .click(),
  },
  {
    tag: "contract-wizard",
    what: "contract",
    call: /^GET .*contract\/[^/]+\/pdf/,
    act: () => button("Download PDF").click(),
  },
  {
    tag: "resource-library",
    what: "file",
    call: /^GET .*\.(?:pdf|docx?|xlsx?|pptx?|zip)$/,
    async act() {
      await page
        .getByRole("button", { name: /^View Files/ })
        .first()
        .click();
      await page.getByRole("listitem").getByRole("link").first().click();
    },
  },
];

test.for(downloads)(
  "ZB9: a download of $tag ($what) that is answered 401 says so at its control",
  async ({ tag, call, act }) => {
    expectLog("token-missing");
    const backend = await serve({
      intercept({ method, url }) {
        if (url.includes("/api/scout/v1/contract/c1")) return oneFrame();
        const isDownload = call.test(`${method} ${new URL(url).pathname}`);
        return isDownload ? new Response("", { status: 401 }) : undefined;
      },
    });
    const attributes = tag === "contract-wizard" ? { contract: "c1", provider: "comcast" } : {};
    place(tag, backend, attributes);
    await act();
    const said = page.getByRole("alert").filter({ hasText: "You are not signed in." });
    await expect.element(said.getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect.element(page.getByText("An error has occurred.")).not.toBeInTheDocument();
  },
);

interface Load {
  readonly name: EndpointName;
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The lines that its failure writes to the console, beside the missing token. */
  readonly log?: readonly string[];
}

const anAddress = { address: "1200 Main Street, Houston, TX 77002" };
const contract = { contract: "c1", provider: "comcast" };

/** Every call that a screen makes by itself, and that the user waits for. */
const loads: readonly Load[] = [
  { name: "loadSettings", tag: "scout-contracts", log: ["Denied: Access Denied"] },
  { name: "startLookup", tag: "scout-lookup", attributes: anAddress },
  { name: "advanceBatch", tag: "scout-lookup", attributes: anAddress },
  { name: "listBulk", tag: "scout-bulk" },
  { name: "searchPricing", tag: "scout-pricing", attributes: anAddress },
  { name: "listContracts", tag: "scout-contracts" },
  { name: "loadFinder", tag: "solutions-finder" },
  { name: "loadProviderLibrary", tag: "provider-library" },
  { name: "loadResourceLibrary", tag: "resource-library" },
  { name: "loadSolutionsIndex", tag: "solutions-index" },
  { name: "searchSite", tag: "site-search", attributes: { keys: "fiber" } },
  { name: "loadContract", tag: "contract-wizard", attributes: contract },
  { name: "downloadContract", tag: "contract-wizard", attributes: contract },
  { name: "loadPage", tag: "content-page", attributes: { path: "/pages/team" } },
  { name: "downloadPageFile", tag: "content-page", attributes: { path: "/files/team.pdf" } },
];

/** The calls whose failure no screen shows, and why. */
const unsaid = {
  sessionToken: "statistics",
  openPageView: "statistics",
  closePageView: "statistics",
  closePageViewByBeacon: "statistics",
  trackEvent: "statistics",
  suggestAddresses: "the text is searched as it is typed",
  suggestSolutions: "the text is searched as it is typed",
  suggestProviders: "the text is searched as it is typed",
  suggestResources: "the text is searched as it is typed",
  suggestSitePages: "the text is searched as it is typed",
  exchangeToken: "the link is opened without a token",
  advanceSandboxBatch: "advanceBatch at another host",
  downloadReport: "the answer opens in a tab of its own",
  downloadMatrix: "the answer opens in a tab of its own",
  logIn: "the sign-in itself",
  verifyCode: "the sign-in itself",
  resetPassword: "the sign-in itself",
  validateToken: "the sign-in takes the place of the screen",
} satisfies Partial<Record<EndpointName, string>>;

/** A request of a call, as the tables of acts and downloads name it. */
function requestOf({ method, path, body }: Endpoint): string {
  const filled = path.replace("{+path}", "files/a.pdf").replaceAll(/\{\w+\}/g, "x");
  return `${method} ${filled}${body === "multipart" ? " multipart" : ""}`;
}

test("ZB9: every call is an act, a download, a load, or nothing that a user waits for", () => {
  const others = new Set<string>([...loads.map(({ name }) => name), ...Object.keys(unsaid)]);
  const acted = [...acts, ...downloads].map(({ call }) => call);
  const open = Object.entries(endpoints).filter(
    ([name, endpoint]) =>
      !others.has(name) && !acted.some((call) => call.test(requestOf(endpoint))),
  );
  expect(open).toEqual([]);
});

test.for(loads)(
  "ZB9: $name of $tag, answered 401, says that the user is not signed in, with the link to the sign-in",
  async ({ name, tag, attributes = {}, log = [] }) => {
    expectLog("token-missing", "Unauthorized: Unauthorized", ...log);
    const { method, path } = endpoints[name];
    const [start = "", end = ""] = path.split(/\{.+\}/);
    const backend = await serve({
      intercept(request) {
        const { pathname } = new URL(request.url);
        const isCall =
          request.method === method &&
          (path.includes("{") ? pathname.startsWith(start) : pathname === path) &&
          pathname.endsWith(end);
        if (isCall) return new Response("", { status: 401 });
        return pathname === "/api/scout/v1/contract/c1" ? oneFrame() : undefined;
      },
    });
    place(tag, backend, attributes);
    await expect.element(page.getByText("You are not signed in.").first()).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    if (tag !== "content-page")
      expect(page.getByText(/could not be found|^404$/).elements()).toEqual([]);
  },
);

test("ZB10: the branding without a session shows what the solutions index shows", async () => {
  expectLog("token-missing", "Unauthorized: Unauthorized");
  const backend = await serve({ user: null });
  const seen: (string | null | undefined)[] = [];
  for (const tag of ["solutions-index", "account-branding"]) {
    const element = place(tag, backend);
    await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    seen.push(element.shadowRoot?.querySelector("[role=alert]")?.textContent);
    turnPage();
  }
  expect(seen[1]).toBe(seen[0]);
});
