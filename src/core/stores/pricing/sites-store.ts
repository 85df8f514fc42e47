import { isAnswerError, isHttpError } from "../../api/errors.ts";
import type { HttpClient } from "../../api/http-client.ts";
import { searchPricing } from "../../api/pricing.ts";
import type { Core, SharedService } from "../../create-core.ts";
import { addressKeyOf } from "../../lists/address-key.ts";
import type { ProposalDraft } from "../../pricing/drafts/proposal-draft.ts";
import {
  type KeptSites,
  queuedSitesOf,
  readKeptSites,
  writeKeptSites,
} from "../../pricing/sites/kept-sites.ts";
import { retryAfterMsOf } from "../../pricing/sites/retry-after.ts";
import { siteAnswerOf } from "../../pricing/sites/site-answer.ts";
import { firstCriterion, type SiteCriterion } from "../../pricing/sites/site-criterion.ts";
import { createSiteQueue, type SiteQueue } from "../../pricing/sites/site-queue.ts";
import { bestQuotesOf, type SiteAnswer } from "../../pricing/sites/site-quote.ts";
import {
  type QueuedSite,
  type SiteFailure,
  type SiteRun,
  waiting,
} from "../../pricing/sites/site-run.ts";
import type { SiteToday } from "../../pricing/sites/site-savings.ts";
import { outcomeOf, type SiteChoice } from "../../pricing/sites/site-table.ts";
import { choicesInTerm } from "../../pricing/sites/term-totals.ts";
import { noInputs, pricingWireQueryOf } from "../../pricing/wire/pricing-query.ts";
import { fail, succeed } from "../../result.ts";
import { batch, type ReadonlySignal, signal } from "../../signals.ts";
import { readKeptText } from "../kept/kept-readers.ts";
import { entriesOf, withEntry } from "./site-entries.ts";

/** An address, with the name of its site and what was found there, if the list has them. */
type NamedAddress = Pick<QueuedSite<unknown>, "address" | "name" | "found"> & {
  /** The current cost there, if the list has it. */
  readonly today?: SiteToday;
};
type Decisions = Pick<KeptSites, "criterion" | "choices" | "unsaved" | "today" | "printsSavings">;

/**
 * The list of addresses that the user prices at an API base. The tab's storage holds the list for its user. The prices
 * are in memory, where they survive a change of the screen, but not a reload.
 */
export interface SitesStore
  extends SharedService,
    Pick<SiteQueue<SiteAnswer>, "pause" | "goOn" | "again" | "answered"> {
  /** The run of the current list. Without a list, the run has no sites. */
  readonly run: ReadonlySignal<SiteRun<SiteAnswer>>;
  readonly criterion: ReadonlySignal<SiteCriterion>;
  /** The criterion that the user chose last. `criterion` follows when the quotes of all sites are known. */
  readonly askedCriterion: ReadonlySignal<SiteCriterion>;
  /** The user's choices, keyed by the index of the address. */
  readonly choices: ReadonlySignal<ReadonlyMap<number, SiteChoice>>;
  /** The current costs of the customer, keyed by the index of the address. */
  readonly today: ReadonlySignal<ReadonlyMap<number, SiteToday>>;
  /** The changed proposals of opened sites that the user has not saved, keyed by the index of the address. */
  readonly unsaved: ReadonlySignal<ReadonlyMap<number, ProposalDraft>>;
  /** True if the proposal shows the savings. */
  readonly printsSavings: ReadonlySignal<boolean>;
  /** True if the list survives a reload of the page. */
  readonly isKept: ReadonlySignal<boolean>;
  /** Restores the stored list, once the settings name the user. */
  open(): void;
  /**
   * Prices a list in place of the current one. Addresses that are in both lists keep their answers. They keep their
   * choices, too, unless `decisions` are given.
   */
  start(sites: readonly NamedAddress[], decisions?: Decisions): void;
  /** Replaces an address of the list, and prices it at once. The choice for the site is forgotten. */
  replace(place: number, address: string): void;
  judgeBy(criterion: SiteCriterion): void;
  /** Gives all sites a term, also those with a choice of the user. With null, the choices stay, and any term counts. */
  chooseTerm(term: string | null): void;
  /**
   * Chooses for a site, and forgets its unsaved proposal.
   *
   * @param choice - null lets the criterion choose
   */
  choose(place: number, choice: SiteChoice | null): void;
  /** @param proposal - null if the proposal of the site has no changes */
  keepUnsaved(place: number, proposal: ProposalDraft | null): void;
  /** @param today - null if it is not known */
  payToday(place: number, today: SiteToday | null): void;
  /** Shows the savings in the proposal, or leaves them out. */
  printSavings(isPrinted: boolean): void;
  clear(): void;
  /**
   * Connects the list to a screen, whose client sends the calls and waits while the screen is hidden. Returns a function
   * that disconnects the screen. Without a screen, no calls are sent.
   */
  attach(client: HttpClient): () => void;
}

