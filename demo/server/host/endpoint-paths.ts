import { type Endpoint, endpoints } from "../endpoints.ts";

/** Paths of public and private files on platforms of this kind. */
const files = /^\/(?:system|sites\/[^/]+)\/files\/.+$/;

const patterns = Object.values(endpoints).map((endpoint: Endpoint) => ({
  method: endpoint.method,
  pattern: patternOf(endpoint.path),
}));

/** True if a request is a call of the endpoint table, for any brand. */
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
