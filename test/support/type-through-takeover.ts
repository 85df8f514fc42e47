import type { SlowSite } from "./slow-site.ts";

/** The actions of a tab that the test needs, for any driver. */
export interface TypingTab {
  open(url: string): Promise<void>;
  read(expression: string): Promise<unknown>;
  type(text: string): Promise<void>;
}

export interface TypedThrough {
  /** The number of letters typed before the missing file or answer was released. */
  readonly releaseAt: number;
  readonly typed: string;
  /** The text in the focused field at the end. */
  readonly found: string;
  readonly caret: number;
  /** Letters in the field when the screen took over. */
  readonly takenAt: number;
}

const letters = "abcdefghijklmnopqrstuvwxyz";
/** The minimum number of letters that are typed. */
const minLetters = 100;
const afterwards = 5;

/** Keys between two checks of the page, because a check takes longer than a key. */
const perLook = 5;

function lettersAfter(typed: string, count: number): string {
  return Array.from(
    { length: count },
    (_, index) => letters[(typed.length + index) % letters.length],
  ).join("");
}

/** A prerendered field: its element in the page, and its selector there. */
interface PrerenderedField {
  readonly tag: string;
  readonly index: number;
  readonly field: string;
}

/** An expression for the page: the root in which an element draws. */
const rootOf = ({ tag, index }: PrerenderedField) =>
  `(() => { const one = document.querySelectorAll("${tag}")[${index}]; return one.shadowRoot ?? one; })()`;

/** An expression for the page: the focused control, also inside shadow roots. */
const focusedControl = `(() => {
  let one = document.activeElement;
  while (one.shadowRoot?.activeElement) one = one.shadowRoot.activeElement;
  return one;
})()`;

/** Focuses the field, and records its number of letters when the screen takes over; false while the field does not exist. */
const startWatch = (at: PrerenderedField) => `(() => {
  if (!document.querySelector("#below")) return false;
  const root = ${rootOf(at)};
  const box = root.querySelector(".scout-prerendered");
  const field = (box?.shadowRoot ?? box)?.querySelector('${at.field}');
  if (!field) return false;
  window.takenAt = -1;
  field.focus();
  new MutationObserver(() => {
    if (window.takenAt < 0 && !field.isConnected) window.takenAt = field.value.length;
  }).observe(root, { childList: true, subtree: true });
  return ${focusedControl} === field;
})()`;

/**
 * Opens a page without waiting for its scripts, unlike the navigation of most drivers. Requests are held only after the start
 * page has loaded, because held requests of the previous page would use the connections of the tab.
 */
async function openEarly(
  { tab, site }: { readonly tab: TypingTab; readonly site: SlowSite },
  path: string,
  held: readonly RegExp[],
): Promise<void> {
  await tab.open(`${site.url}/`);
  await arrive(tab, "/", 'document.readyState === "complete"');
  site.hold(...held);
  await tab.read(`void setTimeout(() => location.assign("${path}"))`);
  await arrive(tab, path, 'document.querySelector("#below") !== null');
}

async function arrive(tab: TypingTab, path: string, condition: string): Promise<void> {
  const isThere = `location.pathname === "${path}" && ${condition}`;
  for (let tries = 0; !(await tab.read(isThere).catch(() => false)); tries += 1) {
    if (tries > 1000) throw new Error(`${path} does not load.`);
  }
}

/**
 * Types into a prerendered field of the page, and releases the missing file or answer after a given letter. Types until
 * the screen has taken over and a hundred letters are typed.
 */
async function typeThroughTakeover(
  { tab, site }: { readonly tab: TypingTab; readonly site: SlowSite },
  at: PrerenderedField,
  { held, releaseAt }: { readonly held: RegExp; readonly releaseAt: number },
): Promise<TypedThrough> {
  for (let tries = 0; (await tab.read(startWatch(at))) !== true; tries += 1) {
    if (tries > 1000) throw new Error(`${at.tag} ${at.index} has no field of a first screen.`);
  }
  let typed = "";
  let takenAt = -1;
  while (typed.length < minLetters || takenAt < 0 || typed.length < takenAt + afterwards) {
    if (typed.length === releaseAt) site.release(held);
    const untilRelease = releaseAt > typed.length ? releaseAt - typed.length : perLook;
    const next = lettersAfter(typed, Math.min(perLook, untilRelease));
    await tab.type(next);
    typed += next;
    if (takenAt < 0) takenAt = Number(await tab.read("window.takenAt"));
    if (typed.length > 5000) throw new Error(`${at.tag} does not take over.`);
  }
  const found = String(await tab.read(`${focusedControl}.value`));
  const caret = Number(await tab.read(`${focusedControl}.selectionStart`));
  return { releaseAt, typed, found, caret, takenAt };
}

