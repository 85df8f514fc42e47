import { expect, test } from "vitest";
import { type Endpoint, type EndpointName, endpoints } from "../../../src/core/api/endpoints.ts";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import type { KeyValueStorage } from "../../../src/core/ports.ts";
import { createOpenFinder } from "../../../src/elements/solutions-finder/open-finder.model.ts";
import { describedCalls, namesOf } from "../../../src/openapi/described-calls.ts";
import { createFakeBrowser } from "../../support/fake-ports.ts";
import { type ModelGivenFor, type OpenedModel, openModel } from "../../support/open-model.ts";
import type { FakeBrowser } from "../../support/open-surroundings.ts";
import { oneFrame } from "../contract-wizard/wizard-model.ts";

type Intercept = NonNullable<ModelGivenFor<"scout-bulk">["intercept"]>;

/** The options that each test passes to its model. */
interface Given {
  readonly user: string;
  readonly intercept: Intercept;
  readonly browser: FakeBrowser;
  readonly ports: { readonly tabStorage: KeyValueStorage };
}

/** A screen, reduced to the members that these tests use. */
interface Screen extends Pick<OpenedModel<never>, "answered" | "until" | "notices"> {
  readonly model: { dispose(): void };
}

/** An opened screen, with the action whose request is answered with 401. */
interface Opened {
  readonly screen: Screen;
  /** The user's input, in a form that can be compared. */
  work(): unknown;
  /**
   * The refused action that the screen names at its control, or true. False or null if the screen
   * names nothing.
   */
  said(): unknown;
  /** Types and selects something. */
  choose(): unknown;
  act(): unknown;
}

interface Act {
  readonly tag: string;
  readonly what: string;
  readonly user?: string;
  /** True if the input is saved at all times. */
  readonly survivesReloads?: boolean;
  /** The request that is answered with 401. */
  readonly call: RegExp;
  readonly open: (given: Given) => Promise<Opened>;
}

const refused = () => new Response("", { status: 401 });

/** Returns the name of a request, as the tables write it. */
function nameOf({ method, url, headers }: Request): string {
  const isForm = headers.get("Content-Type")?.startsWith("multipart/");
  return `${method} ${new URL(url).pathname}${isForm ? " multipart" : ""}`;
}

const reportOf = (kind: "report" | "matrix"): Act => ({
  tag: "solutions-finder",
  what: kind,
  survivesReloads: true,
  call: /^POST .*solution/,
  async open(given) {
    const screen = await openModel("solutions-finder", given);
    screen.model.open(createOpenFinder);
    await screen.answered();
    const finder = screen.model.finder.peek();
    if (finder === null) throw new Error("The finder is not open.");
    const nids = () => finder.result.peek()?.order ?? [];
    return {
      screen,
      work: () => [finder.customerName.peek(), finder.choices.peek()],
      said: () => finder.reports.isUnauthorized.peek(),
      choose() {
        expect(nids()).not.toEqual([]);
        finder.chooseCategory("network");
        finder.nameCustomer("Acme");
        const load = screen.model.load.peek();
        const [first] = load.kind === "ready" ? load.index.rows : [];
        finder.selectProvider(String(first?.nid), true);
      },
      act: () => finder.createReport(kind),
    };
  },
});

const internet = "comcast-internet-coax-300-36-northeast";

const outputOf = (kind: "print" | "pdf" | "contract", call: RegExp): Act => ({
  tag: "scout-pricing",
  what: kind,
  call,
  async open(given) {
    const query = new URLSearchParams({
      address: "60 Hudson Street, New York, NY 10013",
      provider: "comcast",
      term: "36",
    });
    const screen = await openModel("scout-pricing", {
      ...given,
      url: `https://portal.example/scout/pricing?${query}`,
      config: { rememberProposals: "session" },
    });
    const { model, until } = screen;
    model.openDrafts();
    await until(() => model.cart.peek() !== null && model.drafts.peek() !== null);
    return {
      screen,
      work: () => [
        model.cart.peek()?.cart,
        model.agent.peek().firstName,
        model.kept.carts.peek().map(({ name }) => name),
        model.kept.areIncluded.peek(),
      ],
      said: () => model.outputs.unauthorized.peek(),
      choose() {
        model.act(
          { kind: "toggleSection", section: "broadband", isOn: true },
          { kind: "selectItem", id: internet },
        );
        expect(model.cart.peek()?.cart).toContain(internet);
        model.kept.keep();
        model.kept.include(true);
        model.editAgent({ firstName: "Zoltan" });
      },
      act: () => model.create(kind, plainFormatting),
    };
  },
});

