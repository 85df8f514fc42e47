import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** Props of a part that is on its way. */
export type LazyScreenProps<Props extends object> = Props & {
  /** Stands in its place until it is here. */
  readonly fallback: ReactNode;
};

/**
 * A part of a screen that comes while its data do. The import is under way from the start; what it
 * fails with is thrown where the part is drawn. React's `lazy` would hold the part back for 300 ms
 * once its fallback was shown.
 */
export function lazyScreen<Props extends object>(
  coming: Promise<ComponentType<Props>>,
): ComponentType<LazyScreenProps<Props>> {
  let arrived: ComponentType<Props> | null = null;
  coming.then(
    (part) => {
      arrived = part;
    },
    () => {}, // who draws it is told
  );

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, by its module
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
