import { type ComponentType, type ReactNode, useContext, useEffect, useRef } from "react";
import { Alert } from "./alert.tsx";
import { type LazyScreen, lazyScreen, type MissingPartProps } from "./lazy-screen.tsx";
import { ReloadContext } from "./reload-context.ts";
import { useFocusKept } from "./use-focus-kept.ts";

/**
 * A lazy part that its screen can do without. If its code cannot be loaded, a message replaces it.
 */
export function optionalPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  return lazyScreen(importPart, MissingPart);
}

/**
 * Offers another attempt, and then a reload, because some browsers request a failed file again only after one.
 */
function MissingPart({ failures, onRetry }: MissingPartProps): ReactNode {
  const way = useContext(ReloadContext);
  const box = useRef<HTMLDivElement>(null);
  useFocusKept(box);
  const failure = failures.at(-1);
  const onMissing = way?.onMissing;
  useEffect(() => {
    if (failure !== undefined) onMissing?.(failure);
  }, [failure, onMissing]);
  if (way === null) return null;
  const action =
    failures.length === 1
      ? { label: way.tryAgain, onAct: onRetry }
      : { label: way.reload, onAct: way.onReload };
  return (
    <div ref={box}>
      <Alert kind="warning" action={action}>
        {way.partMissing}
      </Alert>
    </div>
  );
}
