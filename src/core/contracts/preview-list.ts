import type { PreviewType } from "./wizard-address.ts";

/** A fetched version of a contract's PDF. */
export interface Preview {
  /** The number of the version, which increases with every refresh. */
  readonly sequence: number;
  readonly address: string;
  readonly file: Blob;
  /** The time of the request. The preview contains everything that was saved before it. */
  readonly askedMs: number;
  /** True if the preview is drawn, so that it may replace older ones. */
  readonly isLoaded: boolean;
  readonly isHidden: boolean;
}

/** How long older versions stay after a new one has loaded, in milliseconds. */
export const previewTimes = {
  canvas: { dropAfterMs: 700 },
  iframe: { hideAfterMs: 2000, dropAfterHiddenMs: 5000 },
} as const satisfies Record<PreviewType, object>;

/**
 * Adds a version. Of the versions that are not drawn yet, only the first stays, since it may be about to be drawn. The
 * others are dropped, so that they do not pile up in a hidden page.
 */
export function withPreview(
  list: readonly Preview[],
  { sequence, address, file, askedMs }: Pick<Preview, "sequence" | "address" | "file" | "askedMs">,
): readonly Preview[] {
  // A newer version is already listed, so this one arrived too late.
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
