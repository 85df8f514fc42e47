import type { User } from "../store/documents.ts";

/** The user that visitors of a demo page are initially signed in as. */
export const defaultUserId = "agent";

/** The demo users. Only the agent and the administrator may change the branding. */
export const demoUsers: readonly User[] = [
  {
    id: defaultUserId,
    name: "Agent",
    firstName: "Dana",
    lastName: "Whitfield",
    email: "dana.whitfield@example.com",
    phone: "(512) 555-0143",
    roles: ["authenticated", "agent"],
    capabilities: ["scout:access", "contracts:generate:all"],
    mayBrand: true,
  },
  {
    id: "comcast-agent",
    name: "Agent of Comcast alone",
    firstName: "Renee",
    lastName: "Castillo",
    email: "renee.castillo@example.com",
    phone: "(713) 555-0154",
    roles: ["authenticated", "agent"],
    capabilities: ["scout:access", "contracts:generate:comcast"],
    mayBrand: false,
  },
  {
    id: "agent-without-scout",
    name: "Agent without Scout access",
    firstName: "Luis",
    lastName: "Ortega",
    email: "luis.ortega@example.com",
    phone: "(713) 555-0161",
    roles: ["authenticated", "agent"],
    capabilities: [],
    mayBrand: false,
  },
  {
    id: "administrator",
    name: "Administrator",
    firstName: "Priya",
    lastName: "Raman",
    email: "priya.raman@example.com",
    phone: "(713) 555-0168",
    roles: ["authenticated", "administrator"],
    capabilities: [
      "scout:access",
      "contracts:generate:all",
      "solutions-index:edit",
      "role:administrator",
    ],
    mayBrand: true,
  },
  {
    id: "provider",
    name: "Provider",
    firstName: "Morgan",
    lastName: "Hale",
    email: "morgan.hale@example.com",
    phone: "(713) 555-0175",
    roles: ["authenticated", "provider"],
    capabilities: ["solutions-index:edit", "role:provider"],
    mayBrand: false,
  },
  {
    id: "index-editor",
    name: "Editor of the solutions index",
    firstName: "Avery",
    lastName: "Lindqvist",
    email: "avery.lindqvist@example.com",
    phone: "(713) 555-0182",
    roles: ["authenticated", "agent"],
    capabilities: ["scout:access", "solutions-index:edit"],
    mayBrand: false,
  },
];
