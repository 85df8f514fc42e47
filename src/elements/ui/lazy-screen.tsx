import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { repeatIfLeft } from "./repeat-if-left.ts";

/** The props of a lazy part. */
export type LazyScreenProps<Props extends object> = Props & {
  /** The content to show until the part is loaded. */
  readonly fallback: ReactNode;
};

/** A part of a screen whose code is loaded once. */
export type LazyScreen<Props extends object> = ComponentType<LazyScreenProps<Props>> & {
  /** Starts loading before the part is rendered. */
  load(): void;
};

/** The props of the component that replaces a part whose code could not be loaded. */
export interface MissingPartProps {
  /** The failures to load the code, one for each attempt. */
  readonly failures: readonly CodeNotLoaded[];
  readonly onRetry: () => void;
}

/**
 * The code of a part could not be loaded. Browsers request it again at the next attempt, except that Chromium before
 * version 156 may do so only after a reload.
 */
export class CodeNotLoaded extends Error {
  override readonly name = "CodeNotLoaded";
}

/**
 * A part of a screen whose code is loaded in parallel with its data: `load` starts it, or else the first render.
 * React's `lazy` would show its fallback for at least 300 ms.
 *
 * @param Missing - rendered if the part cannot be loaded. Without it, the part throws {@link CodeNotLoaded}, and the
 * next render tries again
 */
export function lazyScreen<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  Missing?: ComponentType<MissingPartProps>,
): LazyScreen<Props> {
  let coming: Promise<ComponentType<Props>> | null = null;
  let arrived: ComponentType<Props> | null = null;

  function load(): Promise<ComponentType<Props>> {
    if (coming !== null) return coming;
    coming = repeatIfLeft(importPart).then((part) => {
      arrived = part;
      return part;
    });
    // The rendered part reports this failure.
    coming.catch(() => {
      coming = null;
    });
    return coming;
  }

  function Lazy({ fallback, ...props }: LazyScreenProps<Props>): ReactNode {
    const [loading, setLoading] = useState(load);
    const [Part, setPart] = useState(() => arrived);
    const [failures, setFailures] = useState<readonly CodeNotLoaded[]>([]);
    // A passive effect would delay a part that is already loaded by a frame.
    useLayoutEffect(() => {
      let isGone = false;
      loading.then(
        (part) => {
          if (!isGone) setPart(() => part);
        },
        (cause: unknown) => {
          const failure = new CodeNotLoaded(String(cause), { cause });
          if (!isGone) setFailures((before) => [...before, failure]);
        },
      );
      return () => {
        isGone = true;
      };
    }, [loading]);
    if (Part !== null) return <Part {...(props as unknown as Props)} />;
    const [failure] = failures;
    if (failure === undefined) return fallback;
    if (Missing === undefined) throw failure;
    return <Missing failures={failures} onRetry={() => setLoading(load())} />;
  }
  return Object.assign(Lazy, { load: () => void load() });
}
