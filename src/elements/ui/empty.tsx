import type { ReactNode } from "react";
import css from "./empty.css?inline";
import { Icon, type IconName } from "./icon.tsx";
import { stylePiece } from "./style-piece.ts";

stylePiece(css);

/** Props of {@link Empty}. */
export type EmptyProps = {
  /** What is not there. */
  readonly children: ReactNode;
  /** Why, or what to do about it. */
  readonly hint?: ReactNode;
  readonly icon?: IconName | undefined;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
};

/** Says that there is nothing, and what to do next (decisions W14). */
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
