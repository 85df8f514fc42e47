import { inspectStates } from "../support/inspect-states.ts";
import { lookupStates } from "../support/lookup-states.ts";

inspectStates(lookupStates);
