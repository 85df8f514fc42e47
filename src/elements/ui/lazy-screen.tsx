import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** Props of a lazy part. */
export type LazyScreenProps<Props extends object> = Props & {
  /** Shown until the part is loaded. */
  readonly fallback: ReactNode;
};

/**
 * A part of a screen that is loaded in parallel with its data. The import starts at once; its failure is thrown where
 * the part is rendered. React's `lazy` would delay the part by 300 ms after showing its fallback.
 */
export function lazyScreen<Props extends object>(
  coming: Promise<ComponentType<Props>>,
): ComponentType<LazyScreenProps<Props>> {
  let arrived: ComponentType<Props> | null = null;
  coming.then(
    (part) => {
      arrived = part;
    },
    () => {}, // The component throws the failure when it renders.
  );

  // biome-ignore lint/correctness/noComponentHookFactories: created once per part, by its module
  return function LazyScreen({ fallback, ...props }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => arrived);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      let isGone = false;
      coming.then(
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
  };
}
