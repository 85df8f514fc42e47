import type { ReactNode } from "react";
import { Denied } from "../../core/session/denied.ts";

interface AccessGateProps {
  /** The user's access; null while it is unknown. If it cannot be determined, the reason why. */
  readonly access: boolean | null | { readonly error: unknown };
  /** The content to show while the access is unknown. It has the size of the screen's content. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a screen if its access flag allows it. Throws {@link Denied}, or the reason why the access is unknown.
 */
export function AccessGate({ access, waiting, children }: AccessGateProps): ReactNode {
  if (access === null) return waiting;
  if (access === false) throw new Denied();
  if (access !== true) throw access.error;
  return children;
}
