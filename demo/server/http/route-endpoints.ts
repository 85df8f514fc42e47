import { type Context, Hono } from "hono";
import { checkAccess } from "../auth/access.ts";
import { identifyCaller } from "../auth/identify-caller.ts";
import type { BackendParts } from "../backend-parts.ts";
import { type EndpointName, endpoints } from "../endpoints.ts";
import { filesPath } from "./files-path.ts";
import type { Handler, Handlers } from "./handler.ts";

/** Routes every call of the endpoint table. */
export function routeEndpoints(parts: BackendParts, handlers: Handlers): Hono {
  const app = new Hono();
  for (const route of routesOf(parts.options.brand)) {
    const handler = handlers[route.name];
    app.on(route.method, route.path, (context) => serve(parts, route, handler, context));
  }
  return app;
}

interface Route {
  readonly name: EndpointName;
  readonly method: string;
  readonly path: string;
  /** Name of the placeholder for the rest of the path, which is passed on unchanged. */
  readonly rest: string | null;
}

/** Entries with the same method and path share the route and the handler of the first one. */
function routesOf(brand: string): Route[] {
  const routes = new Map<string, Route>();
  for (const name of endpointNames()) {
    const { method } = endpoints[name];
    // In the table files may have any path; this backend keeps all of its files below one path.
    const template = endpoints[name].path.replace(/^\/(?=\{\+)/, filesPath);
    const rest = /\{\+(\w+)\}$/.exec(template)?.[1] ?? null;
    const path = template
      .replace("{brand}", brand)
      .replace(/\{\+\w+\}$/, "*")
      .replace(/\{(\w+)\}/g, ":$1");
    const key = `${method} ${path}`;
    if (!routes.has(key)) routes.set(key, { name, method, path, rest });
  }
  return [...routes.values()];
}

async function serve(
  parts: BackendParts,
  route: Route,
  handler: Handler,
  context: Context,
): Promise<Response> {
  const request = context.req.raw;
  const caller = await identifyCaller(parts, request);
  await checkAccess(parts, route.name, caller, request);
  const url = new URL(request.url);
  const params = route.rest
    ? { [route.rest]: url.pathname.slice(route.path.length - 1) }
    : context.req.param();
  return handler({ request, query: url.searchParams, params, caller });
}

function endpointNames(): EndpointName[] {
  const names: EndpointName[] = [];
  let name: EndpointName;
  for (name in endpoints) names.push(name);
  return names;
}
