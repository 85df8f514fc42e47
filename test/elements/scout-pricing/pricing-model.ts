import type { PricingSearch } from "../../../src/core/pricing/wire/pricing-search.ts";
import type { CartChange } from "../../../src/elements/scout-pricing/cart-builder.model.ts";
import { openModel } from "../../support/open-model.ts";

export interface PricingGiven {
  /** The query of the page's address. */
  readonly query?: string;
  readonly search: () => PricingSearch | Promise<Response>;
}

/** The model of a proposal builder whose search is over, on a server that answers every search alike. */
export async function startPricing({ query = "", search }: PricingGiven) {
  let sent: unknown = null;
  const prevents: string[] = [];
  const answerWith = (answer: () => Response) => async (request: Request) => {
    sent = await request.json();
    return answer();
  };
  const screen = await openModel("scout-pricing", {
    url: `https://portal.example/scout/pricing${query}`,
    config: { rememberProposals: "session" },
    prevents,
    answers: {
      async "POST /api/scout/v1/pricing"() {
        const answer = await search();
        return answer instanceof Response ? answer : Response.json(answer);
      },
      "POST /service/v1/pdf/pricing": answerWith(() => new Response("<p>Proposal</p>")),
      "POST /api/scout/v1/contract": answerWith(() =>
        Response.json({ data: { uri: "https://portal.example/c" } }),
      ),
    },
  });
  const { model, page, until, detailsOf } = screen;
  const attributes: Record<string, string> = {};
  const isSearching = () => model.search.peek().kind === "searching";
  await until(() => model.access.peek() !== null && !isSearching());
  model.openDrafts();
  await until(() => model.drafts.peek() !== null);
  const drafts = model.drafts.peek();
  if (drafts === null) throw new Error("The drafts are not there.");
  return {
    ...screen,
    drafts,
    changes: () => detailsOf("scout-cart-changed").filter(isCartChange),
    inputs: () => new URL(page.href()).searchParams,
    /** The value of an attribute that the page has set. */
    attribute: (name: string) => attributes[name] ?? "",
    change(values: Readonly<Record<string, string>>) {
      Object.assign(attributes, values);
      screen.change(values);
    },
    /** The host page prevents every navigation from now on. */
    refuse: () => void prevents.push("scout-navigated"),
    /** Does something that searches, and resolves once the search is over, whatever it found. */
    async searching(act: () => void): Promise<void> {
      const before = model.search.peek();
      act();
      await until(() => model.search.peek() !== before && !isSearching());
    },
    /** Makes an output, and returns what was sent for it. */
    async output(kind: "print" | "pdf" | "contract"): Promise<unknown> {
      const count = () => detailsOf("scout-proposal-created").length;
      const before = count();
      model.create(kind);
      await until(() => count() > before);
      return sent;
    },
  };
}

export type StartedPricing = Awaited<ReturnType<typeof startPricing>>;

function isCartChange(detail: unknown): detail is CartChange {
  return typeof detail === "object" && detail !== null && "totals" in detail;
}