const acts: readonly Act[] = [
  {
    tag: "solutions-index",
    what: "submit",
    user: "index-editor",
    call: /^PATCH .*solutions-index/,
    async open(given) {
      const screen = await openModel("solutions-index", given);
      await screen.answered();
      const { model } = screen;
      return {
        screen,
        work: () => [model.provider.peek()?.label, model.isEditing.peek(), model.selection.peek()],
        said: () => model.isUnauthorized.peek(),
        choose() {
          const state = model.index.peek();
          const providers = state.kind === "ready" ? state.index.providers : [];
          model.choose(providers.find(({ label }) => label === "Comcast")?.id ?? null);
          model.makeEdits();
          const [term] = model.selection.peek() ?? [];
          model.toggle(term ?? "");
        },
        act: () => model.submit(),
      };
    },
  },
  reportOf("report"),
  reportOf("matrix"),
  {
    tag: "account-branding",
    what: "save",
    user: "administrator",
    call: /^POST .*site-connector\/settings/,
    async open(given) {
      const screen = await openModel("account-branding", given);
      await screen.answered();
      const { model } = screen;
      return {
        screen,
        work() {
          const state = model.state.peek();
          return state.kind === "ready" ? state.draft : state;
        },
        said: () => model.isUnauthorized.peek(),
        choose() {
          model.typeColor("#8a1c5b");
          model.chooseButtonText("black");
        },
        act: () => model.save(),
      };
    },
  },
  outputOf("print", /^POST .*pdf\/pricing/),
  outputOf("pdf", /^POST .*pdf\/pricing/),
  outputOf("contract", /^POST .*\/scout\/v1\/contract/),
];

/** Performs an action whose request is answered with 401 until the user signs in. */
async function actUnauthorized({ user = "agent", call, open }: Act) {
  const browser = createFakeBrowser();
  const tabStorage = createFakeBrowser().tab();
  const given = { user, browser, ports: { tabStorage } };
  let isOut = true;
  const intercept = (request: Request) =>
    isOut && call.test(nameOf(request)) ? refused() : undefined;
  const opened = await open({ ...given, intercept });
  await opened.choose();
  await opened.screen.answered();
  const work = opened.work();
  expect(opened.said()).toBeOneOf([false, null]);
  await opened.act();
  await opened.screen.answered();
  return {
    ...opened,
    workBefore: work,
    kept: () => JSON.stringify(tabStorage.keys().map((key) => tabStorage.read(key))),
    signIn() {
      isOut = false;
    },
    /** Opens the next page in the tab. */
    next() {
      opened.screen.model.dispose();
      return open({ ...given, intercept: () => undefined });
    },
  };
}

test.for(acts)(
  "A15: after a 401, $what of $tag shows the message at its control, and loses nothing over a sign-in",
  async (act) => {
    const { screen, said, work, workBefore, kept, next } = await actUnauthorized(act);
    expect(said()).toBeOneOf([true, act.what]);
    expect(screen.notices).toEqual([]);
    expect(work()).toEqual(workBefore);
    expect(kept()).not.toBe("[]");
    const after = await next();
    await after.screen.answered();
    expect(after.work()).toEqual(workBefore);
    // Other input is restored only once.
    expect(kept() !== "[]").toBe(act.survivesReloads ?? false);
  },
);

const again = acts.filter(({ what }) => /^(?:submit|report|pdf)$/.test(what));

test.for(again)("A15: $what of $tag shows no message once it succeeds", async (act) => {
  const { screen, said, signIn, act: again } = await actUnauthorized(act);
  signIn();
  await again();
  await screen.answered();
  expect(said()).toBeOneOf([false, null]);
});

interface Refused {
  readonly tag: string;
  readonly call: RegExp;
  /** Opens the screen and performs the download. Resolves with the message at the control. */
  readonly said: (intercept: Intercept) => Promise<unknown>;
}

const downloads: readonly Refused[] = [
  {
    tag: "scout-bulk",
    call: /^GET .*\/bulk\/[^/]+\/download\/csv/,
    async said(intercept) {
      const { model, answered } = await openModel("scout-bulk", { intercept });
      await answered();
      const [item] = model.history.peek();
      model.saveResults(item?.id ?? "");
      await answered();
      return model.unauthorized.peek() !== null;
    },
  },
  {
    tag: "scout-bulk",
    call: /^GET .*\/bulk\/template\/download\/csv/,
    async said(intercept) {
      const { model, answered } = await openModel("scout-bulk", { intercept });
      await answered();
      model.form.saveTemplate();
      await answered();
      return model.form.isTemplateUnauthorized.peek();
    },
  },
  {
    tag: "scout-contracts",
    call: /^GET .*contract\/[^/]+\/pdf/,
    async said(intercept) {
      const { model, answered } = await openModel("scout-contracts", { intercept });
      await answered();
      model.download("c1");
      await answered();
      return model.unauthorized.peek() === "c1";
    },
  },
  {
    tag: "contract-wizard",
    call: /^GET .*contract\/[^/]+\/pdf/,
    async said(intercept) {
      const attributes = { contract: "c1", provider: "comcast" };
      const { model, answered } = await openModel("contract-wizard", { intercept, attributes });
      await answered();
      model.download();
      await answered();
      const state = model.state.peek();
      return state.kind === "ready" && state.contract.isUnauthorized.peek();
    },
  },
  {
    tag: "resource-library",
    call: /^GET .*\.(?:pdf|docx?|xlsx?|pptx?|zip)$/,
    async said(intercept) {
      const { model, answered } = await openModel("resource-library", { intercept });
      await answered();
      const file = {
        name: "a.pdf",
        path: "files/a.pdf",
        href: "https://portal.example/files/a.pdf",
      };
      model.download({ kind: "own", ...file });
      await answered();
      return model.unauthorized.peek() === file.path;
    },
  },
];

