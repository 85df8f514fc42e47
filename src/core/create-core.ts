import { createHttpClient, type HttpClient } from "./api/http-client.ts";
import { loadSettings } from "./api/settings.ts";
import type { Config } from "./config.ts";
import type { Trouble } from "./diagnosis/trouble.ts";
import type { Ports } from "./ports.ts";
import type { LostToken } from "./session/token.ts";
import type { ReadonlySignal } from "./signals.ts";
import { createKeptStore, type KeptStore } from "./stores/kept/kept-store.ts";
import { endVisit, onVisitEnd } from "./stores/kept/visit.ts";
import { createSettingsStore, type SettingsStore } from "./stores/page/settings-store.ts";
import { finishSignOut, noteSignOut } from "./stores/session/note-sign-out.ts";
import {
  createSessionStore,
  type SessionHandlers,
  type SessionStore,
} from "./stores/session/session-store.ts";
import { isAnonymous, needsSignInOf } from "./stores/session/sign-in-need.ts";
import { createTroubleStore } from "./stores/trouble/trouble-store.ts";

/** A service that all elements of one API base share. */
export interface SharedService {
  /** Drops the previous user's data after a sign-in or sign-out. */
  forget(): void;
}

/** The part that all elements of one API base share: one session, one load of the settings, and named services. */
export interface Core {
  readonly config: Config;
  readonly ports: Ports;
  readonly client: HttpClient;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  /** The store of everything that outlives the page for the user. */
  readonly kept: KeptStore;
  /** The problem that keeps calls from the server. */
  readonly trouble: ReadonlySignal<Trouble | null>;
  /** Reports that a screen is denied. This is a problem of its own if there is no session and no way to sign in. */
  noteDenied(): void;
  /** Reports that a sign-in is needed, if the reason is that the page's `getToken` gave no usable token. */
  noteSignInNeeded(): void;
  /** Returns the service of this name, such as the lookup results. The first call creates it for all elements. */
  service<Service extends SharedService>(name: string, create: (core: Core) => Service): Service;
  /** Returns a core with the same session and services, whose calls use another configuration. */
  withConfig(config: Config): Core;
  dispose(): void;
}

/** Loads the code for stored settings on demand, because only returning users need it. */
const loadKeptSettings = () => import("./stores/kept/kept-settings.ts");

/** @param issuer - origin of an API that the page does not name. It has a session of its own. */
export function createCore(config: Config, ports: Ports, issuer: string | null = null): Core {
  const services = new Map<string, SharedService>();
  /** The user that the settings named last since the session changed. */
  let named = "";
  const handlers: SessionHandlers = {
    onOther: () => endVisit(ports, config.apiBase),
    onChanged() {
      named = "";
      for (const service of services.values()) service.forget();
      settings.forgetPerson();
      kept.sweep();
      void settings.reload();
    },
    onReturned() {
      const known = settings.state.peek();
      const isTheirs = session.hasToken.peek() && known.kind === "ready" && !isAnonymous(known);
      if (isTheirs) keepSettings();
      else void settings.reload();
    },
    onSignedOut: () => noteSignOut(config, ports),
    onSignedOutElsewhere: reloadOnReturn,
    onRefused() {
      // Keep the user's settings on the screen. Without settings, load those for anonymous users.
      if (settings.state.peek().kind !== "ready") void settings.reload();
    },
  };
  const session = createSessionStore(config, ports, handlers, issuer);
  const trouble = createTroubleStore(ports);
  const mayCallScout = () => settings.allowed("scout:access");
  const clientOf = (coreConfig: Config) =>
    createHttpClient(coreConfig, ports, session, trouble, mayCallScout);
  const kept = createKeptStore(config.apiBase, ports, {
    name: () => settings.person.peek(),
    isVisitor: () => !session.hasToken.peek() && isAnonymous(settings.state.peek()),
  });
  const keptSettings = kept.answer("settings");
  const settings: SettingsStore = createSettingsStore(clientOf(config), ports, async () => {
    if (keptSettings.read() === null) return null;
    try {
      return (await loadKeptSettings()).readKeptSettings({ kept, session, settings });
    } catch {
      return null; // Harmless: the screen waits for the settings call.
    }
  });
  settings.state.subscribe((known) => {
    if (known.kind === "unknown" || (known.kind === "failed" && !known.isFinal)) return;
    keptSettings.remove();
    if (known.kind === "ready" && session.hasUsableToken()) keepSettings();
  });
  function keepSettings(): void {
    loadKeptSettings().then(
      (loaded) => loaded.keepSettings({ kept, session, settings }),
      () => {}, // Harmless: the next visit waits for the settings call.
    );
  }
  settings.person.subscribe((name) => {
    kept.sweep();
    if (!name) return;
    // A cookie session can change without a message to this tab.
    const isOther = named !== "" && named !== name;
    named = name;
    if (isOther) session.changePerson();
  });
  const stopVisit = onVisitEnd(ports, config.apiBase, () => {
    // Another tab has signed out of a session that leaves no trace in the storage.
    if (named === "" || session.hasToken.peek() || session.loginSource.peek() !== "external")
      return;
    session.changePerson();
    reloadOnReturn();
  });
  let stopWaiting = () => {};
  /** The other tab navigates to the server to end the session. Until that is done, the server still knows the user. */
  function reloadOnReturn(): void {
    stopWaiting();
    if (config.signOutUri === "" || !ports.activity) return;
    const { activity } = ports;
    stopWaiting = activity.subscribe(() => {
      if (activity.isHidden()) return;
      stopWaiting();
      void settings.reload();
    });
  }
  finishSignOut(config, ports);

  function coreOf(coreConfig: Config): Core {
    const client = clientOf(coreConfig);
    const noteToken = (token: "missing" | LostToken | null) => {
      if (token !== null) trouble.missedToken(client.addressOf(loadSettings.endpoint), token);
    };
    const core: Core = {
      config: coreConfig,
      ports,
      client,
      session,
      settings,
      kept,
      trouble: trouble.state,
      noteDenied() {
        const isMissing =
          coreConfig.signInUri === "" && needsSignInOf({ session, settings }).peek();
        noteToken(session.lostToken() ?? (isMissing ? "missing" : null));
      },
      noteSignInNeeded() {
        const token = session.lostToken();
        // The sign-in itself says that a clock is wrong.
        if (token !== "clock") noteToken(token);
      },
      service<Service extends SharedService>(name: string, create: (core: Core) => Service) {
        if (!services.has(name)) services.set(name, create(core));
        // A name always belongs to the same service, so the stored service has this type.
        return services.get(name) as Service;
      },
      withConfig: coreOf,
      dispose() {
        stopVisit();
        stopWaiting();
        session.dispose();
        settings.dispose();
        trouble.dispose();
      },
    };
    return core;
  }

  return coreOf(config);
}
