import { analyticsEventOf, type Config } from "../../../core/internal.ts";
import { log } from "./log.ts";

/** Reports an event to the page's `onEvent`. If `onEvent` throws, the element continues. */
export function reportToAnalytics(
  onEvent: NonNullable<Config["onEvent"]>,
  { localName }: HTMLElement,
  name: string,
  detail: unknown,
): void {
  const event = analyticsEventOf(name, localName, detail);
  if (event === null) return;
  try {
    onEvent(event);
  } catch (error) {
    log("warn", "on-event-failed", String(error));
  }
}
