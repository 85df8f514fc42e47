import { filledText, looseId, milliseconds, object } from "../../../src/core/wire/sent.ts";
import type { Shapes } from "../endpoint-shape.ts";

/** Page views and events. */
export const statsShapes: Shapes<
  "openPageView" | "closePageView" | "closePageViewByBeacon" | "trackEvent"
> = {
  openPageView: {
    request: object({ open: milliseconds, path: { type: "string", pattern: "^/" } }),
    answer: object({ id: looseId }),
    failures: { 400: "The body is not what the call takes" },
  },
  closePageView: {
    request: object({ id: looseId, close: milliseconds }),
    failures: { 404: "No such record" },
  },
  closePageViewByBeacon: {
    request: object({ id: filledText, close: { type: "string", pattern: "^\\d+$" } }),
    failures: { 404: "No such record" },
  },
  trackEvent: {
    request: object({ event: filledText }),
    failures: { 400: "The body is not what the call takes" },
  },
};
