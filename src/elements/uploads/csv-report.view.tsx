import { Fragment, type ReactNode } from "react";
import { bulkTexts } from "../../core/bulk/bulk-messages.ts";
import type { CsvCheck, CsvCheckState } from "../../core/bulk/csv/csv-check-state.ts";
import { type Formatting, plainFormatting } from "../../core/formatting/formatting.ts";
import type { CsvFinding, CsvPreview, CsvReport } from "../../core/lists/check-list.ts";
import { shortListOf } from "../../core/lists/short-list.ts";
import { shortText } from "../../core/lists/short-text.ts";
import {
  columnName,
  ListReading,
  type ListRevision,
  listNotesOf,
  SheetSelect,
} from "../lists/list-reading.view.tsx";
import { listTexts } from "../lists/lists.messages.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Progress } from "../ui/progress.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { uploadTexts } from "./upload-form.messages.ts";

interface CsvReportViewProps {
  readonly state: CsvCheckState;
  readonly isCorrecting: boolean;
  readonly isSending: boolean;
  readonly onRevise: (revision: ListRevision) => void;
  readonly onChooseSheet: (sheet: number) => void;
  readonly onCorrect: () => void;
  /** Sends the valid rows only, or all. */
  readonly onSend: (rows: "good" | "all") => void;
  /** The buttons of the form. */
  readonly start?: ReactNode;
}

/** The report on the chosen file before the upload, with the start button where it is due. */
export function CsvReportView({ start, ...props }: CsvReportViewProps): ReactNode {
  const { state } = props;
  // A list that needs no attention, or is not yet checked, is started above its details.
  const isStartFirst = state.kind !== "checked" || needsNothing(state.check);
  const details = <Details key="details" {...props} />;
  return (
    <div className="csv-report">
      <Summary key="summary" state={state} />
      {isStartFirst ? [startOf(start), details] : [details, startOf(start)]}
    </div>
  );
}

/** The same key at both places keeps the button. */
function startOf(start: ReactNode): ReactNode {
  return <Fragment key="start">{start}</Fragment>;
}

function Summary({ state }: Pick<CsvReportViewProps, "state">): ReactNode {
  const texts = useTexts(uploadTexts);
  const { lostFile } = useTexts(bulkTexts);
  switch (state.kind) {
    case "idle":
      return null;
    case "unavailable":
      return <Alert kind="info">{texts.cannotCheck}</Alert>;
    case "unreadable":
      return <Alert kind="danger">{lostFile}</Alert>;
    case "locked":
      return <Alert kind="danger">{texts.locked}</Alert>;
    case "checking":
      return (
        <Progress
          label={texts.checking}
          percentage={state.file.size > 0 ? (state.readBytes / state.file.size) * 100 : null}
        />
      );
    case "checked":
      return <Findings check={state.check} />;
  }
}

/** The columns and first rows, and the choices of the user. */
function Details({
  state,
  isCorrecting,
  isSending,
  onRevise,
  onChooseSheet,
  onCorrect,
  onSend,
}: Omit<CsvReportViewProps, "start">): ReactNode {
  const format = useFormatting();
  const texts = useTexts(uploadTexts);
  if (state.kind === "checking") {
    return state.preview !== null && <Preview preview={state.preview} />;
  }
  if (state.kind !== "checked") return null;
  const { check } = state;
  return (
    <>
      <SheetSelect sheets={state.sheets} sheet={state.sheet} onChoose={onChooseSheet} />
      {check.isMappable && (
        <ListReading
          report={check.report}
          choices={check.choices}
          isDoubtful={isDoubtful(check)}
          onRevise={onRevise}
        />
      )}
      {check.corrections.length > 0 && (
        <div className="csv-correct">
          <Button
            variant={needsRowChoice(check) ? "secondary" : "primary"}
            busy={isCorrecting}
            onClick={onCorrect}
          >
            {texts.correct(check.corrections)}
          </Button>
          <span className="hint">{texts.correctHint(check.corrections, format)}</span>
        </div>
      )}
      {check.report.encoding !== "binary" && <Preview preview={check.report} />}
      {needsRowChoice(check) && (
        <RowChoice
          report={check.report}
          isBusy={isCorrecting}
          block={isSending && texts.sending}
          onSend={onSend}
        />
      )}
    </>
  );
}

/** True if the list can be sent as it is. */
function needsNothing(check: CsvCheck): boolean {
  const { encoding, leftOutCount, damage } = check.report;
  return (
    !check.hasNoRows &&
    !needsRowChoice(check) &&
    !isDoubtful(check) &&
    check.corrections.length === 0 &&
    encoding !== "binary" &&
    leftOutCount === 0 &&
    damage.length === 0 &&
    findingsOf(check, plainFormatting).length === 0
  );
}

/** True if the user has to choose which rows to send. Buttons for that replace the start button. */
export function needsRowChoice({ hasBadRows, hasNoRows }: CsvCheck): boolean {
  return hasBadRows && !hasNoRows;
}

