import type { Core, SharedService } from "../../create-core.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";

/** How a person views lists of services, until the page closes (decisions K10). */
export interface ServiceViewStore extends SharedService {
  readonly hidesUnavailable: ReadonlySignal<boolean>;
  hideUnavailable(isHidden: boolean): void;
}

export function serviceViewOf(core: Core): ServiceViewStore {
  return core.service("serviceView", createServiceView);
}

function createServiceView(): ServiceViewStore {
  const hidesUnavailable = signal(false);
  return {
    hidesUnavailable,
    hideUnavailable(isHidden) {
      hidesUnavailable.value = isHidden;
    },
    forget() {
      hidesUnavailable.value = false;
    },
  };
}
