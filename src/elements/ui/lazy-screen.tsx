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

/** What stands in the place of a part whose code could not be loaded. */
export interface MissingPartProps {
  /** One for each try. */
  readonly failures: readonly CodeNotLoaded[];
  readonly onRetry: () => void;
}

/**
 * The code of a part could not be loaded. Chromium asks for it again only after a reload; other browsers do so with the
 * next try.
 */
export class CodeNotLoaded extends Error {
  override readonly name = "CodeNotLoaded";
}

/**
 * A part of a screen that is loaded in parallel with its data: `load` starts it, at the latest the first drawing. React's
 * `lazy` would delay the part by 300 ms after showing its fallback.
 *
 * @param Missing - drawn where the part cannot be loaded; without it {@link CodeNotLoaded} is thrown there, and the next
 * drawing loads the part anew
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
    // Told where the part is drawn.
    coming.catch(() => {
      coming = null;
    });
    return coming;
  }

  function Lazy({ fallback, ...props }: LazyScreenProps<Props>): ReactNode {
    const [loading, setLoading] = useState(load);
    const [Part, setPart] = useState(() => arrived);
    const [failures, setFailures] = useState<readonly CodeNotLoaded[]>([]);
    // An effect after the paint would delay a part that is already here by a frame.
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