test.for(downloads)(
  "A15: a download of $tag that is answered with 401 shows the message only at its control ($call)",
  async ({ call, said }) => {
    const isSaid = await said((request) => {
      if (call.test(nameOf(request))) return refused();
      return request.url.includes("/api/scout/v1/contract/c1") ? oneFrame() : undefined;
    });
    expect(isSaid).toBe(true);
  },
);

interface Load {
  readonly name: EndpointName;
  /** Opens the screen. Resolves with what it shows in place of the answer. */
  readonly shown: (intercept: Intercept) => Promise<unknown>;
}

const at = { address: "1200 Main Street, Houston, TX 77002" };
const contract = { contract: "c1", provider: "comcast" };
/** The final state of a screen. */
async function endOf<Model>(
  opening: Promise<OpenedModel<Model>>,
  read: (model: Model) => unknown,
): Promise<unknown> {
  const { model, advanceUntil } = await opening;
  await advanceUntil(() => /^(?:failed|notFound)$/.test(Reflect.get(Object(read(model)), "kind")));
  return read(model);
}

/** Requests that a screen makes without the user and that `failed-loads.test.ts` does not open. */
const loads: readonly Load[] = [
  ...(["startLookup", "advanceBatch"] as const).map(
    (name): Load => ({
      name,
      shown: (intercept) =>
        endOf(openModel("scout-lookup", { intercept, attributes: at }), ({ lookup }) =>
          lookup.peek(),
        ),
    }),
  ),
  {
    name: "downloadPageFile",
    shown: (intercept) =>
      endOf(
        openModel("content-page", { intercept, attributes: { path: "/files/team.pdf" } }),
        ({ content }) => content.peek(),
      ),
  },
];

function isCallOf(name: EndpointName, request: Request): boolean {
  const { method, path } = endpoints[name];
  const [start = "", end = ""] = path.split(/\{.+\}/);
  const { pathname } = new URL(request.url);
  const isPath = path.includes("{") ? pathname.startsWith(start) : pathname === path;
  return request.method === method && isPath && pathname.endsWith(end);
}

test.for(loads)(
  "A15: $name, answered with 401, fails with this status",
  async ({ name, shown }) => {
    const state = await shown((request) => (isCallOf(name, request) ? refused() : undefined));
    expect(state).toMatchObject({ status: 401 });
  },
);

test("A15: the preview of a contract whose file is answered with 401 shows the message", async () => {
  const { model, answered } = await openModel("contract-wizard", {
    attributes: contract,
    intercept(request) {
      if (isCallOf("downloadContract", request)) return refused();
      return request.url.includes("/api/scout/v1/contract/c1") ? oneFrame() : undefined;
    },
  });
  await answered();
  const state = model.state.peek();
  if (state.kind !== "ready") throw new Error("The contract is not open.");
  state.contract.handleFramesLoaded();
  await answered();
  expect(state.contract.preview.isUnauthorized.peek()).toBe(true);
});

/** Requests that the browser tests cover: refused settings and uploaded files. */
const drawn: readonly EndpointName[] = ["loadSettings", "uploadBulk"];

/** The requests of kind `own` or `act` whose failure no screen shows, each with the reason. */
const unsaid = {
  downloadReport: "the answer opens in a tab of its own",
  downloadMatrix: "the answer opens in a tab of its own",
  logIn: "the sign-in itself",
  verifyCode: "the sign-in itself",
  resetPassword: "the sign-in itself",
  validateToken: "the sign-in replaces the screen",
} satisfies Partial<Record<EndpointName, string>>;

/** True if a user does not wait for the call, or if `failed-loads.test.ts` opens its screen. */
function isElsewhere(name: EndpointName): boolean {
  const { kind } = describedCalls[name];
  return kind === "quiet" || kind === "load" || name === "loadPage";
}

/** A request, as the tables of acts and downloads name it. */
function requestOf({ method, path, body }: Endpoint): string {
  const filled = path.replace("{+path}", "files/a.pdf").replaceAll(/\{\w+\}/g, "x");
  return `${method} ${filled}${body === "multipart" ? " multipart" : ""}`;
}

test("A15: every request is an action, a download, a load, or one that no user waits for", () => {
  const others = new Set<string>([
    ...loads.map(({ name }) => name),
    ...Object.keys(unsaid),
    ...drawn,
  ]);
  const acted = [...acts, ...downloads].map(({ call }) => call);
  const open = namesOf(endpoints).filter(
    (name) =>
      !isElsewhere(name) &&
      !others.has(name) &&
      !acted.some((call) => call.test(requestOf(endpoints[name]))),
  );
  expect(open).toEqual([]);
});
