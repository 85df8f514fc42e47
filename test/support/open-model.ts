import { onTestFinished } from "vitest";
import type { FormattingOptions } from "../../src/core/formatting/formatting.ts";
import type { BrowserActions, ScreenContext, ScreenModel } from "../../src/core/screen-context.ts";
import { type Signal, signal } from "../../src/core/signals.ts";
import { createAccountBrandingModel } from "../../src/elements/account-branding/account-branding.model.ts";
import { attributes as contentPageAttributes } from "../../src/elements/content-page/content-page.attributes.ts";
import { createContentPageModel } from "../../src/elements/content-page/content-page.model.ts";
import { attributes as contractWizardAttributes } from "../../src/elements/contract-wizard/contract-wizard.attributes.ts";
import { createContractWizardModel } from "../../src/elements/contract-wizard/contract-wizard.model.ts";
import { valuesOf } from "../../src/elements/host/element/attribute-values.ts";
import {
  type AttributeTable,
  commonAttributes,
  type ValuesOf,
} from "../../src/elements/host/element/element-attributes.ts";
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
import {
  openSurroundings,
  type Surroundings,
  type SurroundingsGiven,
} from "./open-surroundings.ts";

/** Loads lazy code of models in advance, so that no answer waits for a file. */
import.meta.glob(["../../src/core/**/*.ts", "../../src/elements/*/*.model.ts"], {
  eager: true,
});

type Values<Own extends AttributeTable> = ValuesOf<typeof commonAttributes & Own>;

/** Options of a model and its surroundings. All have defaults. */
export interface ModelGiven<Own extends AttributeTable> extends SurroundingsGiven {
  /** Another model, for opening a second screen on its page, with the same core and server. */
  readonly beside?: Surroundings;
  /** Values of attributes, by property; `routing` is `page` unless given. */
  readonly attributes?: Partial<Values<Own>>;
  /** The path of the portal around the element; by default `/`. */
  readonly basePath?: string;
  /** Names of the events that the host page prevents, also of those that are added later. */
  readonly prevents?: readonly string[];
  /** The language of the screen; English unless given. */
  readonly language?: Pick<FormattingOptions, "locale" | "translations">;
  /** Browser actions with another result than by default, such as a blocked tab. */
  readonly actions?: Partial<BrowserActions>;
}

/** A file that the browser saved. */
export interface SavedFile {
  readonly file: Blob;
  readonly name: string;
}

/** A model in Node, and everything that it did to its surroundings, in order. */
export interface OpenedModel<Model> extends Surroundings {
  readonly model: Model;
  /** A test sets it to change the language. */
  readonly formatting: Signal<FormattingOptions>;
  /** Every event, by name and detail. */
  readonly events: readonly (readonly [name: string, detail: unknown])[];
  /** The details of the events of one name. */
  detailsOf(name: string): readonly unknown[];
  readonly notices: readonly (readonly ["success" | "warning", string])[];
  /** Status messages of the live region that the model itself announces. */
  readonly announcements: readonly string[];
  readonly files: readonly SavedFile[];
  /** The addresses of the tabs that were opened; `PDF` for a file, `closed` for a closed one. */
  readonly tabs: readonly string[];
  readonly copied: readonly string[];
  readonly printed: readonly string[];
  /** Addresses with a token to which the page was left. */
  readonly exits: readonly string[];
  /** Changes attributes, as a page does after opening the element. */
  change(values: Readonly<Record<string, unknown>>): void;
}

interface Opener<Own extends AttributeTable, Events, Model extends ScreenModel> {
  readonly table: Own;
  readonly createModel: (context: ScreenContext<Values<Own>, Events>) => Model;
  /** True for elements that work without the settings and do not load them. */
  readonly isPublic: boolean;
}

async function openIn<Own extends AttributeTable, Events, Model extends ScreenModel>(
  { table, createModel, isPublic }: Opener<Own, Events, Model>,
  given: ModelGiven<Own>,
): Promise<OpenedModel<Model>> {
  const { basePath = "/", prevents = [] } = given;
  const surroundings = given.beside ?? (await openSurroundings(given));
  const { core, page } = surroundings;
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
  const formatting = signal<FormattingOptions>({
    locale: "en-US",
    currencyDisplay: "symbol",
    now: core.ports.clock.now,
    ...given.language,
  });

  const model = createModel({
    core,
    attributes,
    formatting,
    address: page.addressFor({
      routing: commonAttributes.routing.accept(attributes.peek().routing),
      basePath,
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
      printPage: () => void done.printed.push("page"),
      leave: (href) => done.exits.push(href),
      ...given.actions,
    },
  });
  if (!isPublic) void core.settings.load();
  onTestFinished(() => model.dispose());

  return {
    ...surroundings,
    model,
    formatting,
    events,
    detailsOf: (name) => events.flatMap(([one, detail]) => (one === name ? [detail] : [])),
    ...done,
    change(values) {
      attributes.value = { ...attributes.peek(), ...values };
    },
  };
}

function openerOf<Own extends AttributeTable, Events, Model extends ScreenModel>(
  table: Own,
  createModel: (context: ScreenContext<Values<Own>, Events>) => Model,
  { isPublic = false } = {},
) {
  const opener = { table, createModel, isPublic };
  return (given: ModelGiven<Own> = {}) => openIn(opener, given);
}

const openers = {
  "account-branding": openerOf({}, createAccountBrandingModel),
  "content-page": openerOf(contentPageAttributes, createContentPageModel),
  "contract-wizard": openerOf(
    contractWizardAttributes,
    (context: Parameters<typeof createContractWizardModel>[0]) =>
      createContractWizardModel(context),
  ),
  "login-form": openerOf(loginFormAttributes, createLoginFormModel, { isPublic: true }),
  "portal-dashboard": openerOf({}, createPortalDashboardModel),
  "portal-header": openerOf(portalHeaderAttributes, createPortalHeaderModel),
  "provider-library": openerOf(providerLibraryAttributes, createProviderLibraryModel),
  "resource-library": openerOf(resourceLibraryAttributes, createResourceLibraryModel),
  "scout-bulk": openerOf({}, createScoutBulkModel),
  "scout-contracts": openerOf({}, createScoutContractsModel),
  "scout-lookup": openerOf(scoutLookupAttributes, createScoutLookupModel),
  "scout-portal": openerOf(scoutPortalAttributes, createScoutPortalModel, { isPublic: true }),
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
 * in memory. It is disposed when the test ends, and shares nothing with other tests. A call that neither the test nor the
 * backend knows fails the test.
 */
export function openModel<Tag extends keyof Openers>(
  tag: Tag,
  given?: GivenOf[Tag],
): Promise<OpenedOf[Tag]> {
  return openersByTag[tag](given);
}

/** The tag of an element whose model tests can open. */
export type ModelTag = keyof Openers;

export function isModelTag(tag: string): tag is ModelTag {
  return Object.hasOwn(openers, tag);
}

/** Options of the model of one element. */
export type ModelGivenFor<Tag extends keyof Openers> = NonNullable<GivenOf[Tag]>;
