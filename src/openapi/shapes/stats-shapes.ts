import { sentPageView } from "../../core/api/page-views.ts";
import { described, filledText, looseId, milliseconds, object } from "../../core/wire/sent.ts";
import type { Shapes } from "../endpoint-shape.ts";

const recordSays = "Id of the record, as in the path.";
const closeSays = "When the page was left: milliseconds since 1970.";

/** Page views and events. */
export const statsShapes: Shapes<
  "openPageView" | "closePageView" | "closePageViewByBeacon" | "trackEvent"
> = {
  openPageView: {
    request: object({
      open: described(milliseconds, "When the page was opened: milliseconds since 1970."),
      path: described({ type: "string", pattern: "^/" }, "Path of the page, without its query."),
    }),
    answer: sentPageView,
    failures: { 400: "The body is not valid" },
  },
  closePageView: {
    request: object({
      id: described(looseId, recordSays),
      close: described(milliseconds, closeSays),
    }),
    failures: { 404: "No such record" },
  },
  closePageViewByBeacon: {
    request: object({
      id: described(filledText, recordSays),
      close: described({ type: "string", pattern: "^\\d+$" }, closeSays),
    }),
    failures: { 404: "No such record" },
  },
  trackEvent: {
    request: object({ event: described(filledText, "Name of the event, such as `sfs_login`.") }),
    failures: { 400: "The body is not valid" },
  },
};
