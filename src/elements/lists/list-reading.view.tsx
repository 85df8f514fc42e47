import { type ReactNode, type RefObject, useRef } from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import type { CsvReport, LeftOutRow } from "../../core/lists/check-list.ts";
import {
  type ColumnRole,
  type ColumnUse,
  columnRoles,
  currentRoles,
} from "../../core/lists/column-roles.ts";
import { choosableEncodings } from "../../core/lists/csv-encodings.ts";
import type { ListChoices } from "../../core/lists/read-list.ts";
import { shortText } from "../../core/lists/short-text.ts";
import type { StreetNote } from "../../core/lists/street-notes.ts";
import type { TemplateMapping } from "../../core/lists/template-mapping.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Select, type SelectOption } from "../ui/select.tsx";
import { stylePiece } from "../ui/style-piece.ts";
import { useFocusKept } from "../ui/use-focus-kept.ts";
import { useFormatting } from "../ui/use-formatting.ts";
import { DamagedCells } from "./damaged-cells.view.tsx";
import css from "./lists.css?inline";
import { type ListUnit, listMessages as messages } from "./lists.messages.ts";

stylePiece(css);

/** The choices that change. */
export type ListRevision = Omit<ListChoices, "template">;

interface ListReadingProps {
  readonly report: CsvReport;
  readonly choices: ListChoices;
  /** True if the columns need the attention of the user. */
  readonly isDoubtful: boolean;
  readonly onRevise: (revision: ListRevision) => void;
}

/** The ways in which a list was read, each of which the user can change. */
export function ListReading({
  report,
  choices,
  isDoubtful,
  onRevise,
}: ListReadingProps): ReactNode {
  const { encoding, isGuess, mapping } = report;
  return (
    <>
      {isGuess && (
        <Select
          label={messages.encoding}
          hint={messages.encodingHint}
          value={encoding === "utf-8-bom" ? "utf-8" : encoding}
          options={choosableEncodings.map((value) => ({
            value,
            label: messages.encodings[value],
          }))}
          onChange={(value) => {
            const chosen = choosableEncodings.find((one) => one === value);
            onRevise({ encoding: chosen });
          }}
        />
      )}
      {mapping.uses.length > 0 && (
        <Disclosure label={messages.columns} startsOpen={isDoubtful}>
          <div className="stack">
            <NamesRow report={report} onRevise={onRevise} />
            <Columns report={report} choices={choices} onRevise={onRevise} />
          </div>
        </Disclosure>
      )}
      <LeftOut
        rows={report.leftOut}
        count={report.leftOutCount}
        isKeeping={(choices.kept ?? []).length > 0}
        onKeep={(number) => onRevise({ kept: [...(choices.kept ?? []), number] })}
        onLeaveOut={() => onRevise({ kept: [] })}
      />
      <DamagedCells
        report={report}
        choices={choices}
        nameOf={(column) => columnName(mapping.names, column)}
        onRevise={onRevise}
      />
    </>
  );
}

