import type { PreviewType } from "./preview-type.ts";

/** One fetched version of a contract's PDF (2 §4: the list of loaded addresses). */
export interface Preview {
  /** Rises with every refresh. */
  readonly sequence: number;
  readonly address: string;
  readonly file: Blob;
  /** It was drawn, and so may take the place of those before it. */
  readonly isLoaded: boolean;
  readonly isHidden: boolean;
}

/** What happens to the older ones after a new one has loaded (2 §4, §9), in milliseconds. */
export const previewTimes = {
  canvas: { dropAfterMs: 700 },
  iframe: { hideAfterMs: 2000, dropAfterHiddenMs: 5000 },
} as const satisfies Record<PreviewType, object>;

/**
 * Adds a version. Of those that were not drawn yet the first stays, which may be about to be, and the
 * rest make room: a preview that nobody looks at does not pile up.
 */
export function withPreview(
  list: readonly Preview[],
  { sequence, address, file }: Pick<Preview, "sequence" | "address" | "file">,
): readonly Preview[] {
  // A newer one is there already: this one came too late (decisions Y8).
  if (list.some((other) => other.sequence > sequence)) return list;
  const next = list.find(({ isLoaded }) => !isLoaded);
  const kept = list.filter((one) => one.isLoaded || one === next);
  return [...kept, { sequence, address, file, isLoaded: false, isHidden: false }];
}

export function withLoaded(list: readonly Preview[], sequence: number): readonly Preview[] {
  return list.map((one) => (one.sequence === sequence ? { ...one, isLoaded: true } : one));
}

export function withoutPreview(list: readonly Preview[], sequence: number): readonly Preview[] {
  return list.filter((one) => one.sequence !== sequence);
}

export function withOlderHidden(list: readonly Preview[], sequence: number): readonly Preview[] {
  return list.map((one) => (one.sequence < sequence ? { ...one, isHidden: true } : one));
}

export function withoutOlder(list: readonly Preview[], sequence: number): readonly Preview[] {
  return list.filter((one) => one.sequence >= sequence);
}

/** The one that a person sees: the newest that has loaded. */
export function shownPreview(list: readonly Preview[]): Preview | null {
  return list.findLast(({ isLoaded }) => isLoaded) ?? null;
}
