import type { ReactNode } from "react";
import { Announce } from "./announce.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { Skeleton } from "./skeleton.tsx";

export interface LoadStateProps<Ready> {
  readonly state:
    | Ready
    | { readonly kind: "loading" }
    | { readonly kind: "failed"; readonly status: number | null };
  readonly texts: { readonly loading: string; readonly failed: string; readonly tryAgain: string };
  /** The number of lines in the skeleton. */
  readonly lines: number;
  /** The height of the skeleton. */
  readonly room?: string;
  readonly onRetry: () => void;
  readonly children: (ready: Ready) => ReactNode;
}

/**
 * Loaded content: first a skeleton, then the content or, after a failure, a message with a button that tries again.
 */
export function LoadState<Ready extends { readonly kind: "ready" }>({
  state,
  texts,
  lines,
  room,
  onRetry,
  children,
}: LoadStateProps<Ready>): ReactNode {
  if (state.kind === "loading") {
    return (
      <>
        <Announce message={texts.loading} />
        <Skeleton label={texts.loading} lines={lines} room={room} />
      </>
    );
  }
  if (state.kind === "ready") return children(state);
  return (
    <LoadFailed status={state.status} retryLabel={texts.tryAgain} onRetry={onRetry}>
      {texts.failed}
    </LoadFailed>
  );
}