/** The sheet of a workbook, if several have rows. */
export function SheetSelect({
  names,
  sheet,
  onChoose,
}: {
  readonly names: readonly string[];
  readonly sheet: number;
  readonly onChoose: (sheet: number) => void;
}): ReactNode {
  if (names.length < 2) return null;
  return (
    <Select
      label={messages.sheet}
      value={String(sheet)}
      options={names.map((name, index) => ({ value: String(index), label: shortText(name) }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}

function NamesRow({
  report: { namesRow, firstRows },
  onRevise,
}: Pick<ListReadingProps, "report" | "onRevise">): ReactNode {
  return (
    <Select
      label={messages.namesRow}
      value={namesRow === null ? "none" : String(namesRow)}
      options={[
        ...firstRows.map(({ number, cells }) => ({
          value: String(number),
          label: messages.row(number, shortText(cells.filter(Boolean).join(", "))),
        })),
        { value: "none", label: messages.noNames },
      ]}
      onChange={(value) =>
        onRevise({ names: value === "none" ? "none" : Number(value), columns: [] })
      }
    />
  );
}

/** A file may have a thousand columns. */
const maxColumns = 60;

function Columns({
  report: { mapping, template, samples },
  choices: { columns = [] },
  onRevise,
}: Pick<ListReadingProps, "report" | "choices" | "onRevise">): ReactNode {
  const format = useFormatting();
  const options = optionsOf(template.columns);
  const hidden = mapping.uses.length - maxColumns;
  return (
    <>
      <div className="list-columns">
        {mapping.uses.slice(0, maxColumns).map((use, index) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
            key={index}
            label={columnName(mapping.names, index)}
            hint={samples[index] ? messages.sample(shortText(samples[index])) : messages.noSample}
            value={optionValueOf(use, options)}
            options={options}
            onChange={(value) =>
              onRevise({ columns: [...columns, { index, use: columnUseOf(value) }] })
            }
          />
        ))}
      </div>
      {hidden > 0 && <p className="hint">{messages.more(hidden, format)}</p>}
    </>
  );
}

/** The name of a column, as the file or its position gives it. */
export function columnName(names: readonly string[], index: number): string {
  return shortText((names[index] ?? "").trim()) || messages.unnamedColumn(index + 1);
}

const noUse = "";

/** The options for the use of a column: the columns of the template, by its names, and other parts of an address. */
function optionsOf(own: TemplateMapping["columns"]): readonly SelectOption[] {
  const roles = columnRoles.filter((role) => {
    const isOwn = own.some((column) => column.role === role);
    return !isOwn && (own.length === 0 ? role !== "id" : partRoles.includes(role));
  });
  return [
    ...own.map(({ name, role }) => ({ value: role ?? `as:${name}`, label: shortText(name) })),
    ...roles.map((role) => ({ value: role, label: messages.roles[role] })),
    { value: noUse, label: messages.notUsed },
  ];
}

const wholeRoles = ["address", "city", "state", "zip", "country", "name", "id"] as const;

/** Parts that join a column of the template. */
const partRoles: readonly ColumnRole[] = columnRoles.filter(
  (role) => ![...wholeRoles, ...currentRoles].some((one) => one === role),
);

function optionValueOf(use: ColumnUse, options: readonly SelectOption[]): string {
  return options.some(({ value }) => value === use) ? (use ?? noUse) : noUse;
}

function columnUseOf(value: string): ColumnUse {
  if (value.startsWith("as:")) return `as:${value.slice(3)}`;
  return columnRoles.find((role) => role === value) ?? null;
}

const maxRowsShown = 20;
/** A pasted mail may have many, above the addresses. */
const maxRowsOpen = 5;

/** Rows that are no addresses, each of which the user can keep. */
export function LeftOut({
  rows,
  unit = "row",
  count,
  isKeeping,
  box: outerBox,
  onKeep,
  onLeaveOut,
}: {
  readonly rows: readonly LeftOutRow[];
  readonly unit?: ListUnit;
  readonly count: number;
  /** True if the user has kept such rows. */
  readonly isKeeping: boolean;
  /** Gets the focus when a row is kept; by default the rows themselves, which stay for a file. */
  readonly box?: RefObject<HTMLElement | null>;
  readonly onKeep: (number: number) => void;
  /** Leaves the kept rows out again. */
  readonly onLeaveOut: () => void;
}): ReactNode {
  const format = useFormatting();
  const own = useRef<HTMLDivElement>(null);
  const box = outerBox ?? own;
  if (count === 0 && !isKeeping) return null;
  const shown = rows.slice(0, maxRowsShown);
  return (
    <div ref={own} className="stack">
      {count > 0 && (
        <Disclosure label={messages.leftOut(count, unit, format)} startsOpen={count <= maxRowsOpen}>
          <ul className="list-left-out">
            {shown.map((row) => (
              <LeftOutRowItem key={row.number} row={row} unit={unit} box={box} onKeep={onKeep} />
            ))}
          </ul>
          {count > shown.length && (
            <p className="hint">{messages.more(count - shown.length, format)}</p>
          )}
        </Disclosure>
      )}
      {isKeeping && <LeaveOutAgain box={box} onLeaveOut={onLeaveOut} />}
    </div>
  );
}

function LeftOutRowItem({
  row: { number, reason, text },
  unit,
  box,
  onKeep,
}: {
  readonly row: LeftOutRow;
  readonly unit: ListUnit;
  /** Gets the focus when the row is kept. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onKeep: (number: number) => void;
}): ReactNode {
  const item = useRef<HTMLLIElement>(null);
  useFocusKept(item, box);
  return (
    <li ref={item}>
      <span>{messages.leftOutRow(number, reason, shortText(text), unit)}</span>
      <Button variant="quiet" label={messages.keepOf(number, unit)} onClick={() => onKeep(number)}>
        {messages.keep}
      </Button>
    </li>
  );
}

function LeaveOutAgain({
  box,
  onLeaveOut,
}: {
  readonly box: RefObject<HTMLElement | null>;
  readonly onLeaveOut: () => void;
}): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  useFocusKept(line, box);
  return (
    <div ref={line}>
      <Button variant="quiet" onClick={onLeaveOut}>
        {messages.leaveOutAgain}
      </Button>
    </div>
  );
}

const streetNotes = [
  "post-box",
  "rural-route",
  "coordinates",
  "no-number",
] as const satisfies readonly StreetNote[];

/** Sentences about addresses that will probably not be found, and about doubtful columns. */
export function listNotesOf(report: CsvReport, format: Formatting): readonly string[] {
  const { mapping, samples, namesRow, hasStreet, hasCoordinates, notes } = report;
  const nameOf = (index: number) => columnName(mapping.names, index);
  const described = (index: number) =>
    messages.columnWithSample(nameOf(index), shortText(samples[index] ?? ""));
  const used = mapping.doubtful.find((index) => mapping.uses[index] === "address");
  /** Samples tell columns of one name apart. */
  const usedName = (index: number) =>
    mapping.doubtful.filter((other) => nameOf(other) === nameOf(index)).length > 1
      ? described(index)
      : `“${nameOf(index)}”`;
  return [
    ...(hasCoordinates && !hasStreet ? [messages.onlyCoordinates] : []),
    ...(namesRow === null || namesRow === 1 ? [] : [messages.foundNames(namesRow)]),
    ...(used === undefined
      ? []
      : [messages.doubtful(mapping.doubtful.map(described), usedName(used), format)]),
    ...streetNotes.flatMap((note) => {
      const finding = notes[note];
      if (finding.count === 0) return [];
      return [messages.notes[note](finding.count, messages.inRows(finding), format)];
    }),
  ];
}
