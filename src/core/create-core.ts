import { createHttpClient, type HttpClient } from "./api/http-client.ts";
import type { Config } from "./config.ts";
import type { Ports } from "./ports.ts";
import { createSessionStore, type SessionStore } from "./stores/session-store.ts";
import { createSettingsStore, type SettingsStore } from "./stores/settings-store.ts";

/** Something all elements of one API base share. */
export interface SharedService {
  /** Drops what belongs to the person who signed out, or in. */
  forget(): void;
}

/** What all elements of one API base share: one session, one settings fetch, and services by name. */
export interface Core {
  readonly config: Config;
  readonly ports: Ports;
  readonly client: HttpClient;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  /** A service that the first who asks creates and all share, such as the lookup results. */
  service<Service extends SharedService>(name: string, create: () => Service): Service;
  /** The same session and services under another brand's calls. */
  withConfig(config: Config): Core;
  dispose(): void;
}

export function createCore(config: Config, ports: Ports): Core {
  const services = new Map<string, SharedService>();
  const session = createSessionStore(config, ports, () => {
    for (const service of services.values()) service.forget();
    void settings.reload();
  });
  const clientOf = (wanted: Config) => createHttpClient(wanted, ports, session);
  const settings = createSettingsStore(clientOf(config), ports);

  function coreOf(wanted: Config): Core {
    return {
      config: wanted,
      ports,
      client: clientOf(wanted),
      session,
      settings,
      service<Service extends SharedService>(name: string, create: () => Service): Service {
        if (!services.has(name)) services.set(name, create());
        // The name is the service's own, so what was stored under it has its type.
        return services.get(name) as Service;
      },
      withConfig: coreOf,
      dispose: session.dispose,
    };
  }

  return coreOf(config);
}
