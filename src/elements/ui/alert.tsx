import { type ReactNode, useRef } from "react";
import css from "./alert.css?inline";
import { useAnnouncedText } from "./announce.tsx";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";
import { uiTexts } from "./ui.messages.ts";
import { useTexts } from "./use-texts.ts";

stylePiece(css);

export type AlertProps = {
  readonly kind: "danger" | "warning" | "info" | "success";
  readonly children: ReactNode;
  /** A first line that names the subject. */
  readonly heading?: string | undefined;
  readonly action?: { readonly label: string; readonly onAct: () => void } | undefined;
  readonly onDismiss?: (() => void) | undefined;
};

/**
 * An inline message. A message of kind `danger` interrupts screen readers; the element's live region announces the
 * other kinds.
 */
export function Alert({ kind, children, heading, action, onDismiss }: AlertProps) {
  const texts = useTexts(uiTexts);
  const text = useRef<HTMLDivElement>(null);
  const isUrgent = kind === "danger";
  useAnnouncedText(text, !isUrgent);
  return (
    <div className={`alert ${kind}`} part="alert">
      <Icon name={kind} />
      <div className="alert-text" role={isUrgent ? "alert" : "note"} ref={text}>
        {heading !== undefined && <strong className="alert-heading">{heading}</strong>}
        <div>{children}</div>
      </div>
      {action !== undefined && (
        <div className="alert-action">
          <Button onClick={action.onAct}>{action.label}</Button>
        </div>
      )}
      {onDismiss !== undefined && (
        <button
          type="button"
          className="alert-dismiss"
          aria-label={texts.dismiss}
          onClick={onDismiss}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
