import { inspectStates } from "../support/inspect-states.ts";
import { pricingStates } from "../support/pricing-states.ts";

inspectStates(pricingStates);
