import { Ajv2020 } from "ajv/dist/2020.js";
import { type Endpoint, endpoints } from "../../../src/core/api/endpoints.ts";
import { openapiDocument } from "../../../src/openapi/openapi-document.ts";

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(openapiDocument(), "openapi");

/** Throws unless the OpenAPI document allows the answer for the call. */
export async function checkAnswer(name: keyof typeof endpoints, answer: Response): Promise<void> {
  const pointer = await pointerOf(name, answer);
  const validate = ajv.getSchema(`openapi#${pointer}`);
  if (!validate) throw new Error(`${name}: the document has nothing at ${pointer}`);
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const content: unknown = isJson ? await answer.clone().json() : await answer.clone().text();
  if (pointer.endsWith("/204")) {
    if (content !== "") throw new Error(`${name}: a 204 with content`);
  } else if (!validate(content)) {
    throw new Error(`${name} ${answer.status}: ${ajv.errorsText(validate.errors)}`);
  }
}

/** Throws unless the OpenAPI document allows the body for the call. */
export function checkRequestBody(name: keyof typeof endpoints, body: unknown): void {
  const pointer = `${operationPointer(name)}/requestBody/content/application~1json/schema`;
  const validate = ajv.getSchema(`openapi#${pointer}`);
  if (!validate?.(body)) throw new Error(`${name}: ${ajv.errorsText(validate?.errors)}`);
}

async function pointerOf(name: keyof typeof endpoints, answer: Response): Promise<string> {
  const response = `${operationPointer(name)}/responses/${answer.status}`;
  if (answer.status === 204) return response;
  const [type = ""] = (answer.headers.get("Content-Type") ?? "").split(";");
  return `${response}/content/${toPointer(type)}/schema`;
}

function operationPointer(name: keyof typeof endpoints): string {
  const endpoint: Endpoint = endpoints[name];
  const path = endpoint.path.replace("{+", "{");
  return `/paths/${toPointer(path)}/${endpoint.method.toLowerCase()}`;
}

/** Encodes a part of a JSON pointer inside a URI fragment. */
function toPointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
