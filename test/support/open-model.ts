import { onTestFinished } from "vitest";
import { createBackend, createSeededStore } from "../../demo/server/index.ts";
import { type Config, defaultConfig } from "../../src/core/config.ts";
import { type Core, createCore } from "../../src/core/create-core.ts";
import type { FormattingOptions } from "../../src/core/formatting/formatting.ts";
import type { ScreenContext, ScreenModel } from "../../src/core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../src/core/signals.ts";
import { createAccountBrandingModel } from "../../src/elements/account-branding/account-branding.model.ts";
import { attributes as contentPageAttributes } from "../../src/elements/content-page/content-page.attributes.ts";
import { createContentPageModel } from "../../src/elements/content-page/content-page.model.ts";
import { attributes as contractWizardAttributes } from "../../src/elements/contract-wizard/contract-wizard.attributes.ts";
import { createContractWizardModel } from "../../src/elements/contract-wizard/contract-wizard.model.ts";
import { valuesOf } from "../../src/elements/host/attribute-values.ts";
import {
  type AttributeTable,
  commonAttributes,
  type ValuesOf,
} from "../../src/elements/host/element-attributes.ts";
import { attributes as loginFormAttributes } from "../../src/elements/login-form/login-form.attributes.ts";
import { createLoginFormModel } from "../../src/elements/login-form/login-form.model.ts";
import { createPortalDashboardModel } from "../../src/elements/portal-dashboard/portal-dashboard.model.ts";
import { attributes as portalHeaderAttributes } from "../../src/elements/portal-header/portal-header.attributes.ts";
import { createPortalHeaderModel } from "../../src/elements/portal-header/portal-header.model.ts";
import { attributes as providerLibraryAttributes } from "../../src/elements/provider-library/provider-library.attributes.ts";
import { createProviderLibraryModel } from "../../src/elements/provider-library/provider-library.model.ts";
import { attributes as resourceLibraryAttributes } from "../../src/elements/resource-library/resource-library.attributes.ts";
import { createResourceLibraryModel } from "../../src/elements/resource-library/resource-library.model.ts";
import { createScoutBulkModel } from "../../src/elements/scout-bulk/scout-bulk.model.ts";
import { createScoutContractsModel } from "../../src/elements/scout-contracts/scout-contracts.model.ts";
import { attributes as scoutLookupAttributes } from "../../src/elements/scout-lookup/scout-lookup.attributes.ts";
import { createScoutLookupModel } from "../../src/elements/scout-lookup/scout-lookup.model.ts";
import { attributes as scoutPortalAttributes } from "../../src/elements/scout-portal/scout-portal.attributes.ts";
import { createScoutPortalModel } from "../../src/elements/scout-portal/scout-portal.model.ts";
import { attributes as scoutPricingAttributes } from "../../src/elements/scout-pricing/scout-pricing.attributes.ts";
import { createScoutPricingModel } from "../../src/elements/scout-pricing/scout-pricing.model.ts";
import { attributes as siteSearchAttributes } from "../../src/elements/site-search/site-search.attributes.ts";
import { createSiteSearchModel } from "../../src/elements/site-search/site-search.model.ts";
import { attributes as solutionsFinderAttributes } from "../../src/elements/solutions-finder/solutions-finder.attributes.ts";
import { createSolutionsFinderModel } from "../../src/elements/solutions-finder/solutions-finder.model.ts";
import { attributes as solutionsIndexAttributes } from "../../src/elements/solutions-index/solutions-index.attributes.ts";
import { createSolutionsIndexModel } from "../../src/elements/solutions-index/solutions-index.model.ts";
import { type AnswerTable, answerBy } from "./answer-table.ts";
import { createFakeBrowser, createFakePorts, type FakePorts, settle } from "./fake-ports.ts";
import { createMemoryPage, type MemoryPage } from "./memory-page.ts";

/** Code that a model loads later is there from the start, so that no answer waits for a file. */
import.meta.glob(["../../src/core/**/*.ts", "../../src/elements/*/*.model.ts"], {
  eager: true,
});

type Values<Own extends AttributeTable> = ValuesOf<typeof commonAttributes & Own>;

/** What a test says about the page, the person and the server. Everything has a default. */
export interface ModelGiven<Own extends AttributeTable> {
  /** The address of the page; by default a page without a query. */
  readonly url?: string;
  /** The page of another model, to open two screens on one page. */
  readonly page?: MemoryPage;
  /** Values of attributes, by property; `routing` is `page` unless given. */
  readonly attributes?: Partial<Values<Own>>;
  /** Id of the demo user who is signed in; null if signed out. */
  readonly user?: string | null;
  /** A token in the storage of the browser. */
  readonly token?: string;
  /** Answers by `METHOD /path`; any other call but that of the settings then fails the test. Without it the reference backend answers. */
  readonly answers?: AnswerTable;
  readonly config?: Partial<Config>;
  /** The storage of another model's browser, to open a second tab or the same page again. */
  readonly browser?: FakeBrowser;
  /** Names of the events that the host page prevents. */
  readonly prevents?: readonly string[];
}

