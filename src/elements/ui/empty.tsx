import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** Props of {@link Empty}. */
export type EmptyProps = {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
};

/** Reports that a list is empty. */
export function Empty({ children, icon = "tray", action }: EmptyProps) {
  return (
    <div className="empty" part="empty">
      <span className="empty-icon">
        <Icon name={icon} />
      </span>
      <div className="empty-text">{children}</div>
      {action}
    </div>
  );
}