/** Longer tasks delay the page's response to the user. */
const maxTaskMs = 30;

const noDecisions: Decisions = {
  criterion: firstCriterion,
  choices: new Map(),
  unsaved: new Map(),
  today: new Map(),
  printsSavings: false,
};
const noRun: SiteRun<SiteAnswer> = { sites: [], phase: { kind: "done" } };

/** The list that all screens of an API base share. */
export function sitesOf(core: Core): SitesStore {
  return core.service("sites", createSitesStore);
}

function createSitesStore(core: Core): SitesStore {
  const { config, settings } = core;
  const { clock } = core.ports;
  const kept = core.kept.entry("sites", readKeptText);
  const run = signal(noRun);
  const criterion = signal(firstCriterion);
  const askedCriterion = signal(firstCriterion);
  const choices = signal(noDecisions.choices);
  const unsaved = signal(noDecisions.unsaved);
  const today = signal(noDecisions.today);
  const printsSavings = signal(false);
  const isKept = signal(false);
  const clients: HttpClient[] = [];
  const nextTask = () =>
    new Promise<void>((resolve) => {
      clock.after(0, resolve);
    });
  let isForgotten = false;

  const queue = createSiteQueue<SiteAnswer>({
    clock,
    async price(address, abort, place) {
      const client = clients.at(-1);
      if (client === undefined) return fail({ status: null, retryAfterMs: null });
      try {
        const query = pricingWireQueryOf({ ...noInputs, address }, undefined);
        const found = await searchPricing(client, query, abort);
        // Reading an answer takes long. This pause lets the page respond before the table is drawn.
        await nextTask();
        const answer = siteAnswerOf(found, choices.peek().get(place)?.own ?? null);
        await nextTask();
        return succeed(answer);
      } catch (error) {
        return fail(failureOf(error, clock.now()));
      }
    },
    onRun(next) {
      run.value = next;
      write();
    },
  });
  queue.suspend();

  /** The user to whom the stored list belongs; null if the list is not stored. */
  function owner(): string | null {
    return config.rememberProposals === "device" ? settings.person.peek() || null : null;
  }

  function write(): void {
    if (isForgotten) return;
    const { sites } = run.peek();
    const person = owner();
    isKept.value = person !== null;
    if (person === null) return;
    if (sites.length === 0) {
      kept.remove();
      return;
    }
    const answered = [...sites.keys()].filter((place) => {
      const progress = sites[place]?.progress;
      // An address without a price is priced again after a reload.
      if (progress?.kind === "priced") return outcomeOf(progress.answer) === "priced";
      return progress?.kind === "pricedBefore";
    });
    const list = writeKeptSites({
      addresses: sites.map(({ address }) => address),
      names: sites.map(({ name = "" }) => name),
      found: sites.map(({ found = "" }) => found),
      answered: new Set(answered),
      criterion: askedCriterion.peek(),
      choices: choices.peek(),
      unsaved: unsaved.peek(),
      today: today.peek(),
      printsSavings: printsSavings.peek(),
    });
    kept.write(list);
  }

  /** Computes the quotes of all sites in short tasks, so that the page responds, and then uses the criterion. */
  async function judgeBy(
    next: SiteCriterion,
    nextChoices?: ReadonlyMap<number, SiteChoice>,
  ): Promise<void> {
    askedCriterion.value = next;
    write();
    let sinceMs = clock.now();
    for (const { progress } of run.peek().sites) {
      if (progress.kind === "priced") bestQuotesOf(progress.answer, next);
      if (clock.now() - sinceMs < maxTaskMs) continue;
      await nextTask();
      if (askedCriterion.peek() !== next) return;
      sinceMs = clock.now();
    }
    batch(() => {
      criterion.value = next;
      if (nextChoices === undefined) return;
      choices.value = nextChoices;
      write();
    });
  }

  function decide(decisions: Decisions): void {
    criterion.value = decisions.criterion;
    askedCriterion.value = decisions.criterion;
    choices.value = decisions.choices;
    unsaved.value = decisions.unsaved;
    today.value = decisions.today;
    printsSavings.value = decisions.printsSavings;
  }

  return {
    run,
    criterion,
    askedCriterion,
    choices,
    unsaved,
    today,
    printsSavings,
    isKept,
    pause: queue.pause,
    goOn: queue.goOn,
    again: queue.again,
    answered: queue.answered,
    open() {
      const person = owner();
      isKept.value = person !== null;
      if (person === null || run.peek().sites.length > 0) return;
      const found = readKeptSites(kept.read());
      if (found === null) return;
      batch(() => {
        decide(found);
        queue.restore(queuedSitesOf(found));
      });
    },
    start(sites, decisions) {
      const before = new Map(
        run.peek().sites.map(({ address, progress }, place) => [
          addressKeyOf(address),
          {
            progress,
            choice: choices.peek().get(place),
            unsaved: unsaved.peek().get(place),
            today: today.peek().get(place),
          },
        ]),
      );
      const same = sites.map(({ address }) => before.get(addressKeyOf(address)));
      const kept = {
        criterion: askedCriterion.peek(),
        choices: entriesOf(same.map((one) => one?.choice)),
        unsaved: entriesOf(same.map((one) => one?.unsaved)),
        today: entriesOf(same.map((one, place) => sites[place]?.today ?? one?.today)),
        printsSavings: printsSavings.peek(),
      };
      batch(() => {
        decide(decisions ?? kept);
        queue.start(
          sites.map(({ address, name = "", found = "" }, place) => ({
            address,
            ...(name !== "" && { name }),
            ...(found !== "" && { found }),
            progress: same[place]?.progress ?? waiting,
          })),
        );
      });
    },
    replace(place, address) {
      batch(() => {
        choices.value = withEntry(choices.peek(), place, null);
        unsaved.value = withEntry(unsaved.peek(), place, null);
        queue.replace(place, address);
      });
    },
    judgeBy: (next) => void judgeBy(next),
    chooseTerm(term) {
      const own = term === null ? undefined : choicesInTerm(run.peek(), choices.peek(), term);
      void judgeBy({ ...askedCriterion.peek(), term }, own);
    },
    choose(place, choice) {
      batch(() => {
        choices.value = withEntry(choices.peek(), place, choice);
        unsaved.value = withEntry(unsaved.peek(), place, null);
      });
      write();
    },
    keepUnsaved(place, proposal) {
      if (proposal === null && !unsaved.peek().has(place)) return;
      unsaved.value = withEntry(unsaved.peek(), place, proposal);
      write();
    },
    payToday(place, one) {
      today.value = withEntry(today.peek(), place, one);
      write();
    },
    printSavings(isPrinted) {
      printsSavings.value = isPrinted;
      write();
    },
    clear() {
      batch(() => {
        decide(noDecisions);
        queue.clear();
      });
    },
    attach(client) {
      clients.push(client);
      queue.wake();
      return () => {
        clients.splice(clients.lastIndexOf(client), 1);
        if (clients.length === 0) queue.suspend();
      };
    },
    forget() {
      // The stored list stays, because `open` restores it only for the same user.
      isForgotten = true;
      batch(() => {
        decide(noDecisions);
        queue.clear();
      });
      isForgotten = false;
    },
  };
}

function failureOf(error: unknown, nowMs: number): SiteFailure {
  // The server answered, even though the answer cannot be read.
  if (isAnswerError(error)) return { status: 200, retryAfterMs: null };
  if (!isHttpError(error)) return { status: null, retryAfterMs: null };
  const { status, cause } = error;
  const header = cause instanceof Response ? cause.headers.get("Retry-After") : null;
  return { status, retryAfterMs: retryAfterMsOf(header, nowMs) };
}