export type FakeBrowser = ReturnType<typeof createFakeBrowser>;

/** A file that the browser saved. */
export interface SavedFile {
  readonly file: Blob;
  readonly name: string;
}

/** A model in Node, and everything that it did to its surroundings, in order. */
export interface OpenedModel<Model> {
  readonly model: Model;
  readonly core: Core;
  readonly page: MemoryPage;
  readonly browser: FakeBrowser;
  readonly clock: FakePorts["clock"];
  /** Every event, by name and detail. */
  readonly events: readonly (readonly [name: string, detail: unknown])[];
  /** The details of the events of one name. */
  detailsOf(name: string): readonly unknown[];
  readonly notices: readonly (readonly ["success" | "warning", string])[];
  /** What was said in the live region without a view. */
  readonly announcements: readonly string[];
  readonly files: readonly SavedFile[];
  /** The addresses of the tabs that were opened; `PDF` for a file, `closed` for a closed one. */
  readonly tabs: readonly string[];
  readonly copied: readonly string[];
  readonly printed: readonly string[];
  /** Addresses with a token for which the page was left. */
  readonly exits: readonly string[];
  /** `METHOD /path?query` of every call, and its body as text. */
  readonly calls: readonly SentCall[];
  /** The report port: `code` or `code: detail`. */
  readonly reports: readonly string[];
  /** Changes attributes, as a page does after the element was opened. */
  change(values: Readonly<Record<string, unknown>>): void;
  /** Resolves once a condition holds; the test's own timeout ends the wait. */
  until(condition: () => boolean): Promise<void>;
  /** Resolves once every call has its answer and the model has read it. */
  answered(): Promise<void>;
  /** Advances the clock half a second at a time until a condition holds, and lets every call be answered in between. */
  advanceUntil(condition: () => boolean): Promise<void>;
}

export interface SentCall {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  text(): Promise<string>;
}

const origin = "https://portal.example";
const stepMs = 500;
const maxSteps = 1200;

