import type { ReactNode } from "react";
import css from "./empty.css?inline";
import { Icon, type IconName } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

export type EmptyProps = {
  /** The sentence that says what is missing. */
  readonly children: ReactNode;
  /** The reason, or what the user can do. */
  readonly hint?: ReactNode;
  readonly icon?: IconName | undefined;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
};

/** Says that there is no content, and what the user can do next. */
export function Empty({ children, hint, icon = "tray", action }: EmptyProps) {
  return (
    <div className="empty" part="empty">
      <span className="empty-icon">
        <Icon name={icon} />
      </span>
      <div className="empty-text">{children}</div>
      {hint && <p className="empty-text">{hint}</p>}
      {action}
    </div>
  );
}
