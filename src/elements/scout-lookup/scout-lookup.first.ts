import type { FirstScreen } from "../host/element/first-screen.ts";

/** The first screen, which the build draws (`build/prerender/first-screen-modules.ts`). */
export const firstScreen: FirstScreen | null = null;
