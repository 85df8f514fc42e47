import { type ReactNode, useRef, useState } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { CsvReport, LeftOutRow } from "../../../core/lists/check-list.ts";
import { dateOfSerial } from "../../../core/lists/date-serial.ts";
import type { ListChoices } from "../../../core/lists/read-list.ts";
import { shortText } from "../../../core/lists/short-text.ts";
import type { SheetName } from "../../../core/lists/workbook.ts";
import type { BadLine, ListedSite, SiteList } from "../../../core/pricing/sites/site-list.ts";
import {
  LeftOut,
  ListReading,
  type ListRevision,
  listNotesOf,
  SheetSelect,
} from "../../lists/list-reading.view.tsx";
import { type ListUnit, listTexts } from "../../lists/lists.messages.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { FoundSites } from "./found-sites.view.tsx";
import { siteTexts } from "./sites.messages.ts";

/** The result of reading a file or a pasted text. */
type ConfirmSource =
  | { readonly kind: "reading" | "refused" }
  | { readonly kind: "text"; readonly leftOut: readonly LeftOutRow[] }
  | {
      readonly kind: "file";
      readonly file: {
        readonly report: CsvReport;
        readonly choices: ListChoices;
        readonly unread: number;
        readonly sheets: readonly SheetName[];
        readonly sheet: number;
      };
    };

