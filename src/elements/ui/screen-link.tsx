import type { ReactNode } from "react";

/** A link to another screen, drawn as a button. The host follows it. */
export function ScreenLink({
  href,
  variant,
  children,
}: {
  readonly href: string;
  readonly variant: "primary" | "secondary" | "quiet";
  readonly children: ReactNode;
}): ReactNode {
  return (
    <a className={`button ${variant}`} href={href}>
      {children}
    </a>
  );
}
