import { contractsStates } from "../support/contracts-states.ts";
import { inspectStates } from "../support/inspect-states.ts";

inspectStates(contractsStates);
