/** The endpoint table of the core: the one thing the backend takes from there. */
export { type Endpoint, type EndpointName, endpoints } from "../../src/core/api/endpoints.ts";