async function openIn<Own extends AttributeTable, Events, Model extends ScreenModel>(
  table: Own,
  createModel: (context: ScreenContext<Values<Own>, Events>) => Model,
  given: ModelGiven<Own>,
): Promise<OpenedModel<Model>> {
  const { browser = createFakeBrowser(), config = {}, prevents = [], user = "agent" } = given;
  const page = given.page ?? createMemoryPage(given.url ?? `${origin}/page`);
  const calls: SentCall[] = [];
  const strays: string[] = [];
  let underWay = 0;
  let ids = 0;
  let isOver = false;
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, "0")}`;

  const intercept = given.answers ? answerBy(given.answers) : () => undefined;
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const copy = request.clone();
    calls.push({ name, query: searchParams, headers: request.headers, text: () => copy.text() });
    try {
      return (await intercept(request)) ?? (await backend.app.fetch(request));
    } catch (error) {
      strays.push(error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  async function send(url: string, init: RequestInit): Promise<Response> {
    init.signal?.throwIfAborted();
    underWay += 1;
    try {
      const { signal: abort, ...rest } = init;
      const aborted = new Promise<never>((_resolve, reject) =>
        abort?.addEventListener("abort", () => reject(abort.reason), { once: true }),
      );
      const response = await Promise.race([
        answer(new Request(new URL(url, origin), rest)),
        aborted,
      ]);
      if (response.type === "error") throw new TypeError("Failed to fetch");
      return response;
    } finally {
      underWay -= 1;
    }
  }

  const ports = createFakePorts({
    http: send,
    upload: (url, init) => send(url, init),
    beacon: (url, form) => {
      void send(url, { method: "POST", body: form });
      return true;
    },
    storage: browser.tab(),
    newId,
    place: { origin, hostname: new URL(origin).hostname },
  });
  const backend = await createBackend(
    { store: await createSeededStore(), clock: ports.clock, newId },
    { defaultUser: user },
  );
  const core = createCore({ ...defaultConfig, ...config }, ports);
  if (given.token !== undefined) core.session.signIn(given.token, "external");

  const events: [string, unknown][] = [];
  const done = {
    notices: [] as ["success" | "warning", string][],
    announcements: [] as string[],
    files: [] as SavedFile[],
    tabs: [] as string[],
    copied: [] as string[],
    printed: [] as string[],
    exits: [] as string[],
  };
  function emit(name: string, detail: unknown): boolean {
    events.push([name, detail]);
    return !prevents.includes(name);
  }
  const all = { ...commonAttributes, ...table };
  const absent = valuesOf(all, (name) => all[name]?.absent);
  const attributes = signal<Values<Own>>({ ...absent, ...given.attributes });
  const formatting: ReadonlySignal<FormattingOptions> = signal({
    locale: "en-US",
    currencyDisplay: "symbol",
    now: ports.clock.now,
  });

  const model = createModel({
    core,
    attributes,
    formatting,
    address: page.addressFor({
      routing: commonAttributes.routing.accept(attributes.peek().routing),
      portalBase: core.config.portalBase,
      ask: (detail) => emit("scout-navigated", detail),
    }),
    emit,
    loadFailed: (status) =>
      emit("scout-failed", { message: "", ...(status !== null && { status }) }),
    notify: (kind, text) => done.notices.push([kind, text]),
    say: (words) => done.announcements.push(words),
    actions: {
      saveFile: (file, name) => done.files.push({ file, name }),
      openTab() {
        const at = done.tabs.push("blank") - 1;
        const note = (text: string) => {
          done.tabs[at] = text;
        };
        return {
          go(href) {
            note(href);
            return true;
          },
          showPdf: () => note("PDF"),
          close: () => note("closed"),
        };
      },
      async copyText(text) {
        done.copied.push(text);
        return true;
      },
      async printHtml(html) {
        done.printed.push(html);
      },
      leave: (href) => done.exits.push(href),
    },
  });
  void core.settings.load();

  async function until(condition: () => boolean): Promise<void> {
    while (!condition()) {
      if (isOver) throw new Error("The test ended before the condition held.");
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function answered(): Promise<void> {
    await until(() => underWay === 0);
    for (let known = -1; known !== calls.length; ) {
      known = calls.length;
      // A module that is loaded later comes by a message of its own, in order.
      await import("./memory-page.ts");
      await settle();
      await until(() => underWay === 0);
    }
  }

  onTestFinished(() => {
    isOver = true;
    model.dispose();
    core.dispose();
    if (strays.length > 0) throw new Error(strays.join("\n"));
  });

  return {
    model,
    core,
    page,
    browser,
    clock: ports.clock,
    events,
    detailsOf: (name) => events.flatMap(([one, detail]) => (one === name ? [detail] : [])),
    ...done,
    calls,
    reports: ports.reports,
    change(values) {
      attributes.value = { ...attributes.peek(), ...values };
    },
    until,
    answered,
    async advanceUntil(condition) {
      await answered();
      for (let steps = 0; !condition(); steps += 1) {
        if (steps === maxSteps) throw new Error("Ten minutes later the condition does not hold.");
        ports.clock.advance(stepMs);
        await answered();
      }
    },
  };
}

function openerOf<Own extends AttributeTable, Events, Model extends ScreenModel>(
  table: Own,
  createModel: (context: ScreenContext<Values<Own>, Events>) => Model,
) {
  return (given: ModelGiven<Own> = {}) => openIn(table, createModel, given);
}

const openers = {
  "account-branding": openerOf({}, createAccountBrandingModel),
  "content-page": openerOf(contentPageAttributes, createContentPageModel),
  "contract-wizard": openerOf(
    contractWizardAttributes,
    (context: Parameters<typeof createContractWizardModel>[0]) =>
      createContractWizardModel(context),
  ),
  "login-form": openerOf(loginFormAttributes, createLoginFormModel),
  "portal-dashboard": openerOf({}, createPortalDashboardModel),
  "portal-header": openerOf(portalHeaderAttributes, createPortalHeaderModel),
  "provider-library": openerOf(providerLibraryAttributes, createProviderLibraryModel),
  "resource-library": openerOf(resourceLibraryAttributes, createResourceLibraryModel),
  "scout-bulk": openerOf({}, createScoutBulkModel),
  "scout-contracts": openerOf({}, createScoutContractsModel),
  "scout-lookup": openerOf(scoutLookupAttributes, createScoutLookupModel),
  "scout-portal": openerOf(scoutPortalAttributes, createScoutPortalModel),
  "scout-pricing": openerOf(scoutPricingAttributes, createScoutPricingModel),
  "site-search": openerOf(siteSearchAttributes, createSiteSearchModel),
  "solutions-finder": openerOf(solutionsFinderAttributes, createSolutionsFinderModel),
  "solutions-index": openerOf(solutionsIndexAttributes, createSolutionsIndexModel),
};

type Openers = typeof openers;
type GivenOf = { readonly [Tag in keyof Openers]: Parameters<Openers[Tag]>[0] };
type OpenedOf = { readonly [Tag in keyof Openers]: Awaited<ReturnType<Openers[Tag]>> };
const openersByTag: {
  readonly [Tag in keyof Openers]: (given: GivenOf[Tag]) => Promise<OpenedOf[Tag]>;
} = openers;

/**
 * Opens the model of a screen in Node on the reference backend, with a clock that stands still, empty storage and a page
 * in memory. It is disposed when the test ends. A call that neither the test nor the backend knows fails the test.
 */
export function openModel<Tag extends keyof Openers>(
  tag: Tag,
  given?: GivenOf[Tag],
): Promise<OpenedOf[Tag]> {
  return openersByTag[tag](given);
}

/** What a test can say about the model of one element. */
export type ModelGivenFor<Tag extends keyof Openers> = NonNullable<GivenOf[Tag]>;
