import type { FirstNode } from "../first-node.ts";

/** The first screen, which the build draws (`build/prerender/first-screen-modules.ts`). */
export const firstContent: FirstNode | null = null;
