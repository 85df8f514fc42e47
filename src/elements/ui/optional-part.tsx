import {
  type ComponentType,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { Alert } from "./alert.tsx";
import { focusBox } from "./focus-box.ts";
import { type LazyScreen, lazyScreen, type MissingPartProps } from "./lazy-screen.tsx";
import { ReloadContext } from "./reload-context.ts";

/** A lazy part that its screen goes on without: where its code cannot be loaded, a message takes its place. */
export function optionalPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  return lazyScreen(importPart, MissingPart);
}

/** Offers another try, and then a reload, which some browsers need to ask for a file again. */
function MissingPart({ failures, onRetry }: MissingPartProps): ReactNode {
  const way = useContext(ReloadContext);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const alert = box.current;
    const root = alert?.closest<HTMLElement>(".scout-root");
    return () => {
      // The button disappears: the focus goes to the screen.
      if (alert?.matches(":focus-within") && root) focusBox(root);
    };
  }, []);
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
