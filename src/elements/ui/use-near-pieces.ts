import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { fewestSearched } from "./use-list-search.tsx";
import { usePrinting } from "./use-printing.ts";

/** A part of a long list that is drawn, or the room of those between that are not. */
export type ListPiece =
  | {
      readonly kind: "part";
      readonly part: number;
      /** The room of the list in the window, in square pixels, where the part is the only one and the first; else 0. */
      readonly roomPx2: number;
    }
  | { readonly kind: "room"; readonly key: string; readonly heightPx: number };

/**
 * The pieces of a list of items, in order: the parts near the viewport, and the rooms around them. A short list, and any
 * list on paper, has all its parts (decisions W23).
 *
 * @param kept - indexes of items whose parts are drawn wherever they are.
 */
export function useNearPieces(
  ref: RefObject<HTMLElement | null>,
  length: number,
  partSize: number,
  kept: readonly number[] = [],
): readonly ListPiece[] {
  const count = Math.ceil(length / partSize);
  const isPrinting = usePrinting();
  const isWhole = isPrinting || length < fewestSearched;
  const near = useNearParts(ref, count);
  const keptParts = kept.map((index) => Math.floor(index / partSize));
  const parts = isWhole
    ? Array.from({ length: count }, (_, part) => part)
    : [...new Set([...near.parts, ...keptParts])].sort((a, b) => a - b);
  const pieces: ListPiece[] = [];
  let done = 0;
  const addRoom = (until: number) => {
    if (until <= done) return;
    const items = Math.min(until * partSize, length) - done * partSize;
    const heightPx = items * (near.partPx / partSize);
    pieces.push({ kind: "room", key: `before ${until}`, heightPx });
  };
  for (const part of parts) {
    addRoom(part);
    const isAlone = part === 0 && parts.length === 1;
    pieces.push({ kind: "part", part, roomPx2: isAlone ? near.roomPx2 : 0 });
    done = part + 1;
  }
  addRoom(count);
  return pieces;
}

interface NearParts {
  /** Indexes of the parts to draw, in order. */
  readonly parts: readonly number[];
  /** Height of a whole part as last measured, or an estimate. */
  readonly partPx: number;
  /** What of the window is below the list's beginning, as wide as the list. */
  readonly roomPx2: number;
}

const guessedPx = 1500;
/** Each round draws other parts, which have other heights; after so many the next scrolling goes on. */
const mostRounds = 20;
/** The distance from the viewport within which parts are drawn. */
const marginPx = 300;

/**
 * The parts of a long list that are near the viewport, in whichever box scrolls, and the part that has the focus. A drawn
 * part carries its index in `data-part`, or each of its items does.
 */
function useNearParts(ref: RefObject<HTMLElement | null>, count: number): NearParts {
  const [near, setNear] = useState<NearParts>({ parts: [], partPx: guessedPx, roomPx2: 0 });
  const heights = useRef<KnownHeights>({ widthPx: 0, count, px: new Map() });
  const rounds = useRef(0);

  const update = useEffectEvent(() => {
    const box = ref.current;
    if (box === null || rounds.current > mostRounds) return;
    const { clientWidth: widthPx } = box;
    // Out of sight it keeps its parts (decisions C15).
    if (widthPx === 0 && near.parts.length > 0) return;
    const known = heights.current;
    if (known.widthPx !== widthPx || known.count !== count) {
      heights.current = { widthPx, count, px: new Map() };
    }
    const next = nearPartsOf(box, count, heights.current.px);
    if (isSame(next, near)) return;
    rounds.current += 1;
    setNear(next);
  });
  const follow = useEffectEvent(() => {
    rounds.current = 0;
    update();
  });

  // Runs before paint after every render: heights and count may have changed.
  useLayoutEffect(() => {
    update();
    return followSight(ref.current, follow);
  });

  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const abort = new AbortController();
    const how = { capture: true, passive: true, signal: abort.signal };
    // Within the event: the next frame has no gap, however far the box was scrolled.
    const handleScroll = () => flushSync(follow);
    // The scroll events of a box inside the root do not leave the root.
    for (const place of [window, box.getRootNode()])
      place.addEventListener("scroll", handleScroll, how);
    window.addEventListener("resize", follow, how);
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    return () => {
      abort.abort();
      observer.disconnect();
    };
  }, [ref]);

  return near;
}

/**
 * Hears when a piece comes into sight or leaves it. A box in a closed shadow root of the page scrolls without an event
 * that could be heard here.
 */
function followSight(box: HTMLElement | null, follow: () => void): () => void {
  let isFirst = true;
  const observer = new IntersectionObserver(() => {
    // The first call says what is so already.
    if (!isFirst) follow();
    isFirst = false;
  });
  for (const piece of box?.children ?? []) observer.observe(piece);
  return () => observer.disconnect();
}

/** The heights of the parts that have been drawn: a mean of those alone that are drawn would never settle. */
interface KnownHeights {
  readonly widthPx: number;
  readonly count: number;
  readonly px: Map<number, number>;
}

function nearPartsOf(box: HTMLElement, count: number, heights: Map<number, number>): NearParts {
  const drawn = [...box.querySelectorAll<HTMLElement>(":scope > [data-part]")];
  const tops = new Map<number, number>();
  for (const piece of drawn) {
    const at = Number(piece.dataset.part);
    const { top, bottom } = piece.getBoundingClientRect();
    const start = tops.get(at) ?? top;
    tops.set(at, start);
    // The last part may be shorter; one that is hidden has no height.
    if (at < count - 1 && bottom > start) heights.set(at, bottom - start);
  }
  const sum = [...heights.values()].reduce((all, height) => all + height, 0);
  const partPx = sum > 0 ? Math.round(sum / heights.size) : guessedPx;
  const top = box.getBoundingClientRect().top;
  // At least one: a list out of sight is never empty to who reads the page by its roles.
  const at = (px: number) => Math.min(Math.max(0, Math.floor((px - top) / partPx)), count - 1);
  const first = at(-marginPx);
  const last = at(window.innerHeight + marginPx);
  const parts = Array.from(
    { length: count === 0 ? 0 : last - first + 1 },
    (_, step) => first + step,
  );
  const focused = drawn.find((part) => part.matches(":focus-within"));
  const focusedPart = Number(focused?.dataset.part ?? Number.NaN);
  const isFar = focusedPart < count && !parts.includes(focusedPart);
  return {
    parts: isFar ? [...parts, focusedPart].sort((a, b) => a - b) : parts,
    partPx,
    roomPx2: Math.max(0, window.innerHeight - top) * box.clientWidth,
  };
}

function isSame(one: NearParts, other: NearParts): boolean {
  return one.partPx === other.partPx && one.parts.join() === other.parts.join();
}
