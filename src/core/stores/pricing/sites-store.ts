import { isAnswerError, isHttpError } from "../../api/errors.ts";
import type { HttpClient } from "../../api/http-client.ts";
import { searchPricing } from "../../api/pricing.ts";
import type { Core, SharedService } from "../../create-core.ts";
import {
  type KeptSites,
  queuedSitesOf,
  readKeptSites,
  writeKeptSites,
} from "../../pricing/sites/kept-sites.ts";
import { retryAfterMsOf } from "../../pricing/sites/retry-after.ts";
import { siteAnswerOf } from "../../pricing/sites/site-answer.ts";
import { addressKeyOf } from "../../pricing/sites/site-list.ts";
import { createSiteQueue, type SiteQueue } from "../../pricing/sites/site-queue.ts";
import { type SiteFailure, type SiteRun, waiting } from "../../pricing/sites/site-run.ts";
import {
  firstCriterion,
  type SiteAnswer,
  type SiteChoice,
  type SiteCriterion,
} from "../../pricing/sites/site-table.ts";
import { noInputs, pricingWireQueryOf } from "../../pricing/wire/pricing-query.ts";
import { fail, succeed } from "../../result.ts";
import { batch, type ReadonlySignal, signal } from "../../signals.ts";
import { readKeptText } from "../kept/kept-readers.ts";

type Decisions = Pick<KeptSites, "criterion" | "choices">;

/**
 * The one list of several addresses of an API base (decisions S2, S3). Its prices are in memory alone, so that they
 * outlive the screen; the list itself is kept in the tab for its person.
 */
export interface SitesStore
  extends SharedService,
    Pick<SiteQueue<SiteAnswer>, "pause" | "goOn" | "again" | "answered"> {
  /** Without sites there is no list. */
  readonly run: ReadonlySignal<SiteRun<SiteAnswer>>;
  readonly criterion: ReadonlySignal<SiteCriterion>;
  /** What the person chose, by place. */
  readonly choices: ReadonlyMapSignal;
  /** Whether a reload of the page leaves the list. */
  readonly isKept: ReadonlySignal<boolean>;
  /** Takes up what the tab keeps of the person, once the settings name them. */
  open(): void;
  /**
   * Prices a list in place of the present one. Of addresses that both have the answers stay, and so do the choices unless
   * others are given.
   */
  start(addresses: readonly string[], decisions?: Decisions): void;
  judgeBy(criterion: SiteCriterion): void;
  /** @param choice - null leaves the site to the criterion. */
  choose(place: number, choice: SiteChoice | null): void;
  clear(): void;
  /**
   * A screen shows the list: its calls go by that screen's client, which sends none while it is not displayed (decisions
   * W20). Returns a function that ends it; without a screen nothing is under way.
   */
  attach(client: HttpClient): () => void;
}

type ReadonlyMapSignal = ReadonlySignal<ReadonlyMap<number, SiteChoice>>;

const noChoices: ReadonlyMap<number, SiteChoice> = new Map();
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
  const choices = signal(noChoices);
  const isKept = signal(false);
  const clients: HttpClient[] = [];
  const nextTask = () =>
    new Promise<void>((resolve) => {
      clock.after(0, resolve);
    });
  let isForgotten = false;

  const queue = createSiteQueue<SiteAnswer>({
    clock,
    async price(address, abort) {
      const client = clients.at(-1);
      if (client === undefined) return fail({ status: null, retryAfterMs: null });
      try {
        const query = pricingWireQueryOf({ ...noInputs, address }, undefined);
        const found = await searchPricing(client, query, abort);
        // An answer has thousands of members: between reading it and drawing the table the page can answer a person.
        await nextTask();
        const answer = siteAnswerOf(found);
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

  /** Whose list it is; null where it stays in the page (decisions X4). */
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
      const kind = sites[place]?.progress.kind;
      return kind === "priced" || kind === "pricedBefore";
    });
    const list = writeKeptSites({
      addresses: sites.map(({ address }) => address),
      answered: new Set(answered),
      criterion: criterion.peek(),
      choices: choices.peek(),
    });
    kept.write(list);
  }

  function decide(decisions: Decisions): void {
    criterion.value = decisions.criterion;
    choices.value = decisions.choices;
  }

  return {
    run,
    criterion,
    choices,
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
    start(addresses, decisions) {
      const before = new Map(
        run
          .peek()
          .sites.map(({ address, progress }, place) => [
            addressKeyOf(address),
            { progress, choice: choices.peek().get(place) },
          ]),
      );
      const same = addresses.map((address) => before.get(addressKeyOf(address)));
      const stay = new Map(
        same.flatMap((one, place) => (one?.choice ? [[place, one.choice]] : [])),
      );
      batch(() => {
        decide(decisions ?? { criterion: criterion.peek(), choices: stay });
        queue.start(
          addresses.map((address, place) => ({
            address,
            progress: same[place]?.progress ?? waiting,
          })),
        );
      });
    },
    judgeBy(next) {
      criterion.value = next;
      write();
    },
    choose(place, choice) {
      const next = new Map(choices.peek());
      if (choice === null) next.delete(place);
      else next.set(place, choice);
      choices.value = next;
      write();
    },
    clear() {
      batch(() => {
        decide({ criterion: firstCriterion, choices: noChoices });
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
      // What the tab keeps stays for its person: whoever comes next is asked by `open`.
      isForgotten = true;
      batch(() => {
        decide({ criterion: firstCriterion, choices: noChoices });
        queue.clear();
      });
      isForgotten = false;
    },
  };
}

function failureOf(error: unknown, nowMs: number): SiteFailure {
  // An answer that cannot be read is one.
  if (isAnswerError(error)) return { status: 200, retryAfterMs: null };
  if (!isHttpError(error)) return { status: null, retryAfterMs: null };
  const { status, cause } = error;
  const header = cause instanceof Response ? cause.headers.get("Retry-After") : null;
  return { status, retryAfterMs: retryAfterMsOf(header, nowMs) };
}
