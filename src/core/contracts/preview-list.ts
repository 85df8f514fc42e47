import type { PreviewType } from "./wizard-address.ts";

/** A fetched version of a contract's PDF (2 §4: the list of loaded addresses). */
export interface Preview {
  /** Increases with every refresh. */
  readonly sequence: number;
  readonly address: string;
  readonly file: Blob;
  /** When it was asked for: it has what was saved until then. */
  readonly askedMs: number;
  /** The preview is drawn, and may replace older ones. */
  readonly isLoaded: boolean;
  readonly isHidden: boolean;
}

/** When older versions are hidden and removed after a new one has loaded (2 §4, 2 §9), in milliseconds. */
export const previewTimes = {
  canvas: { dropAfterMs: 700 },
  iframe: { hideAfterMs: 2000, dropAfterHiddenMs: 5000 },
} as const satisfies Record<PreviewType, object>;

/**
 * Adds a version. Of the versions that are not drawn yet only the first stays, since it may be about to be drawn; the
 * rest are dropped, so that previews do not pile up in a hidden page.
 */
export function withPreview(
  list: readonly Preview[],
  { sequence, address, file, askedMs }: Pick<Preview, "sequence" | "address" | "file" | "askedMs">,
): readonly Preview[] {
  // A newer version is already there: this one arrived too late (decisions Y8).
  if (list.some((other) => other.sequence > sequence)) return list;
  const next = list.find(({ isLoaded }) => !isLoaded);
  const kept = list.filter((one) => one.isLoaded || one === next);
  return [...kept, { sequence, address, file, askedMs, isLoaded: false, isHidden: false }];
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

/** The visible preview: the newest one that has loaded. */
export function shownPreview(list: readonly Preview[]): Preview | null {
  return list.findLast(({ isLoaded }) => isLoaded) ?? null;
}
