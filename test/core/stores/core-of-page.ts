import type { Core } from "../../../src/core/create-core.ts";
import { signal } from "../../../src/core/signals.ts";
import { createKeptStore } from "../../../src/core/stores/kept/kept-store.ts";
import { createFakePorts } from "../../support/fake-ports.ts";

export const dana = { email: "Dana@example.com", firstName: "", lastName: "" };
export const luis = { ...dana, email: "luis@example.com" };
export const nobody = { ...dana, email: "" };

export type Agent = typeof dana;

/**
 * The part of the core that is needed to save a screen's work: the user, the session and the ports.
 */
export function coreOfPage(agent: Agent, isSignedIn: boolean, ports: object) {
  const isUnauthorized = signal(!isSignedIn);
  const capabilities = agent.email === "" ? [] : ["scout:access"];
  const settings = { agent, roles: [], capabilities };
  const allPorts = { ...createFakePorts(), newId: () => "id", ...ports };
  const person = agent.email.toLowerCase();
  const kept = createKeptStore("/api", allPorts, {
    name: () => person,
    isVisitor: () => agent.email === "",
  });
  kept.sweep();
  const core = {
    config: { apiBase: "/api" },
    ports: allPorts,
    kept,
    settings: { state: signal({ kind: "ready", settings }), person: signal(person) },
    session: { isUnauthorized, hasToken: signal(false), isOver: signal(false) },
  } as unknown as Core;
  return { core, isUnauthorized };
}