interface SitesConfirmProps {
  readonly list: SiteList;
  readonly source: ConfirmSource;
  readonly isKept: boolean;
  readonly onRevise: (revision: ListRevision) => void;
  readonly onChooseSheet: (sheet: number) => void;
  /** Called with the corrected text of a faulty line. */
  readonly onMend: (id: number, text: string) => void;
  /** Called with another address for a site. */
  readonly onEdit: (id: number, text: string) => void;
  readonly onAcceptAll: () => void;
  readonly onLeaveOut: (id: number) => void;
  readonly onKeepOnePerAddress: () => void;
  readonly onKeep: (number: number) => void;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

/** Only this many faulty lines are listed. A text with more is probably not a list of addresses. */
const maxListed = 20;

/**
 * The list before it is priced. It shows merged duplicates and ignored lines, and lets the user
 * change every line.
 */
export function SitesConfirm({ list, source, isKept, ...props }: SitesConfirmProps): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const { sites, bad } = list;
  const unit = source.kind === "text" ? "line" : "row";
  const notes = notesOf(list, source, unit, format);
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className="stack">
      {notes.length > 0 && (
        <Alert kind="info">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      {list.shared.length > 0 && (
        <Alert kind="info" action={{ label: texts.keepOne, onAct: props.onKeepOnePerAddress }}>
          {list.shared.slice(0, maxListed).map((same) => (
            <p key={same[0]?.id}>{texts.shared(same, unit)}</p>
          ))}
        </Alert>
      )}
      {source.kind === "file" && (
        <SheetSelect
          sheets={source.file.sheets}
          sheet={source.file.sheet}
          onChoose={props.onChooseSheet}
        />
      )}
      {source.kind === "file" && (
        <ListReading
          report={source.file.report}
          choices={source.file.choices}
          isDoubtful={isDoubtful(source.file.report)}
          onRevise={props.onRevise}
        />
      )}
      {source.kind === "text" && (
        <LeftOut
          rows={source.leftOut}
          unit={unit}
          count={source.leftOut.length}
          isKeeping={false}
          box={box}
          onKeep={props.onKeep}
          onLeaveOut={() => {}}
        />
      )}
      {bad.length > 0 && (
        <BadLines
          bad={bad}
          unit={unit}
          onMend={props.onMend}
          onAcceptAll={props.onAcceptAll}
          onLeaveOut={props.onLeaveOut}
        />
      )}
      <p className="sites-heading">{texts.count(sites.length, format)}</p>
      {sites.length === 0 ? (
        <p>{texts.noAddresses}</p>
      ) : (
        <FoundSites sites={sites} onEdit={props.onEdit} onLeaveOut={props.onLeaveOut} />
      )}
      <p className="muted">
        {bad.length > 0 && <span>{`${texts.withoutBad(bad.length, unit, format)} `}</span>}
        <span>{isKept ? texts.kept : texts.notKept}</span>
      </p>
      <div className="row">
        <Button
          variant="primary"
          unavailable={sites.length === 0 && texts.noStart}
          onClick={props.onStart}
        >
          {texts.start(sites.length, format)}
        </Button>
        <Button onClick={props.onBack}>{texts.back}</Button>
      </div>
    </div>
  );
}

/** True if the user should look at the columns: no address was found, or several hold one. */
function isDoubtful({ hasStreet, mapping }: CsvReport): boolean {
  const hasCity = mapping.uses.some((use) => use === "city" || use === "cityStateZip");
  const isPartial = mapping.names.length > 1 && !hasCity;
  return !hasStreet || isPartial || mapping.doubtful.length > 0;
}

/** Notes about what was read, merged and left out. */
function notesOf(
  list: SiteList,
  source: ConfirmSource,
  unit: ListUnit,
  format: Formatting,
): readonly string[] {
  const texts = format.texts(siteTexts);
  return [
    ...(source.kind === "file" ? notesOfFile(source.file, format) : []),
    ...list.sites.flatMap(({ number, repeats }) =>
      repeats.length === 0 ? [] : [texts.repeats(repeats, number, unit)],
    ),
    ...(list.beyond.length === 0 ? [] : [texts.beyond(list.beyond, unit)]),
    ...unreadAmountsOf(list.sites, format),
  ];
}

/** Names the current prices that are not amounts, equal ones together. */
function unreadAmountsOf(sites: readonly ListedSite[], format: Formatting): readonly string[] {
  const texts = format.texts(siteTexts);
  const rows = new Map<string, number[]>();
  for (const { number, today } of sites) {
    if (today?.unread) rows.set(today.unread, [...(rows.get(today.unread) ?? []), number]);
  }
  const rest = rows.size - maxListed;
  return [
    ...[...rows].slice(0, maxListed).map(([text, numbers]) => texts.notAmount(numbers, text)),
    ...(rest > 0 ? [texts.moreNotAmounts(rest, format)] : []),
  ];
}

function notesOfFile(
  { report, unread }: Extract<ConfirmSource, { readonly kind: "file" }>["file"],
  format: Formatting,
): readonly string[] {
  const texts = format.texts(siteTexts);
  const { encodings } = format.texts(listTexts);
  const isPlain = report.encoding === "utf-8" || report.encoding === "utf-8-bom";
  return [
    ...(isPlain ? [] : [texts.encoding(encodings[report.encoding])]),
    ...(report.unclosedRow === null ? [] : [texts.unclosed(report.unclosedRow)]),
    ...(report.hasStreet || report.hasCoordinates ? [] : [texts.noColumn]),
    ...listNotesOf(report, format),
    ...dateNotesOf(report, format),
    ...(unread === 0 ? [] : [texts.unread(unread, format)]),
  ];
}

function dateNotesOf({ dateSerials }: CsvReport, format: Formatting): readonly string[] {
  const { count, sample } = dateSerials;
  const texts = format.texts(listTexts);
  const where = texts.inRows(dateSerials);
  const after = dateOfSerial(sample) ?? "";
  return count === 0 ? [] : [texts.dateSerials(count, sample, after, where, format)];
}

function BadLines({
  bad,
  unit,
  onMend,
  onAcceptAll,
  onLeaveOut,
}: Pick<SitesConfirmProps, "onMend" | "onAcceptAll" | "onLeaveOut"> & {
  readonly bad: readonly BadLine[];
  readonly unit: ListUnit;
}): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const shown = bad.slice(0, maxListed);
  const raggedCount = bad.filter(({ fault }) => fault === "ragged").length;
  return (
    <div className="stack">
      <p className="sites-heading">{texts.badHeading(bad.length, unit, format)}</p>
      {raggedCount > 1 && (
        <div>
          <Button onClick={onAcceptAll}>{texts.acceptAll(raggedCount)}</Button>
        </div>
      )}
      {shown.map((line) => (
        <BadLineField
          key={line.id}
          line={line}
          unit={unit}
          onMend={onMend}
          onLeaveOut={onLeaveOut}
        />
      ))}
      {bad.length > maxListed && (
        <p className="muted">{texts.moreBad(format.number(bad.length - maxListed))}</p>
      )}
    </div>
  );
}

/** A faulty line to correct or leave out. It is checked on submit, not while the user types. */
function BadLineField({
  line: { id, number, name, text, fault },
  unit,
  onMend,
  onLeaveOut,
}: Pick<SitesConfirmProps, "onMend" | "onLeaveOut"> & {
  readonly line: BadLine;
  readonly unit: ListUnit;
}): ReactNode {
  const texts = useTexts(siteTexts);
  const [mended, setMended] = useState(text);
  return (
    <form
      className="sites-bad"
      onSubmit={(event) => {
        event.preventDefault();
        onMend(id, mended);
      }}
    >
      <TextField
        label={texts.badLine(number, shortText(name), unit)}
        error={texts.faults[fault]}
        value={mended}
        onChange={setMended}
        isVerbatim
      />
      <div className="row">
        <Button type="submit" label={texts.useOf(number, unit)}>
          {texts.use}
        </Button>
        <Button
          variant="quiet"
          label={texts.leaveOutOf(number, unit)}
          onClick={() => onLeaveOut(id)}
        >
          {texts.leaveOut}
        </Button>
      </div>
    </form>
  );
}
