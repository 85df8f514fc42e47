/** Neighbours in a long page that are drawn together. */
export type Run = {
  readonly nodes: readonly Node[];
  /** Whether they start as plain text. */
  readonly isLater: boolean;
  /** The number of elements in them. */
  readonly size: number;
};

/** The parts of a long page that are drawn after its beginning, in slices, so that the page never blocks for long. */
export type LaterNodes = {
  /** The children of a node with many elements, in runs. Null for a node that is drawn in one go. */
  runsOf(parent: Node): readonly Run[] | null;
  isDrawn(run: Run): boolean;
  /** Calls back when it is a shown run's turn. Returns a function that forgets it. */
  wait(run: Run, place: Element, draw: () => void): () => void;
  /** Draws everything around a node at once. */
  reveal(node: Element): void;
};

/** This many elements are drawn at once. */
const firstCount = 400;
/** A parent with more elements than these is drawn in runs of about as many. */
const runSize = 100;
/** The number of elements that are drawn in one go afterwards. */
const sliceSize = 200;

/**
 * @param isWhole - whether a node is always drawn with its parent
 */
export function createLaterNodes(region: Element, isWhole: (node: Node) => boolean): LaterNodes {
  const { sizes, places } = measure(region);
  const runs = new Map<Node, readonly Run[]>();
  const runOf = new Map<Node, Run>();
  const drawn = new Set<Run>();
  const waiting = new Map<Run, () => void>();
  /** Waiting runs by the elements that stand for them. */
  const stood = new Map<Element, Run>();
  let isRunning = false;

  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const run = stood.get(target);
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
        : !isWhole(node) && (places.get(node) ?? 0) > firstCount;
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
    if ((sizes.get(parent) ?? 0) <= runSize || places.size <= firstCount) return null;
    const made = runs.get(parent) ?? divide(parent);
    runs.set(parent, made);
    return made;
  }

  return {
    runsOf,
    isDrawn: (run) => drawn.has(run),
    wait(run, place, act) {
      waiting.set(run, act);
      stood.set(place, run);
      sight.observe(place);
      if (!isRunning) setTimeout(drawSlice);
      isRunning = true;
      return () => {
        waiting.delete(run);
        stood.delete(place);
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

/** The number of elements in every element, itself included, and its place in the page. */
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
