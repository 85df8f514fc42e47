import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react";
import { repeatIfLeft } from "./repeat-if-left.ts";

/** Props of a lazy part. */
export type LazyScreenProps<Props extends object> = Props & {
  /** Shown until the part is loaded. */
  readonly fallback: ReactNode;
};

/** A part of a screen that is loaded once. */
export type LazyScreen<Props extends object> = ComponentType<LazyScreenProps<Props>> & {
  /** Starts loading before the part is drawn. */
  load(): void;
};

/**
 * A part of a screen that is loaded in parallel with its data: `load` starts it, at the latest the first drawing. A
 * failure is thrown where the part is drawn, and the next drawing loads it anew. React's `lazy` would delay the part by 300 ms after showing its fallback.
 */
export function lazyScreen<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let coming: Promise<ComponentType<Props>> | null = null;
  let arrived: ComponentType<Props> | null = null;

  function load(): Promise<ComponentType<Props>> {
    if (coming !== null) return coming;
    coming = repeatIfLeft(importPart).then((part) => {
      arrived = part;
      return part;
    });
    // Thrown where the part is drawn.
    coming.catch(() => {
      coming = null;
    });
    return coming;
  }

  function Lazy({ fallback, ...props }: LazyScreenProps<Props>): ReactNode {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => {
      void load();
      return arrived;
    });
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    // An effect after the paint would delay a part that is already here by a frame.
    useLayoutEffect(() => {
      let isGone = false;
      load().then(
        (part) => {
          if (!isGone) setPart(() => part);
        },
        (error: unknown) => {
          if (!isGone) setFailure({ error });
        },
      );
      return () => {
        isGone = true;
      };
    }, []);
    if (failure !== null) throw failure.error;
    return Part === null ? fallback : <Part {...(props as unknown as Props)} />;
  }
  return Object.assign(Lazy, { load: () => void load() });
}