function Findings({ check }: { readonly check: CsvCheck }): ReactNode {
  const format = useFormatting();
  const texts = useTexts(uploadTexts);
  // Rows of a binary file cannot be counted.
  if (check.report.encoding === "binary") return <Alert kind="warning">{texts.binary}</Alert>;
  if (check.hasNoRows) return <Alert kind="danger">{texts.noRows}</Alert>;
  const findings = findingsOf(check, format);
  const count = texts.rows(check.report.rowCount, format);
  if (findings.length === 0) {
    return (
      <Alert kind="success" heading={count}>
        {texts.fine}
      </Alert>
    );
  }
  return (
    <Alert kind="warning" heading={count}>
      <ul className="csv-findings">
        {findings.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** True if the columns of the file may be those of the template only in part. */
function isDoubtful({ mapping, report }: CsvCheck): boolean {
  const isIncomplete = mapping?.columns.some(({ match }) => match === "missing") ?? false;
  return (isIncomplete && (mapping?.extra.length ?? 0) > 0) || report.mapping.doubtful.length > 0;
}

function RowChoice({
  report: { rowCount, badRowCount },
  isBusy,
  block,
  onSend,
}: {
  readonly report: CsvReport;
  readonly isBusy: boolean;
  /** The reason why nothing can be sent now, or false. */
  readonly block: string | false;
  readonly onSend: CsvReportViewProps["onSend"];
}): ReactNode {
  const format = useFormatting();
  const texts = useTexts(uploadTexts);
  return (
    <fieldset className="csv-rows">
      <legend>{texts.chooseRows}</legend>
      <p className="hint">{texts.badRows(badRowCount, rowCount, format)}</p>
      <div className="row">
        {badRowCount < rowCount && (
          <Button
            variant="primary"
            busy={isBusy}
            unavailable={block}
            onClick={() => onSend("good")}
          >
            {texts.sendGood}
          </Button>
        )}
        <Button unavailable={block} onClick={() => onSend("all")}>
          {texts.sendAll}
        </Button>
      </div>
    </fieldset>
  );
}

function findingsOf({ report, mapping }: CsvCheck, format: Formatting): readonly string[] {
  const texts = format.texts(uploadTexts);
  const isPlain = report.encoding === "utf-8" || report.encoding === "utf-8-bom";
  return [
    ...(report.unclosedRow === null ? [] : [texts.unclosed(report.unclosedRow)]),
    ...(isPlain ? [] : [texts.wrongEncoding(format.texts(listTexts).encodings[report.encoding])]),
    ...(report.delimiter === ","
      ? []
      : [texts.wrongDelimiter(texts.delimiters[report.delimiter] ?? report.delimiter)]),
    ...headerFindingsOf(report, mapping, format),
    ...listNotesOf(report, format),
    ...findingOf(report.emptyAddresses, texts.emptyAddresses, format),
    ...findingOf(report.duplicates, texts.duplicates, format),
    ...findingOf(report.raggedRows, texts.raggedRows, format),
    ...findingOf(report.formulaCells, texts.formulas, format),
  ];
}

function headerFindingsOf(
  { mapping: { names } }: CsvReport,
  mapping: CsvCheck["mapping"],
  format: Formatting,
): readonly string[] {
  const texts = format.texts(uploadTexts);
  const lists = format.texts(listTexts);
  const listed = (parts: readonly string[]) => shortListOf(parts, texts.andMore);
  if (mapping === null || mapping.isSame) return [];
  if (mapping.isMissing) return [texts.noHeader];
  const renamed = mapping.columns.flatMap(({ name, from, match }) =>
    match === "spelling" || match === "other"
      ? [texts.rename(format.list(from.map((index) => columnName(names, index, lists))), name)]
      : [],
  );
  const missing = mapping.columns.flatMap(({ name, match }) => (match === "missing" ? [name] : []));
  const extra = mapping.extra
    .map((index) => names[index] ?? "")
    .filter((name) => name.trim() !== "");
  return [
    ...(renamed.length === 0 ? [] : [texts.renamed(listed(renamed))]),
    ...(missing.length === 0 ? [] : [texts.missingColumns(missing.length, listed(missing))]),
    ...(extra.length === 0 || (missing.length === 0 && renamed.length === 0)
      ? []
      : [texts.extraColumns(extra.length, listed(extra))]),
  ];
}

function findingOf(
  finding: CsvFinding,
  text: (count: number, rows: string, format: Formatting) => string,
  format: Formatting,
): readonly string[] {
  return finding.count === 0
    ? []
    : [text(finding.count, format.texts(listTexts).inRows(finding), format)];
}

/** A thousand columns would slow down the page. */
const maxColumnsShown = 30;

function Preview({ preview: { header, rows } }: { readonly preview: CsvPreview }): ReactNode {
  const format = useFormatting();
  const texts = useTexts(uploadTexts);
  const lists = useTexts(listTexts);
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  if (width === 0) return null;
  const columns = Array.from({ length: width }, (_, index) => columnName(header, index, lists));
  const shown = columns.slice(0, maxColumnsShown);
  const hidden = width - shown.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard access */}
      <section className="csv-preview" tabIndex={0} aria-label={texts.preview}>
        <table>
          <caption>{texts.preview}</caption>
          <thead>
            <tr>
              {shown.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
              <tr key={number}>
                {shown.map((_name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position
                  <td key={index}>{shortText(row[index] ?? "")}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {hidden > 0 && <p className="hint">{texts.moreColumns(hidden, format)}</p>}
    </>
  );
}
