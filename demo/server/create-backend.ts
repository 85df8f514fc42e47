import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { HTTPException } from "hono/http-exception";
import { createAddressHandlers } from "./address/create-address-handlers.ts";
import { createAuthHandlers } from "./auth/create-auth-handlers.ts";
import { createSignInHandlers } from "./auth/create-sign-in-handlers.ts";
import { readTokenKey } from "./auth/read-token-key.ts";
import { signToken, type TokenRequest } from "./auth/tokens.ts";
import {
  type BackendOptions,
  type BackendParts,
  type BackendPorts,
  defaultOptions,
} from "./backend-parts.ts";
import { type BulkWorker, startBulkWorker } from "./bulk/bulk-worker.ts";
import { createBulkHandlers } from "./bulk/create-bulk-handlers.ts";
import { createContentHandlers } from "./content/create-content-handlers.ts";
import { createContractHandlers } from "./contracts/create-contract-handlers.ts";
import { createFormApp } from "./contracts/create-form-app.ts";
import { createDirectoryHandlers } from "./directory/create-directory-handlers.ts";
import { isAllowedOrigin, refuseStrangers } from "./http/allowed-origins.ts";
import { answerJson } from "./http/answer.ts";
import type { Handlers } from "./http/handler.ts";
import { Refusal } from "./http/refusal.ts";
import { routeEndpoints } from "./http/route-endpoints.ts";
import { createLookupHandlers } from "./lookup/create-lookup-handlers.ts";
import { openPage } from "./pages/open-page.ts";
import { routeMailPages } from "./pages/route-mail-pages.ts";
import { routePages } from "./pages/route-pages.ts";
import { createPricingHandlers } from "./pricing/create-pricing-handlers.ts";
import { createProposalHandlers } from "./proposals/create-proposal-handlers.ts";
import { createResourceHandlers } from "./resources/create-resource-handlers.ts";
import { seedStore } from "./seed-store.ts";
import { createSettingsHandlers } from "./settings/create-settings-handlers.ts";
import { createStatsHandlers } from "./stats/create-stats-handlers.ts";
import type { Store } from "./store/store.ts";

/** Two logos of 15 MB each in base64, and some margin. */
const maxBodyBytes = 48 * 1024 * 1024;

/** The reference backend: takes web-standard requests and returns responses. */
export interface Backend {
  readonly app: Hono;
  /** The contracts' forms. Serve them on their own origin, `contractFormOrigin`. */
  readonly formApp: Hono;
  readonly store: Store;
  /** Issues a token like the sign-in. */
  issueToken(request: TokenRequest): Promise<string>;
  /** Completes a demo page: sets its security headers, and starts a session if the visitor has no session. */
  openPage(request: Request, page: Response): Promise<Response>;
  /**
   * Performs due background work: the rows of bulk uploads. A server calls it periodically, and each list of uploads triggers
   * it.
   */
  work(): Promise<void>;
}

/**
 * Creates the backend on a store, which it seeds if needed. It runs in Node and in browsers, and uses no timers:
 * long-running work advances with the clock at each request.
 */
export async function createBackend(
  ports: BackendPorts,
  options: Partial<BackendOptions> = {},
): Promise<Backend> {
  await seedStore(ports.store, ports.clock.now());
  const parts: BackendParts = {
    random: Math.random,
    wait: async () => {},
    log: () => {},
    ...ports,
    options: { ...defaultOptions, ...options },
    tokenKey: await readTokenKey(ports.store),
  };
  const bulkWorker = await startBulkWorker(parts);
  const handlers = createHandlers(parts, bulkWorker);
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof Refusal) return answerJson({ message: error.message }, error.status);
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return answerJson({ message: "An error has occurred." }, 500);
  });
  app.notFound(() => answerJson({ message: "The requested page could not be found." }, 404));
  const { allowedOrigins } = parts.options;
  app.use(async (context, next) => {
    await next();
    context.header("Date", new Date(parts.clock.now()).toUTCString());
  });
  app.use(refuseStrangers(allowedOrigins, parts.log));
  app.use(
    cors({
      origin: (origin) => (isAllowedOrigin(allowedOrigins, origin) ? origin : null),
      credentials: true,
      allowHeaders: ["Authorization", "JWT-Authorization", "Content-Type", "X-CSRF-Token"],
      exposeHeaders: ["Content-Disposition", "Date", "Retry-After"],
    }),
  );
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: refuseLargeBody }));
  app.route("/", routeEndpoints(parts, handlers));
  app.route("/", routePages(parts));
  app.route("/", routeMailPages(parts));
  return {
    app,
    formApp: createFormApp(parts),
    store: parts.store,
    work: bulkWorker.advance,
    issueToken: (request) => signToken(parts, request),
    openPage: (request, page) => openPage(parts, request, page),
  };
}

function refuseLargeBody(): Response {
  return answerJson({ message: "The request is too large." }, 413);
}

/** The handlers of all implemented areas. */
function createHandlers(parts: BackendParts, bulkWorker: BulkWorker): Handlers {
  return {
    ...createAuthHandlers(parts),
    ...createSignInHandlers(parts),
    ...createSettingsHandlers(parts),
    ...createStatsHandlers(parts),
    ...createAddressHandlers(parts),
    ...createLookupHandlers(parts),
    ...createBulkHandlers(parts, bulkWorker),
    ...createPricingHandlers(parts),
    ...createProposalHandlers(parts),
    ...createContractHandlers(parts),
    ...createContentHandlers(parts),
    ...createResourceHandlers(parts),
    ...createDirectoryHandlers(parts),
  };
}
