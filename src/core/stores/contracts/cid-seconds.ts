import type { Core, SharedService } from "../../create-core.ts";
import type { Clock } from "../../ports.ts";
import { secondsOf } from "../../values/time.ts";

export interface CidSeconds extends SharedService {
  next(): number;
}

/** Epoch seconds, each number once, so that two calls within a second differ (decisions B7). */
export function createCidSeconds(clock: Pick<Clock, "now">): CidSeconds {
  let last = 0;
  return {
    next() {
      last = Math.max(secondsOf(clock.now()), last + 1);
      return last;
    },
    // The numbers do not belong to a person.
    forget() {},
  };
}

/** The next `cid`, in seconds, shared by all elements of one API base. */
export function nextCidSeconds({ service, ports }: Core): number {
  return service("cid-seconds", () => createCidSeconds(ports.clock)).next();
}
