import type { ReactNode } from "react";

/** Contains text for screen readers only. */
export function VisuallyHidden({
  id,
  children,
}: {
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <span className="visually-hidden" id={id}>
      {children}
    </span>
  );
}
