import { type ReactNode, useState } from "react";
import type { CsvReport } from "../../../core/bulk/csv/check-csv.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { BadLine, SiteList } from "../../../core/pricing/sites/site-list.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { siteMessages as messages } from "./sites.messages.ts";

/** The result of reading a file or a pasted text. */
type ConfirmSource =
  | { readonly kind: "text" | "reading" | "refused" }
  | {
      readonly kind: "file";
      readonly file: {
        readonly report: Pick<CsvReport, "encoding" | "unclosedRow">;
        readonly hasColumn: boolean;
        readonly unread: number;
      };
    };

interface SitesConfirmProps {
  readonly list: SiteList;
  readonly source: ConfirmSource;
  readonly isKept: boolean;
  readonly onMend: (number: number, text: string) => void;
  readonly onLeaveOut: (number: number) => void;
  readonly onBack: () => void;
  readonly onStart: () => void;
}

/** Only this many faulty lines are listed. A text with more is probably not a list of addresses. */
const maxListed = 20;

/**
 * The list before it is priced. It shows merged duplicates and ignored lines, and lets the user
 * repair faulty lines.
 */
export function SitesConfirm({ list, source, isKept, ...props }: SitesConfirmProps): ReactNode {
  const format = useFormatting();
  const { sites, bad } = list;
  const notes = notesOf(list, source, format);
  return (
    <div className="stack">
      {notes.length > 0 && (
        <Alert kind="info">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      {bad.length > 0 && <BadLines bad={bad} onMend={props.onMend} onLeaveOut={props.onLeaveOut} />}
      <p className="sites-heading">{messages.count(sites.length, format)}</p>
      {sites.length === 0 ? (
        <p>{messages.noAddresses}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard access
        <section className="sites-found" tabIndex={0} aria-label={messages.addresses}>
          <ol>
            {sites.map(({ number, address }) => (
              <li key={number}>{address}</li>
            ))}
          </ol>
        </section>
      )}
      <p className="muted">
        {bad.length > 0 && <span>{`${messages.withoutBad(bad.length, format)} `}</span>}
        <span>{isKept ? messages.kept : messages.notKept}</span>
      </p>
      <div className="row">
        <Button
          variant="primary"
          unavailable={sites.length === 0 && messages.noStart}
          onClick={props.onStart}
        >
          {messages.start(sites.length, format)}
        </Button>
        <Button onClick={props.onBack}>{messages.back}</Button>
      </div>
    </div>
  );
}

/** Notes about what was read, merged and left out. */
function notesOf(list: SiteList, source: ConfirmSource, format: Formatting): readonly string[] {
  return [
    ...(source.kind === "file" ? notesOfFile(source.file, format) : []),
    ...list.sites.flatMap(({ number, repeats }) =>
      repeats.length === 0 ? [] : [messages.repeats(repeats, number)],
    ),
    ...(list.beyond.length === 0 ? [] : [messages.beyond(list.beyond)]),
  ];
}

function notesOfFile(
  { report, hasColumn, unread }: Extract<ConfirmSource, { readonly kind: "file" }>["file"],
  format: Formatting,
): readonly string[] {
  const encoding = messages.encodings[report.encoding];
  return [
    ...(encoding === "" ? [] : [messages.encoding(encoding)]),
    ...(report.unclosedRow === null ? [] : [messages.unclosed(report.unclosedRow)]),
    ...(hasColumn ? [] : [messages.noColumn]),
    ...(unread === 0 ? [] : [messages.unread(unread, format)]),
  ];
}

function BadLines({
  bad,
  onMend,
  onLeaveOut,
}: Pick<SitesConfirmProps, "onMend" | "onLeaveOut"> & {
  readonly bad: readonly BadLine[];
}): ReactNode {
  const format = useFormatting();
  const shown = bad.slice(0, maxListed);
  return (
    <div className="stack">
      <p className="sites-heading">{messages.badHeading(bad.length, format)}</p>
      {shown.map((line) => (
        <BadLineField key={line.number} line={line} onMend={onMend} onLeaveOut={onLeaveOut} />
      ))}
      {bad.length > maxListed && (
        <p className="muted">{messages.moreBad(format.number(bad.length - maxListed))}</p>
      )}
    </div>
  );
}

/**
 * A faulty line that the user can correct or leave out. It is checked on submit, not while the user
 * types.
 */
function BadLineField({
  line: { number, text, fault },
  onMend,
  onLeaveOut,
}: Pick<SitesConfirmProps, "onMend" | "onLeaveOut"> & { readonly line: BadLine }): ReactNode {
  const [mended, setMended] = useState(text);
  return (
    <form
      className="sites-bad"
      onSubmit={(event) => {
        event.preventDefault();
        onMend(number, mended);
      }}
    >
      <TextField
        label={messages.badLine(number)}
        error={messages.faults[fault]}
        value={mended}
        onChange={setMended}
        isVerbatim
      />
      <div className="row">
        <Button type="submit" label={messages.useOf(number)}>
          {messages.use}
        </Button>
        <Button
          variant="quiet"
          label={messages.leaveOutOf(number)}
          onClick={() => onLeaveOut(number)}
        >
          {messages.leaveOut}
        </Button>
      </div>
    </form>
  );
}
