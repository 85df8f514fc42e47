/** The endpoint table of the core, the only internal module that the backend uses. */
export { type Endpoint, type EndpointName, endpoints } from "../../src/core/api/endpoints.ts";
