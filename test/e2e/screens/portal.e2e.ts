import { inspectStates } from "../support/inspect-states.ts";
import { portalStates } from "../support/portal-states.ts";

inspectStates(portalStates);