/** Pseudo-random numbers from 1 to a limit, the same in each run. */
function momentsFrom(seed: number, count: number, limit: number): readonly number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    // A linear congruential generator.
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 1 + (state % limit);
  });
}

/** Files of the first screen, each of which can be the last to arrive. */
const lastFiles = [/^\/cdn\/.*\.js$/, /\/fields-[\w-]+\.js$/, /\/take-over-[\w-]+\.js$/] as const;

/** One page serves four runs, because each element has its own backend and takes over at its own time. */
const perPage = 4;

/** The elements with the pages that the runs need, by their paths. */
export interface TypingPages {
  readonly path: string;
  readonly tag: string;
  readonly field: string;
  /** Pages to open. */
  readonly visits: number;
  /** Elements of a page. */
  readonly elements: number;
  /** The end of the path of the call for whose answer the screen waits. */
  readonly answer: string;
  /** The files that arrive last; without them, another file on each visit. */
  readonly last?: RegExp;
  /** The seed of the release times. */
  readonly seed: number;
}

/** The pages of fifty runs. */
export const typingPages: readonly TypingPages[] = [
  {
    path: "/lookup",
    tag: "scout-lookup",
    field: '[name="address"]',
    visits: 6,
    elements: perPage,
    answer: "/settings",
    seed: 6,
  },
  {
    path: "/pricing",
    tag: "scout-pricing",
    field: '[name="prepared_for"]',
    visits: 3,
    elements: perPage,
    answer: "/settings",
    seed: 3,
  },
  {
    path: "/finder",
    tag: "solutions-finder",
    field: '[name="filters"]',
    visits: 2,
    elements: perPage,
    answer: "/solutions-finder",
    seed: 2,
  },
  // The sign-in waits only for its files.
  {
    path: "/login",
    tag: "login-form",
    field: '[data-name="username"]',
    visits: 6,
    elements: 1,
    answer: "",
    seed: 1,
  },
];

/** Files of an element except its entry, which draws the first screen of a page without one. */
export const chunkFiles = /\/chunks\/.*\.js$/;

/**
 * Pages with empty tags, in the folder `/plain`. The takeover is that of the prerendered pages, so that one visit shows that
 * what an element draws itself has the same fields.
 */
export const plainTypingPages: readonly TypingPages[] = typingPages.map((one) => ({
  ...one,
  path: `/plain${one.path}`,
  visits: 1,
  last: chunkFiles,
}));

/** The attributes of an element in such a page. */
export function typingAttributes({ elements }: TypingPages): readonly string[] {
  return Array.from({ length: elements }, (_, index) => `routing="none" api-base="/api/${index}"`);
}

/** Performs all runs of one element. The first element of each page waits for files, the others for their answers. */
export async function runTypingPages(
  on: { readonly tab: TypingTab; readonly site: SlowSite },
  pages: TypingPages,
): Promise<readonly TypedThrough[]> {
  const { path, tag, field, visits, elements, answer, seed, last: lastOfPages } = pages;
  const moments = momentsFrom(seed, visits * elements, 95);
  const runs: TypedThrough[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const files = lastOfPages ?? lastFiles[visit % lastFiles.length] ?? lastFiles[0];
    const held = Array.from({ length: elements }, (_, index) =>
      index === 0 ? files : new RegExp(`^/api/${index}/.*${answer}$`),
    );
    await openEarly(on, path, held);
    for (const [index, last] of held.entries()) {
      const releaseAt = moments[runs.length] ?? 1;
      runs.push(await typeThroughTakeover(on, { tag, index, field }, { held: last, releaseAt }));
    }
  }
  return runs;
}

/** The found and the expected texts of each run, with their release times. */
export function lettersOf(runs: readonly TypedThrough[]) {
  return {
    found: runs.map(({ releaseAt, found, caret }) => ({ releaseAt, found, caret })),
    typed: runs.map(({ releaseAt, typed }) => ({ releaseAt, found: typed, caret: typed.length })),
  };
}
