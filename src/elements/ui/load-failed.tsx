import type { ReactNode } from "react";
import { Denied, Unauthorized } from "../../core/session/denied.ts";
import { Alert } from "./alert.tsx";
import { Why } from "./why.tsx";
import { Words } from "./words.tsx";

interface LoadFailedProps {
  /** The HTTP status of the failed load; null without an answer. */
  readonly status: number | null;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/**
 * Replaces content that could not be loaded. The server's answer overrides the settings: 403 throws {@link Denied}, 401
 * throws {@link Unauthorized}.
 */
export function LoadFailed({ status, retryLabel, onRetry, children }: LoadFailedProps): ReactNode {
  if (status === 403) throw new Denied("load");
  if (status === 401) throw new Unauthorized();
  return (
    <Alert kind="danger" action={{ label: retryLabel, onAct: onRetry }}>
      <Words>{children}</Words>
      <Why />
    </Alert>
  );
}
