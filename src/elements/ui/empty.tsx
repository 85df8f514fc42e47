import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** What stands where nothing is. */
export type EmptyProps = {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  /** A way on: a button or a link. */
  readonly action?: ReactNode;
};

/** Says that a list has nothing in it. */
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
