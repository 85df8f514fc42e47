import type { Core, SharedService } from "../../create-core.ts";
import type { Clock } from "../../ports.ts";
import { secondsOf } from "../../values/time.ts";

export interface CidSeconds extends SharedService {
  next(): number;
}

/**
 * Creates a sequence of epoch seconds without repetition, so that two calls within a second differ.
 */
export function createCidSeconds(clock: Pick<Clock, "now">): CidSeconds {
  let last = 0;
  return {
    next() {
      last = Math.max(secondsOf(clock.now()), last + 1);
      return last;
    },
    // Nothing to forget, because the numbers do not depend on the user.
    forget() {},
  };
}

/** The next `cid`. All elements of an API base share the sequence. */
export function nextCidSeconds({ service, ports }: Core): number {
  return service("cid-seconds", () => createCidSeconds(ports.clock)).next();
}
