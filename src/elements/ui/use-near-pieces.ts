import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { minSearchedRows } from "./use-list-search.tsx";
import { usePrinting } from "./use-printing.ts";

/** A drawn part of a long list, or a gap that stands for parts that are not drawn. */
export type ListPiece =
  | {
      readonly kind: "part";
      readonly part: number;
      /**
       * The visible area of the list in square pixels, if only the first part is drawn; otherwise 0.
       */
      readonly roomPx2: number;
    }
  | { readonly kind: "room"; readonly key: string; readonly heightPx: number };

/**
 * The pieces of a list in order: the parts near the viewport, and the gaps around them. A short list, and any list in
 * print, has all its parts.
 *
 * @param kept - indexes of items whose parts are always drawn
 */
export function useNearPieces(
  ref: RefObject<HTMLElement | null>,
  length: number,
  partSize: number,
  kept: readonly number[] = [],
): readonly ListPiece[] {
  const count = Math.ceil(length / partSize);
  const isPrinting = usePrinting();
  const isWhole = isPrinting || length < minSearchedRows;
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
  /** The measured or estimated height of a complete part. */
  readonly partPx: number;
  /** The area of the window below the beginning of the list, at the list's width. */
  readonly roomPx2: number;
}

const guessedPx = 1500;
/**
 * The maximum number of measuring rounds, because each round may draw parts of other heights. After that, the next
 * scrolling continues.
 */
const maxRounds = 20;
/** Parts within this distance of the viewport are drawn. */
const marginPx = 300;

/**
 * The parts of a long list that are near the viewport, whichever box scrolls, and the focused part. A drawn part has
 * its index in `data-part`; in a table, each of its rows has it.
 */
function useNearParts(ref: RefObject<HTMLElement | null>, count: number): NearParts {
  const [near, setNear] = useState<NearParts>({ parts: [], partPx: guessedPx, roomPx2: 0 });
  const heights = useRef<KnownHeights>({ widthPx: 0, count, px: new Map() });
  const rounds = useRef(0);

  const update = useEffectEvent(() => {
    const box = ref.current;
    if (box === null || rounds.current > maxRounds) return;
    const { clientWidth: widthPx } = box;
    // A hidden list has no width. Its parts stay drawn, so that it comes back unchanged.
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

  // Runs before paint after every render, because heights and the count may have changed.
  useLayoutEffect(() => {
    update();
    return followSight(ref.current, follow);
  });

  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const abort = new AbortController();
    const how = { capture: true, passive: true, signal: abort.signal };
    // Render within the event, so that the next frame has no gap, however far the user scrolled.
    const handleScroll = () => flushSync(follow);
    // Scroll events of a box inside the root do not leave the root.
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
 * Calls back when a piece comes into sight or leaves it. This covers boxes in closed shadow roots of the page, whose
 * scroll events cannot be observed here.
 */
function followSight(box: HTMLElement | null, follow: () => void): () => void {
  let isFirst = true;
  const observer = new IntersectionObserver(() => {
    // The first call only reports the current state.
    if (!isFirst) follow();
    isFirst = false;
  });
  for (const piece of box?.children ?? []) observer.observe(piece);
  return () => observer.disconnect();
}

/**
 * The heights of all parts that have been drawn. An average of only the current ones would never settle.
 */
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
    // Skip the last part, which may be shorter, and hidden parts, which have no height.
    if (at < count - 1 && bottom > start) heights.set(at, bottom - start);
  }
  const sum = [...heights.values()].reduce((all, height) => all + height, 0);
  const partPx = sum > 0 ? Math.round(sum / heights.size) : guessedPx;
  const top = box.getBoundingClientRect().top;
  // At least one part is drawn, so that a list out of sight is not empty to assistive technology.
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
