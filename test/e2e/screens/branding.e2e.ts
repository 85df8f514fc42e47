import { brandingStates } from "../support/branding-states.ts";
import { inspectStates } from "../support/inspect-states.ts";

inspectStates(brandingStates);
