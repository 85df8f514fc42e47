import type { ReactNode } from "react";
import { Denied } from "../../core/denied.ts";
import { Skeleton } from "./skeleton.tsx";

interface AccessGateProps {
  /** Null while it is not known. */
  readonly access: boolean | null;
  readonly children: ReactNode;
}

/** A screen behind its access flag; throws {@link Denied} (1 §2; rulings C6, C7). */
export function AccessGate({ access, children }: AccessGateProps): ReactNode {
  if (access === null) return <Skeleton lines={4} />;
  if (!access) throw new Denied();
  return children;
}
