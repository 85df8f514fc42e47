import type { Core } from "../../../src/core/create-core.ts";
import { signal } from "../../../src/core/signals.ts";

export const dana = { email: "Dana@example.com", firstName: "", lastName: "" };
export const luis = { ...dana, email: "luis@example.com" };

export type Agent = typeof dana;

/** What keeps a screen's work reads of the core: a person, whether a sign-in is needed, and these ports. */
export function coreOfPage(agent: Agent, isSignedIn: boolean, ports: object) {
  const isUnauthorized = signal(!isSignedIn);
  const settings = { agent, roles: [], capabilities: ["scout:access"] };
  const core = {
    config: { apiBase: "/api" },
    ports,
    settings: { state: signal({ kind: "ready", settings }) },
    session: { isUnauthorized, hasToken: signal(false), isOver: signal(false) },
  } as unknown as Core;
  return { core, isUnauthorized };
}
