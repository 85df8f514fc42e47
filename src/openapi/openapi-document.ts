import packageFile from "../../package.json" with { type: "json" };
import { type Endpoint, type EndpointName, endpoints } from "../core/api/endpoints.ts";
import type { CallExamples } from "./described-call.ts";
import { components, namesOf } from "./described-calls.ts";
import { mergeOperations, type Operation, operationOf } from "./operation.ts";
import { tags } from "./tags.ts";

const { version, license } = packageFile;

/** The OpenAPI 3.1 description of every call of the endpoint table, with the given examples. */
export function openapiDocument(examples: CallExamples = {}): object {
  return {
    openapi: "3.1.0",
    info: {
      title: "Scout Elements API",
      version,
      contact: { name: "Scout Elements" },
      license: { name: license, identifier: `LicenseRef-${license}` },
      description:
        "The calls the elements make. `{brand}` is the brand of the configuration, `sandler` unless set.",
    },
    servers: [{ url: "/" }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: pathsOf(namesOf(endpoints), examples),
    components: {
      schemas: components,
      securitySchemes: {
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        fallbackToken: {
          type: "apiKey",
          in: "header",
          name: "JWT-Authorization",
          description: "`Bearer` and the token, where another layer owns `Authorization`",
        },
        session: { type: "apiKey", in: "cookie", name: "scout_session" },
      },
    },
  };
}

function pathsOf(names: readonly EndpointName[], examples: CallExamples): object {
  const paths = new Map<string, Map<string, Operation>>();
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name];
    const path = endpoint.path.replace("{+", "{");
    const method = endpoint.method.toLowerCase();
    const operations = paths.get(path) ?? new Map<string, Operation>();
    const operation = operationOf(name, endpoint, examples[name]);
    const earlier = operations.get(method);
    operations.set(method, earlier ? mergeOperations(earlier, operation) : operation);
    paths.set(path, operations);
  }
  return Object.fromEntries(
    [...paths].map(([path, operations]) => [path, Object.fromEntries(operations)]),
  );
}
