import type { ReactNode } from "react";
import { Denied } from "../../core/session/denied.ts";

interface AccessGateProps {
  /** Null while unknown; the reason, once it is certain that the access stays unknown. */
  readonly access: boolean | null | { readonly error: unknown };
  /** Shown meanwhile, in the size of what comes. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a screen if its access flag allows it. Throws {@link Denied}, or the reason why the access is unknown
 * (decisions C6, C18).
 */
export function AccessGate({ access, waiting, children }: AccessGateProps): ReactNode {
  if (access === null) return waiting;
  if (access === false) throw new Denied();
  if (access !== true) throw access.error;
  return children;
}
