import type { ReactNode } from "react";
import { Denied } from "../../core/denied.ts";
import { Skeleton } from "./skeleton.tsx";

interface AccessGateProps {
  /** Null while unknown; the reason, once it is certain that the access stays unknown. */
  readonly access: boolean | null | { readonly error: unknown };
  readonly children: ReactNode;
}

/**
 * Shows a screen if its access flag allows it. Throws {@link Denied}, or the reason why the access is unknown
 * (decisions C6, ZA6).
 */
export function AccessGate({ access, children }: AccessGateProps): ReactNode {
  if (access === null) return <Skeleton lines={4} />;
  if (access === false) throw new Denied();
  if (access !== true) throw access.error;
  return children;
}
