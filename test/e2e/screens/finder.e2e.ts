import { finderStates } from "../support/finder-states.ts";
import { inspectStates } from "../support/inspect-states.ts";

inspectStates(finderStates);
