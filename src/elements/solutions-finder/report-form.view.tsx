import type { ReactNode } from "react";
import type { SolutionKind } from "../../core/finder/solution-request.ts";
import { Button } from "../ui/button.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { TextField } from "../ui/text-field.tsx";
import { messages } from "./solutions-finder.messages.ts";

interface ReportFormProps {
  readonly customerName: string;
  readonly canCreate: boolean;
  readonly busy: ReadonlySet<SolutionKind>;
  /** A report whose window was blocked by the browser. */
  readonly blocked: { readonly kind: SolutionKind; readonly href: string } | null;
  /** The last report was answered 401. */
  readonly isUnauthorized: boolean;
  readonly onCustomerName: (name: string) => void;
  readonly onCreate: (kind: SolutionKind) => void;
}

/** The customer of a report, and the buttons that create it (2 §2, §5). */
export function ReportForm(props: ReportFormProps): ReactNode {
  const { busy, blocked, onCreate } = props;
  const unavailable = props.canCreate ? false : messages.selectFirst;
  return (
    <div className="stack">
      <TextField
        label={messages.customerName}
        value={props.customerName}
        onChange={props.onCustomerName}
        autoComplete="off"
      />
      <div className="row report-buttons">
        <Button
          variant="primary"
          busy={busy.has("report")}
          unavailable={unavailable}
          onClick={() => onCreate("report")}
        >
          {messages.report}
        </Button>
        <Button
          busy={busy.has("matrix")}
          unavailable={unavailable}
          onClick={() => onCreate("matrix")}
        >
          {messages.matrix}
        </Button>
      </div>
      {props.isUnauthorized && <NotSignedIn />}
      {blocked !== null && (
        <p role="status">
          {messages.blocked}{" "}
          <ExternalLink href={blocked.href}>{messages.openReport[blocked.kind]}</ExternalLink>
        </p>
      )}
    </div>
  );
}
