import "../../../src/elements/scout-pricing/proposal-drafts.model.ts";
import { joinConfig } from "../../../src/core/config.ts";
import { createCore } from "../../../src/core/create-core.ts";
import type { PricingSearch } from "../../../src/core/pricing/wire/pricing-search.ts";
import type { PageLocation } from "../../../src/core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../../src/core/signals.ts";
import type { CartChange } from "../../../src/elements/scout-pricing/cart-builder.model.ts";
import { createScoutPricingModel } from "../../../src/elements/scout-pricing/scout-pricing.model.ts";
import { type Answerer, createFakeHttp, createFakePorts } from "../../support/fake-ports.ts";

export interface PricingGiven {
  /** The query of the page's address. */
  readonly query?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly search: () => PricingSearch | Promise<Response>;
}

/** A proposal builder without a screen, in a page with a history, whose server answers every search alike. */
export async function startPricing({ query = "", attributes = {}, search }: PricingGiven) {
  let sent: unknown = null;
  const answers: Readonly<Record<string, Answerer>> = {
    "/site-connector/settings": () =>
      Response.json({
        data: { settings: { capabilities: ["scout:access"], email: "a@b.example" } },
      }),
    "/api/scout/v1/pricing": async () => {
      const answer = await search();
      return answer instanceof Response ? answer : Response.json(answer);
    },
    "/service/v1/pdf/pricing": () => new Response("<p>Proposal</p>"),
    "/api/scout/v1/contract": () => Response.json({ data: { uri: "https://portal.example/c" } }),
  };
  const { http } = createFakeHttp((call) => {
    const path = Object.keys(answers).find((one) => call.url.includes(one)) ?? "";
    if (typeof call.init.body === "string") sent = JSON.parse(call.init.body);
    const answer = answers[path];
    if (answer === undefined) throw new Error(`No test expects a call of ${call.url}.`);
    return answer(call);
  });
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `0000000${ids}`.slice(-8);
  };
  const ports = createFakePorts({ http, newId });
  const core = createCore(joinConfig({ rememberProposals: "session" }), ports);
  const page = createPage(query);
  const events: CartChange[] = [];
  const made: string[] = [];
  const count = signal(0);
  const values = signal({
    ...{ address: "", "prepared-for": "", preparedFor: "", provider: "", term: "", package: "" },
    ...attributes,
    ...{ context: "default", routing: "page", siteVariant: "sandlerportal", colorScheme: "auto" },
    headingLevel: undefined,
  } as const);
  const model = createScoutPricingModel({
    core,
    attributes: values,
    formatting: signal({ locale: "en-US", currencyDisplay: "symbol", now: null }),
    address: page.address,
    loadFailed: () => {},
    emit(name, detail) {
      if (isCartChange(detail)) events.push(detail);
      if (name === "scout-proposal-created") count.value += 1;
      return true;
    },
    actions: {
      saveFile: (_file, name) => void made.push(name),
      openTab: () => null,
      copyText: async (text) => {
        page.link.value = text;
        return true;
      },
      printHtml: async () => {},
      leave: () => {},
    },
    notify: () => {},
    say: () => {},
  });
  void core.settings.load();
  await until(model.access, (access) => access !== null);
  if (model.search.peek().kind !== "idle") {
    await until(model.search, ({ kind }) => kind !== "searching");
  }
  model.openDrafts();
  const drafts = await until(model.drafts, (part) => part !== null);
  if (drafts === null) throw new Error("The drafts are not there.");
  return {
    core,
    model,
    drafts,
    page,
    events,
    clock: ports.clock,
    attributes: values,
    /** Does something that searches, and resolves once the search is over, whatever it found. */
    async searching(act: () => void): Promise<void> {
      const before = model.search.peek();
      act();
      await until(model.search, (now) => now !== before && now.kind !== "searching");
    },
    /** Makes an output, and returns what was sent for it. */
    async output(kind: "print" | "pdf" | "contract"): Promise<unknown> {
      const before = count.peek();
      model.create(kind);
      await until(count, (now) => now > before);
      return sent;
    },
  };
}

export type StartedPricing = Awaited<ReturnType<typeof startPricing>>;

/** Resolves with the first value of a signal that passes. */
export function until<Value>(
  of: ReadonlySignal<Value>,
  isWanted: (value: Value) => boolean,
): Promise<Value> {
  return new Promise((resolve) => {
    let isOver = false;
    const stop = of.subscribe((value) => {
      if (isOver || !isWanted(value)) return;
      isOver = true;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });
}

function isCartChange(detail: object): detail is CartChange {
  return "totals" in detail;
}

/** A page with a history and fragments. It may refuse to follow. */
function createPage(query: string) {
  const current = signal<PageLocation>({ search: query, state: {} });
  const link = signal("");
  const entries = [query];
  let at = 0;
  let isRefusing = false;
  let onFragment = (_fragment: string) => {};
  const go = (step: number) => {
    const next = entries[at + step];
    if (next === undefined) return;
    at += step;
    current.value = { search: next, state: {} };
  };
  return {
    link,
    back: () => go(-1),
    forward: () => go(1),
    /** How many entries there are up to the present one. */
    steps: () => at,
    refuse(isNow: boolean) {
      isRefusing = isNow;
    },
    inputs: () => new URLSearchParams(current.peek().search),
    openLink: (text: string) => onFragment(text.slice(text.indexOf("#") + 1)),
    address: {
      current,
      base: "https://portal.example/scout/pricing",
      basePath: "/",
      isInPortal: false,
      setQuery(changes: Readonly<Record<string, string | null>>, { replace = false } = {}) {
        if (isRefusing) return false;
        const search = new URLSearchParams(current.peek().search);
        for (const [name, value] of Object.entries(changes)) {
          search.delete(name);
          if (value !== null) search.append(name, value);
        }
        if (!replace) {
          at += 1;
          entries.splice(at);
        }
        entries[at] = `?${search}`;
        current.value = { search: `?${search}`, state: {} };
        return true;
      },
      enter: () => true,
      reload: () => true,
      hrefOf: (path: string) => path,
      navigate: () => true,
      guard: () => () => {},
      openFragments: async () => ({
        take(_beginning: string, listener: (fragment: string) => void) {
          onFragment = listener;
          return () => {};
        },
        linkWith: (fragment: string) => `https://portal.example/scout/pricing#${fragment}`,
      }),
    },
  };
}
