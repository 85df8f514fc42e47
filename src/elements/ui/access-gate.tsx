import type { ReactNode } from "react";
import { Denied } from "../../core/denied.ts";
import { Skeleton } from "./skeleton.tsx";

interface AccessGateProps {
  /** Null while it is not known; why not, once nobody tries again. */
  readonly access: boolean | null | { readonly error: unknown };
  readonly children: ReactNode;
}

/** A screen behind its access flag; throws {@link Denied}, or why it is not known (decisions C6, ZA6). */
export function AccessGate({ access, children }: AccessGateProps): ReactNode {
  if (access === null) return <Skeleton lines={4} />;
  if (access === false) throw new Denied();
  if (access !== true) throw access.error;
  return children;
}
