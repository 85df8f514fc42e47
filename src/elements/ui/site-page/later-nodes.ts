/** Nodes of a long page that are drawn after its beginning, in slices, so that the page never blocks. */
export type LaterNodes = {
  /** Whether a node starts as plain text. */
  isLater(node: Element): boolean;
  isDrawn(node: Element): boolean;
  /** Calls back when it is a shown node's turn. Returns a function that forgets it. */
  wait(node: Element, place: Element, draw: () => void): () => void;
  /** Draws every node around a node at once. */
  reveal(node: Element): void;
};

/** This many elements are drawn at once. */
const firstCount = 400;
/** A parent with more elements than these is drawn child by child. */
const mostInSlice = 60;
/** The number of elements that are drawn in one go afterwards. */
const sliceCost = 250;

type Waiting = { readonly node: Element; readonly draw: () => void };

/**
 * @param isWhole - whether a node is always drawn with its parent
 */
export function createLaterNodes(region: Element, isWhole: (node: Element) => boolean): LaterNodes {
  const { sizes, places } = measure(region);
  const drawn = new Set<Element>();
  const waiting = new Map<Element, Waiting>();
  /** Waiting nodes by the elements that stand for them. */
  const stood = new Map<Element, Element>();
  let isRunning = false;

  const sight = new IntersectionObserver(
    (entries) => {
      const near = entries.filter((entry) => entry.isIntersecting);
      for (const { target } of near) draw(stood.get(target));
    },
    { rootMargin: "50%" },
  );

  function draw(node: Element | undefined): void {
    if (node === undefined) return;
    drawn.add(node);
    const one = waiting.get(node);
    waiting.delete(node);
    one?.draw();
  }

  /** A large node shows its children as text at first. */
  function costOf(node: Element): number {
    const size = sizes.get(node) ?? 1;
    return size > mostInSlice ? node.childElementCount : size;
  }

  function drawSlice(): void {
    let cost = 0;
    for (const { node } of waiting.values()) {
      if (cost >= sliceCost) break;
      cost += costOf(node);
      draw(node);
    }
    isRunning = waiting.size > 0;
    if (isRunning) setTimeout(drawSlice);
  }

  return {
    isLater(node) {
      const parentSize = sizes.get(node.parentElement ?? node) ?? 0;
      const place = places.get(node) ?? 0;
      return place > firstCount && parentSize > mostInSlice && !isWhole(node);
    },
    isDrawn: (node) => drawn.has(node),
    wait(node, place, act) {
      waiting.set(node, { node, draw: act });
      stood.set(place, node);
      sight.observe(place);
      if (!isRunning) {
        isRunning = true;
        setTimeout(drawSlice);
      }
      return () => {
        waiting.delete(node);
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
        draw(one);
      }
    },
  };
}

/** The number of elements in every element, itself included, and its place in the page. */
function measure(region: Element) {
  const sizes = new Map<Element, number>();
  const places = new Map<Element, number>();
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
