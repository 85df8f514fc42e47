import { type Endpoint, endpoints } from "../endpoints.ts";

/** Where platforms of this kind keep files, public and private. */
const files = /^\/(?:system|sites\/[^/]+)\/files\/.+$/;

const patterns = Object.values(endpoints).map((endpoint: Endpoint) => ({
  method: endpoint.method,
  pattern: patternOf(endpoint.path),
}));

/** Whether a request is a call of the endpoint table, for any brand. */
export function isEndpoint(method: string, path: string): boolean {
  return patterns.some(
    (endpoint) =>
      endpoint.pattern.test(path) && (method === endpoint.method || method === "OPTIONS"),
  );
}

function patternOf(template: string): RegExp {
  if (template.startsWith("/{+")) return files;
  const parts = template.split(/(\{\+?\w+\})/).map((part) => {
    if (part.startsWith("{+")) return ".+";
    if (part.startsWith("{")) return "[^/]+";
    return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}
