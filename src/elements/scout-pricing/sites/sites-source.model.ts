import { createLatestTask } from "../../../core/async/latest-task.ts";
import { chooseFile } from "../../../core/bulk/choose-file.ts";
import { openListFile } from "../../../core/bulk/csv/open-list-file.ts";
import type { Core } from "../../../core/create-core.ts";
import { addressKeyOf } from "../../../core/lists/address-key.ts";
import type { LeftOutRow } from "../../../core/lists/check-list.ts";
import { isTableText, readPastedText } from "../../../core/lists/pasted-text.ts";
import type { ListChoices } from "../../../core/lists/read-list.ts";
import type { SheetName } from "../../../core/lists/workbook.ts";
import {
  linesOfPasted,
  linesOfRows,
  type SiteList,
  type SourceLine,
  siteListOf,
} from "../../../core/pricing/sites/site-list.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../../core/signals.ts";
import { readSiteFile, type SiteFile } from "../../../core/stores/pricing/site-file.ts";

/** The result of reading a file or a pasted text. The name of a pasted table is null. */
export type SitesSource =
  /** Lines that are no addresses were left out. */
  | { readonly kind: "text"; readonly leftOut: readonly LeftOutRow[] }
  | { readonly kind: "reading"; readonly name: string | null }
  | { readonly kind: "refused"; readonly name: string | null; readonly why: RefusalOfFile }
  | { readonly kind: "file"; readonly name: string | null; readonly file: ReadFile };

type ReadFile = Omit<Extract<SiteFile, { readonly kind: "read" }>, "rows" | "kind"> & {
  /** The sheets with rows, if the file is a workbook, and the index of the read one. */
  readonly sheets: readonly SheetName[];
  readonly sheet: number;
  /** The choices with which the file was read. */
  readonly choices: ListChoices;
};

export type RefusalOfFile =
  | Exclude<SiteFile["kind"], "read" | "aborted">
  | "locked"
  | "empty"
  | "not-csv"
  | "one-at-a-time";

/** Where the addresses come from, and the changes of the user to them before they are priced. */
export interface SitesSourceModel {
  readonly source: ReadonlySignal<SitesSource>;
  /** The lines with the changes of the user. */
  readonly lines: ReadonlySignal<readonly SourceLine[]>;
  /** The addresses to price, before the user confirms them. */
  readonly list: ReadonlySignal<SiteList>;
  choose(files: readonly File[]): void;
  readText(text: string): void;
  /** Takes addresses as they are. The note of an earlier lookup stays with its address, also after an edit of the text. */
  take(sites: readonly TakenSite[]): void;
  /** Remembers what is known about addresses. */
  recall(sites: readonly KnownSite[]): void;
  /** Changes how the file is read. */
  revise(change: ListChoices): void;
  /** Reads another sheet of the workbook. */
  chooseSheet(sheet: number): void;
  /** Replaces the text of a line. */
  mend(id: number, text: string): void;
  /** Takes every row with too many cells as it is. */
  acceptAll(): void;
  leaveOut(id: number): void;
  /** Leaves out all sites at an address but the first. */
  keepOnePerAddress(): void;
  /** Takes a line of the text that was left out as an address. */
  keep(number: number): void;
  /** Calls a function now, or after the current change of how the file is read. */
  whenRead(act: () => void): void;
  /** Stops reading. */
  pause(): void;
  /** Stops reading, and forgets the file. */
  stop(): void;
}

/** An address, and what is known about it. */
type KnownSite = { readonly address: string } & Pick<SourceLine, "found" | "today">;

interface TakenSite {
  readonly address: string;
  readonly name: string;
  /** The result of an earlier lookup there; `""` without one. */
  readonly found: string;
}

interface SitesSourceContext {
  readonly core: Core;
  /** Called when a list was read, with its first line. */
  readonly onRead: () => void;
  /** Called when a file that was read before cannot be read again. */
  readonly onLost: () => void;
}

