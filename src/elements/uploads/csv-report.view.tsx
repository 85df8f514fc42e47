import type { ReactNode } from "react";
import type { CsvCheck, CsvCheckState } from "../../core/bulk/csv/csv-check-state.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import type { CsvFinding, CsvPreview, CsvReport } from "../../core/lists/check-list.ts";
import { shortText } from "../../core/lists/short-text.ts";
import {
  columnName,
  ListReading,
  type ListRevision,
  listNotesOf,
  SheetSelect,
} from "../lists/list-reading.view.tsx";
import { listMessages } from "../lists/lists.messages.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Progress } from "../ui/progress.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { messages } from "./upload-form.messages.ts";

interface CsvReportViewProps {
  readonly state: CsvCheckState;
  readonly isCorrecting: boolean;
  readonly isSending: boolean;
  readonly onRevise: (revision: ListRevision) => void;
  readonly onChooseSheet: (sheet: number) => void;
  readonly onCorrect: () => void;
  /** Sends the valid rows only, or all. */
  readonly onSend: (rows: "good" | "all") => void;
}

/** The report on the chosen file before the upload. */
export function CsvReportView({
  state,
  isCorrecting,
  isSending,
  onRevise,
  onChooseSheet,
  onCorrect,
  onSend,
}: CsvReportViewProps): ReactNode {
  const format = useFormatting();
  switch (state.kind) {
    case "idle":
      return null;
    case "unavailable":
      return <Alert kind="info">{messages.cannotCheck}</Alert>;
    case "unreadable":
      return <Alert kind="danger">{messages.unreadable}</Alert>;
    case "locked":
      return <Alert kind="danger">{messages.locked}</Alert>;
    case "checking":
      return (
        <>
          <Progress
            label={messages.checking}
            percentage={state.file.size > 0 ? (state.readBytes / state.file.size) * 100 : null}
          />
          {state.preview !== null && <Preview preview={state.preview} />}
        </>
      );
    case "checked":
      return (
        <div className="csv-report">
          <Findings check={state.check} />
          <SheetSelect names={state.sheets} sheet={state.sheet} onChoose={onChooseSheet} />
          {state.check.isMappable && (
            <ListReading
              report={state.check.report}
              choices={state.check.choices}
              isDoubtful={isDoubtful(state.check)}
              onRevise={onRevise}
            />
          )}
          {state.check.corrections.length > 0 && (
            <div className="csv-correct">
              <Button
                variant={needsRowChoice(state.check) ? "secondary" : "primary"}
                busy={isCorrecting}
                onClick={onCorrect}
              >
                {messages.correct(state.check.corrections)}
              </Button>
              <span className="hint">{messages.correctHint(state.check.corrections, format)}</span>
            </div>
          )}
          {state.check.report.encoding !== "binary" && <Preview preview={state.check.report} />}
          {needsRowChoice(state.check) && (
            <RowChoice
              report={state.check.report}
              isBusy={isCorrecting}
              block={isSending && messages.sending}
              onSend={onSend}
            />
          )}
        </div>
      );
  }
}

/** True if the user has to choose which rows to send. Buttons for that replace the start button. */
export function needsRowChoice({ hasBadRows, hasNoRows }: CsvCheck): boolean {
  return hasBadRows && !hasNoRows;
}

function Findings({ check }: { readonly check: CsvCheck }): ReactNode {
  const format = useFormatting();
  // Rows of a binary file cannot be counted.
  if (check.report.encoding === "binary") return <Alert kind="warning">{messages.binary}</Alert>;
  if (check.hasNoRows) return <Alert kind="danger">{messages.noRows}</Alert>;
  const texts = findingsOf(check, format);
  const count = messages.rows(check.report.rowCount, format);
  if (texts.length === 0) {
    return (
      <Alert kind="success" heading={count}>
        {messages.fine}
      </Alert>
    );
  }
  return (
    <Alert kind="warning" heading={count}>
      <ul className="csv-findings">
        {texts.map((text) => (
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
  return (
    <fieldset className="csv-rows">
      <legend>{messages.chooseRows}</legend>
      <p className="hint">{messages.badRows(badRowCount, rowCount, format)}</p>
      <div className="row">
        {badRowCount < rowCount && (
          <Button
            variant="primary"
            busy={isBusy}
            unavailable={block}
            onClick={() => onSend("good")}
          >
            {messages.sendGood}
          </Button>
        )}
        <Button unavailable={block} onClick={() => onSend("all")}>
          {messages.sendAll}
        </Button>
      </div>
    </fieldset>
  );
}

function findingsOf({ report, mapping }: CsvCheck, format: Formatting): readonly string[] {
  const isPlain = report.encoding === "utf-8" || report.encoding === "utf-8-bom";
  return [
    ...(report.unclosedRow === null ? [] : [messages.unclosed(report.unclosedRow)]),
    ...(isPlain ? [] : [messages.wrongEncoding(listMessages.encodings[report.encoding])]),
    ...(report.delimiter === ","
      ? []
      : [messages.wrongDelimiter(messages.delimiters[report.delimiter] ?? report.delimiter)]),
    ...headerFindingsOf(report, mapping, format),
    ...listNotesOf(report, format),
    ...findingOf(report.emptyAddresses, messages.emptyAddresses, format),
    ...findingOf(report.duplicates, messages.duplicates, format),
    ...findingOf(report.raggedRows, messages.raggedRows, format),
    ...findingOf(report.formulaCells, messages.formulas, format),
  ];
}

function headerFindingsOf(
  { mapping: { names } }: CsvReport,
  mapping: CsvCheck["mapping"],
  format: Formatting,
): readonly string[] {
  if (mapping === null || mapping.isSame) return [];
  if (mapping.isMissing) return [messages.noHeader];
  const renamed = mapping.columns.flatMap(({ name, from, match }) =>
    match === "spelling" || match === "other"
      ? [[format.list(from.map((index) => columnName(names, index))), name] as const]
      : [],
  );
  const missing = mapping.columns.filter(({ match }) => match === "missing");
  const extra = mapping.extra
    .map((index) => names[index] ?? "")
    .filter((name) => name.trim() !== "");
  return [
    ...(renamed.length === 0 ? [] : [messages.renamed(renamed)]),
    ...(missing.length === 0 ? [] : [messages.missingColumns(missing.map(({ name }) => name))]),
    ...(extra.length === 0 || (missing.length === 0 && renamed.length === 0)
      ? []
      : [messages.extraColumns(extra)]),
  ];
}

function findingOf(
  finding: CsvFinding,
  text: (count: number, rows: string, format: Formatting) => string,
  format: Formatting,
): readonly string[] {
  return finding.count === 0 ? [] : [text(finding.count, listMessages.inRows(finding), format)];
}

/** A thousand columns would slow down the page. */
const maxColumnsShown = 30;

function Preview({ preview: { header, rows } }: { readonly preview: CsvPreview }): ReactNode {
  const format = useFormatting();
  const width = Math.max(header.length, ...rows.map((row) => row.length));
  if (width === 0) return null;
  const columns = Array.from({ length: width }, (_, index) => columnName(header, index));
  const shown = columns.slice(0, maxColumnsShown);
  const hidden = width - shown.length;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard access */}
      <section className="csv-preview" tabIndex={0} aria-label={messages.preview}>
        <table>
          <caption>{messages.preview}</caption>
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
      {hidden > 0 && <p className="hint">{messages.moreColumns(hidden, format)}</p>}
    </>
  );
}
