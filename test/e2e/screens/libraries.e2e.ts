import { inspectStates } from "../support/inspect-states.ts";
import { libraryStates } from "../support/library-states.ts";

inspectStates(libraryStates);