const noText: SitesSource = { kind: "text", leftOut: [] };
/** The changes of the user to the lines, by their id. Null for a line that is left out. */
type Edits = ReadonlyMap<number, SourceLine | null>;
const noEdits: Edits = new Map();
const noActs: readonly (() => void)[] = [];

export function createSitesSource({ core, onRead, onLost }: SitesSourceContext): SitesSourceModel {
  const source = signal(noText);
  const readLines = signal<readonly SourceLine[]>([]);
  const edits = signal(noEdits);
  /** The results of earlier lookups and the current costs, by the keys of their addresses. */
  const known = signal<ReadonlyMap<string, Pick<SourceLine, "found" | "today">>>(new Map());
  const lines = computed(() => {
    const edited = editedLines(readLines.value, edits.value);
    return known.value.size === 0 ? edited : edited.map(withKnown);
  });
  const list = computed(() => siteListOf(lines.value));
  const reading = createLatestTask();
  /** The functions to call after the current change of how the file is read; null without a change. */
  let afterReading: readonly (() => void)[] | null = null;
  /** The lists of the file: one, or one for each sheet. */
  let lists: readonly Blob[] = [];

  function withKnown(line: SourceLine): SourceLine {
    return { ...line, ...known.value.get(addressKeyOf(line.text)) };
  }

  function recall(sites: readonly KnownSite[]): void {
    const next = sites.flatMap(({ address, found, today }) =>
      found || today
        ? [[addressKeyOf(address), { ...(found && { found }), ...(today && { today }) }] as const]
        : [],
    );
    if (next.length > 0) known.value = new Map([...known.peek(), ...next]);
  }

  function show(next: readonly SourceLine[], from: SitesSource): void {
    batch(() => {
      readLines.value = next;
      edits.value = noEdits;
      source.value = from;
      const leftOutCount =
        from.kind === "file" ? from.file.report.leftOutCount : from === noText ? 0 : 1;
      if (next.length + leftOutCount > 0) onRead();
    });
  }

  function showText(text: string): void {
    lists = [];
    const { addresses, leftOut } = readPastedText(text);
    show(linesOfPasted(addresses), leftOut.length === 0 ? noText : { kind: "text", leftOut });
  }

  /** @param pasted - the text to read line by line if the file cannot be read here */
  async function readFile(file: File, pasted: string | null): Promise<void> {
    const name = pasted === null ? file.name : null;
    source.value = { kind: "reading", name };
    afterReading = null;
    const abort = reading.start();
    const opened = await openListFile(core.ports.runCsvWorker, file, abort);
    const isOpen = opened.kind === "text" || opened.kind === "workbook";
    const sheets = isOpen ? opened.sheets : [];
    const [first = file] = sheets.map((one) => one.file);
    let found = isOpen ? await readSiteFile(core, first, {}, abort) : opened;
    let sheet = 0;
    // The first sheet is often a cover.
    for (const [index, one] of sheets.entries()) {
      if (index === 0 || found.kind !== "read" || found.report.hasStreet) continue;
      const other = await readSiteFile(core, one.file, {}, abort);
      if (other.kind !== "read" || !other.report.hasStreet) continue;
      [found, sheet] = [other, index];
    }
    if (abort.aborted || found.kind === "aborted") return;
    if (found.kind === "read") {
      const { rows, kind: _, ...rest } = found;
      const next = linesOfRows(rest.report.mapping, rows);
      lists = sheets.length === 0 ? [file] : sheets.map((one) => one.file);
      if (next.length + rest.report.leftOutCount === 0) {
        source.value = { kind: "refused", name, why: "empty" };
      } else {
        const names = sheets.map(({ name, isHidden }) => ({ name, isHidden }));
        show(next, {
          kind: "file",
          name,
          file: { ...rest, choices: {}, sheets: names, sheet },
        });
      }
    } else if (pasted !== null) showText(pasted);
    else source.value = { kind: "refused", name, why: found.kind };
  }

  async function readAgain(choices: ListChoices, sheet: number): Promise<void> {
    const before = source.peek();
    const list = lists[sheet];
    if (before.kind !== "file" || list === undefined) return;
    const { name, file } = before;
    // Further choices are made before the file is read again.
    source.value = { ...before, file: { ...file, choices, sheet } };
    afterReading ??= noActs;
    const found = await readSiteFile(core, list, choices, reading.start());
    if (found.kind === "aborted") return;
    const acts = found.kind === "read" ? afterReading : noActs;
    afterReading = null;
    batch(() => {
      if (found.kind === "read") {
        const { rows, kind: _, ...rest } = found;
        readLines.value = linesOfRows(rest.report.mapping, rows);
        source.value = { kind: "file", name, file: { ...file, ...rest, choices, sheet } };
      } else {
        source.value = { kind: "refused", name, why: found.kind };
        onLost();
      }
    });
    for (const act of acts) act();
  }

  function change(id: number, changed: SourceLine | null): void {
    edits.value = new Map(edits.peek()).set(id, changed);
  }

  return {
    source,
    lines,
    list,
    choose(files) {
      const { file, refused } = chooseFile(null, files);
      const [first] = refused;
      if (file !== null) void readFile(file, null);
      else if (first) source.value = { kind: "refused", name: first.name, why: first.reason };
    },
    readText(text) {
      if (isTableText(text)) void readFile(new File([text], ""), text);
      else showText(text);
    },
    recall,
    take(sites) {
      lists = [];
      recall(sites);
      const lines = sites.map(({ address: text, name }, index) => {
        return { id: index + 1, number: index + 1, text, name };
      });
      show(lines, noText);
    },
    revise(revision) {
      const before = source.peek();
      if (before.kind !== "file") return;
      const { choices, sheet } = before.file;
      void readAgain({ ...choices, ...revision }, sheet);
    },
    chooseSheet: (sheet) => void readAgain({}, sheet),
    mend(id, text) {
      const line = lines.peek().find((one) => one.id === id);
      if (line !== undefined) change(id, plainLine(line, text));
    },
    acceptAll() {
      const ragged = list.peek().bad.filter(({ fault }) => fault === "ragged");
      const accepted = ragged.map((line) => [line.id, plainLine(line, line.text)] as const);
      edits.value = new Map([...edits.peek(), ...accepted]);
    },
    leaveOut: (id) => change(id, null),
    keepOnePerAddress() {
      const others = list.peek().shared.flatMap(([, ...later]) => later);
      edits.value = new Map([...edits.peek(), ...others.map(({ id }) => [id, null] as const)]);
    },
    whenRead(act) {
      if (afterReading === null) act();
      else afterReading = [act];
    },
    keep(number) {
      const before = source.peek();
      if (before.kind !== "text") return;
      const kept = before.leftOut.find((row) => row.number === number);
      if (kept === undefined) return;
      batch(() => {
        // Its line has no address, so its number is free.
        change(number, { id: number, number, text: kept.text, name: "" });
        source.value = { ...before, leftOut: before.leftOut.filter((row) => row !== kept) };
      });
    },
    pause() {
      afterReading = null;
      reading.abort();
      if (source.peek().kind === "reading") source.value = noText;
    },
    stop() {
      afterReading = null;
      reading.abort();
      lists = [];
      source.value = noText;
    },
  };
}

/** The lines with the user's changes, in the order of their numbers. */
function editedLines(lines: readonly SourceLine[], edits: Edits): readonly SourceLine[] {
  if (edits.size === 0) return lines;
  const ids = new Set(lines.map(({ id }) => id));
  const changed = lines.map((line) => (edits.has(line.id) ? edits.get(line.id) : line));
  const kept = [...edits.values()].filter((line) => line !== null && !ids.has(line.id));
  return [...changed, ...kept].filter((line) => line != null).sort((a, b) => a.id - b.id);
}

/** A line with another text, of which only the name of the site stays. */
function plainLine({ id, number, name, today }: SourceLine, text: string): SourceLine {
  return { id, number, name, text, ...(today && { today }) };
}
