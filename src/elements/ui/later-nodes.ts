/** Adjacent nodes of a long page that are drawn together. */
export type Run = {
  readonly nodes: readonly Node[];
  /** True if the nodes are first shown as plain text. */
  readonly isLater: boolean;
  /** The number of elements in the nodes. */
  readonly size: number;
};

/**
 * The parts of a long page that are drawn after its beginning, in slices, so that the page never blocks for long.
 */
export type LaterNodes = {
  /**
   * Returns the children of a node with many elements as runs; null for a node that is drawn at once.
   */
  runsOf(parent: Node): readonly Run[] | null;
  isDrawn(run: Run): boolean;
  /** Calls back when the run should be drawn. Returns a function that cancels this. */
  wait(run: Run, place: Element, draw: () => void): () => void;
  /** Immediately draws the runs around a node. */
  reveal(node: Element): void;
};

/** The maximum number of elements that are drawn at first. */
const maxFirstElements = 400;
/** A parent with more elements is divided into runs of about this many. */
const runSize = 100;
/** The number of elements in each later slice. */
const sliceSize = 200;

/** @param isWhole - returns true for a node that must be drawn together with its parent */
export function createLaterNodes(region: Element, isWhole: (node: Node) => boolean): LaterNodes {
  const { sizes, places } = measure(region);
  const runs = new Map<Node, readonly Run[]>();
  const runOf = new Map<Node, Run>();
  const drawn = new Set<Run>();
  const waiting = new Map<Run, () => void>();
  /** The waiting runs, keyed by their placeholder elements. */
  const placeholders = new Map<Element, Run>();
  let isRunning = false;

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const run = placeholders.get(target);
        if (isIntersecting && run !== undefined) draw(run);
      }
    },
    { rootMargin: "50%" },
  );

  function draw(run: Run): void {
    drawn.add(run);
    const act = waiting.get(run);
    waiting.delete(run);
    act?.();
  }

  function drawSlice(): void {
    let size = 0;
    for (const run of waiting.keys()) {
      if (size >= sliceSize) break;
      size += Math.min(run.size, sliceSize / 2);
      draw(run);
    }
    isRunning = waiting.size > 0;
    if (isRunning) setTimeout(drawSlice);
  }

  function divide(parent: Node): readonly Run[] {
    const made: Run[] = [];
    let nodes: Node[] = [];
    let size = 0;
    let isLater = false;
    const close = () => {
      if (nodes.length > 0) made.push({ nodes, isLater, size });
      nodes = [];
      size = 0;
    };
    for (const node of parent.childNodes) {
      const own = sizes.get(node) ?? 0;
      const isText = !places.has(node);
      const isNext: boolean = isText
        ? isLater
        : !isWhole(node) && (places.get(node) ?? 0) > maxFirstElements;
      if (isNext !== isLater || own > runSize || size > runSize) close();
      isLater = isNext;
      nodes.push(node);
      size += own;
      if (own > runSize) close();
    }
    close();
    for (const run of made) for (const node of run.nodes) runOf.set(node, run);
    return made;
  }

  function runsOf(parent: Node): readonly Run[] | null {
    if ((sizes.get(parent) ?? 0) <= runSize || places.size <= maxFirstElements) return null;
    const made = runs.get(parent) ?? divide(parent);
    runs.set(parent, made);
    return made;
  }

  return {
    runsOf,
    isDrawn: (run) => drawn.has(run),
    wait(run, place, act) {
      waiting.set(run, act);
      placeholders.set(place, run);
      sight.observe(place);
      if (!isRunning) setTimeout(drawSlice);
      isRunning = true;
      return () => {
        waiting.delete(run);
        placeholders.delete(place);
        sight.unobserve(place);
      };
    },
    reveal(node) {
      for (
        let one: Element | null = node;
        one !== null && one !== region;
        one = one.parentElement
      ) {
        if (one.parentElement !== null) runsOf(one.parentElement);
        const run = runOf.get(one);
        if (run !== undefined) draw(run);
      }
    },
  };
}

/**
 * Counts, for every element, the elements in it (including itself) and those before it in document order.
 */
function measure(region: Element) {
  const sizes = new Map<Node, number>();
  const places = new Map<Node, number>();
  const visit = (node: Element): number => {
    places.set(node, places.size);
    let size = 1;
    for (let child = node.firstElementChild; child !== null; child = child.nextElementSibling) {
      size += visit(child);
    }
    sizes.set(node, size);
    return size;
  };
  visit(region);
  return { sizes, places };
}
