import { formattingOf } from "../../../src/core/formatting/formatting.ts";
import type { PricingSearch } from "../../../src/core/pricing/wire/pricing-search.ts";
import type { CartChange } from "../../../src/elements/scout-pricing/builder/cart-builder.model.ts";
import type { AnswerTable } from "../../support/answer-table.ts";
import { createFakeBrowser } from "../../support/fake-ports.ts";
import { createArchivePort } from "../../support/memory-archive.ts";
import { type ModelGivenFor, openModel } from "../../support/open-model.ts";
import { contractCall, paperCall, searchCall } from "./calls.ts";

/** The language of the screen. What is sent is English in any. */
const french = formattingOf({ locale: "fr-CA", currencyDisplay: "symbol", now: null });

type Answer = PricingSearch | Response;

export interface PricingGiven
  extends Omit<ModelGivenFor<"scout-pricing">, "url" | "answers" | "prevents"> {
  /** The query and the fragment of the page's URL. */
  readonly query?: string;
  readonly search: (request: Request) => Answer | Promise<Answer>;
  /** Answers to the calls other than the search. */
  readonly answers?: AnswerTable;
}

/**
 * Opens the model of a proposal builder on a server that answers searches, outputs and contracts.
 */
export async function openPricing({ query = "", search, ...given }: PricingGiven) {
  const prevents: string[] = [];
  const screen = await openModel("scout-pricing", {
    ...given,
    url: `https://portal.example/scout/pricing${query}`,
    config: { rememberProposals: "session", ...given.config },
    prevents,
    answers: {
      async [searchCall](request) {
        const answer = await search(request);
        return answer instanceof Response ? answer : Response.json(answer);
      },
      [paperCall]: () => new Response("<p>Proposal</p>"),
      [contractCall]: () => Response.json({ data: { uri: "https://portal.example/c" } }),
      ...given.answers,
    },
  });
  const { model, page, until, detailsOf, calls } = screen;
  const attributes: Record<string, string> = {};
  const isSearching = () => model.search.peek().kind === "searching";

  /** Returns the bodies of all requests of a call. */
  const bodiesOf = (call: string): Promise<readonly unknown[]> =>
    Promise.all(
      calls.filter(({ name }) => name === call).map(async (one) => JSON.parse(await one.text())),
    );

  return {
    ...screen,
    bodiesOf,
    searches: () => calls.filter(({ name }) => name === searchCall).length,
    changes: () => detailsOf("scout-cart-changed").filter(isCartChange),
    created: () => detailsOf("scout-proposal-created"),
    inputs: () => new URL(page.href()).searchParams,
    /** The ids of the services in the proposal. */
    lines: () => model.cart.peek()?.cart ?? [],
    /** The value of an attribute that the page has set. */
    attribute: (name: string) => attributes[name] ?? "",
    change(values: Readonly<Record<string, string>>) {
      Object.assign(attributes, values);
      screen.change(values);
    },
    /** Makes the host page prevent every navigation from now on. */
    refuse: () => void prevents.push("scout-navigated"),
    /** Resolves after the first search, or immediately if none was started. */
    ready: () => until(() => model.access.peek() !== null && !isSearching()),
    /** Performs an action that searches, and resolves after the search, whatever its result. */
    async searching(act: () => void): Promise<void> {
      const before = model.search.peek();
      act();
      await until(() => model.search.peek() !== before && !isSearching());
    },
    /** Makes an output, and returns the body of its request. */
    async output(kind: "print" | "pdf" | "contract"): Promise<unknown> {
      const count = () => detailsOf("scout-proposal-created").length;
      const before = count();
      model.create(kind, french);
      await until(() => count() > before);
      return (await bodiesOf(kind === "contract" ? contractCall : paperCall)).at(-1);
    },
  };
}

/** Like `openPricing`, and waits for the first search and the code for drafts. */
export async function startPricing(given: PricingGiven) {
  const opened = await openPricing(given);
  const { model, ready, until } = opened;
  await ready();
  model.openDrafts();
  await until(() => model.drafts.peek() !== null);
  const drafts = model.drafts.peek();
  if (drafts === null) throw new Error("The drafts are not there.");
  return { ...opened, drafts };
}

export type StartedPricing = Awaited<ReturnType<typeof startPricing>>;

/** The storage that outlives a reload: the browser's, the tab's and the archive. */
export function createMachine() {
  const { texts, archive, openArchive } = createArchivePort();
  let ids = 0;
  const newId = () => `${String(++ids).padStart(7, "0")}a-0000-4000-8000-000000000001`;
  const kept = {
    browser: createFakeBrowser(),
    config: { rememberProposals: "device" },
    ports: { openArchive, newId, tabStorage: createFakeBrowser().tab() },
  } as const;
  return { texts: () => [...texts.values()], archive, kept };
}

function isCartChange(detail: unknown): detail is CartChange {
  return typeof detail === "object" && detail !== null && "totals" in detail;
}
