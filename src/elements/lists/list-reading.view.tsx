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
import type { SheetName } from "../../core/lists/workbook.ts";
import type { TextsOf } from "../../core/texts/text-group.ts";
import { Button } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Select, type SelectOption } from "../ui/select.tsx";
import { stylePiece } from "../ui/style-piece.ts";
import { useFocusKept } from "../ui/use-focus-kept.ts";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { DamagedCells } from "./damaged-cells.view.tsx";
import css from "./lists.css?inline";
import { type ListUnit, listTexts } from "./lists.messages.ts";

stylePiece(css);

type ListTexts = TextsOf<typeof listTexts>;

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
  const texts = useTexts(listTexts);
  const { encoding, isGuess, mapping } = report;
  return (
    <>
      {isGuess && (
        <Select
          label={texts.encoding}
          hint={texts.encodingHint}
          value={encoding === "utf-8-bom" ? "utf-8" : encoding}
          options={choosableEncodings.map((value) => ({
            value,
            label: texts.encodings[value],
          }))}
          onChange={(value) => {
            const chosen = choosableEncodings.find((one) => one === value);
            onRevise({ encoding: chosen });
          }}
        />
      )}
      {mapping.uses.length > 0 && (
        <Disclosure label={texts.columns} startsOpen={isDoubtful}>
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
        nameOf={(column) => columnName(mapping.names, column, texts)}
        onRevise={onRevise}
      />
    </>
  );
}

/** The sheet of a workbook, if several have rows. */
export function SheetSelect({
  sheets,
  sheet,
  onChoose,
}: {
  readonly sheets: readonly SheetName[];
  readonly sheet: number;
  readonly onChoose: (sheet: number) => void;
}): ReactNode {
  const texts = useTexts(listTexts);
  if (sheets.length < 2) return null;
  return (
    <Select
      label={texts.sheet}
      value={String(sheet)}
      options={sheets.map(({ name, isHidden }, index) => ({
        value: String(index),
        label: shortText(isHidden ? texts.hiddenSheet(name) : name),
      }))}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}

function NamesRow({
  report: { namesRow, firstRows },
  onRevise,
}: Pick<ListReadingProps, "report" | "onRevise">): ReactNode {
  const texts = useTexts(listTexts);
  return (
    <Select
      label={texts.namesRow}
      value={namesRow === null ? "none" : String(namesRow)}
      options={[
        ...firstRows.map(({ number, cells }) => ({
          value: String(number),
          label: texts.row(number, shortText(cells.filter(Boolean).join(", "))),
        })),
        { value: "none", label: texts.noNames },
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
  const texts = useTexts(listTexts);
  const options = optionsOf(template.columns, texts);
  const hidden = mapping.uses.length - maxColumns;
  return (
    <>
      <div className="list-columns">
        {mapping.uses.slice(0, maxColumns).map((use, index) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
            key={index}
            label={columnName(mapping.names, index, texts)}
            hint={samples[index] ? texts.sample(shortText(samples[index])) : texts.noSample}
            value={optionValueOf(use, options)}
            options={options}
            onChange={(value) =>
              onRevise({ columns: [...columns, { index, use: columnUseOf(value) }] })
            }
          />
        ))}
      </div>
      {hidden > 0 && <p className="hint">{texts.more(hidden, format)}</p>}
    </>
  );
}

/** The name of a column, as the file or its position gives it. */
export function columnName(names: readonly string[], index: number, texts: ListTexts): string {
  return shortText((names[index] ?? "").trim()) || texts.unnamedColumn(index + 1);
}

const noUse = "";

/** The options for the use of a column: the columns of the template, by its names, and other parts of an address. */
function optionsOf(own: TemplateMapping["columns"], texts: ListTexts): readonly SelectOption[] {
  const roles = columnRoles.filter((role) => {
    const isOwn = own.some((column) => column.role === role);
    return !isOwn && (own.length === 0 ? role !== "id" : partRoles.includes(role));
  });
  return [
    ...own.map(({ name, role }) => ({ value: role ?? `as:${name}`, label: shortText(name) })),
    ...roles.map((role) => ({ value: role, label: texts.roles[role] })),
    { value: noUse, label: texts.notUsed },
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
  const texts = useTexts(listTexts);
  const own = useRef<HTMLDivElement>(null);
  const box = outerBox ?? own;
  if (count === 0 && !isKeeping) return null;
  const shown = rows.slice(0, maxRowsShown);
  return (
    <div ref={own} className="stack">
      {count > 0 && (
        <Disclosure label={texts.leftOut(count, unit, format)} startsOpen={count <= maxRowsOpen}>
          <ul className="list-left-out">
            {shown.map((row) => (
              <LeftOutRowItem key={row.number} row={row} unit={unit} box={box} onKeep={onKeep} />
            ))}
          </ul>
          {count > shown.length && (
            <p className="hint">{texts.more(count - shown.length, format)}</p>
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
  const texts = useTexts(listTexts);
  const item = useRef<HTMLLIElement>(null);
  useFocusKept(item, box);
  return (
    <li ref={item}>
      <span>{texts.leftOutRow(number, reason, shortText(text), unit)}</span>
      <Button variant="quiet" label={texts.keepOf(number, unit)} onClick={() => onKeep(number)}>
        {texts.keep}
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
  const texts = useTexts(listTexts);
  const line = useRef<HTMLDivElement>(null);
  useFocusKept(line, box);
  return (
    <div ref={line}>
      <Button variant="quiet" onClick={onLeaveOut}>
        {texts.leaveOutAgain}
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
  const texts = format.texts(listTexts);
  const nameOf = (index: number) => columnName(mapping.names, index, texts);
  const described = (index: number) =>
    texts.columnWithSample(nameOf(index), shortText(samples[index] ?? ""));
  const used = mapping.doubtful.find((index) => mapping.uses[index] === "address");
  /** Samples tell columns of one name apart. */
  const usedName = (index: number) =>
    mapping.doubtful.filter((other) => nameOf(other) === nameOf(index)).length > 1
      ? described(index)
      : `“${nameOf(index)}”`;
  return [
    ...(hasCoordinates && !hasStreet ? [texts.onlyCoordinates] : []),
    ...(namesRow === null || namesRow === 1 ? [] : [texts.foundNames(namesRow)]),
    ...(used === undefined
      ? []
      : [texts.doubtful(mapping.doubtful.map(described), usedName(used), format)]),
    ...streetNotes.flatMap((note) => {
      const finding = notes[note];
      if (finding.count === 0) return [];
      return [texts.notes[note](finding.count, texts.inRows(finding), format)];
    }),
  ];
}
