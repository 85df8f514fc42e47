import * as v from "valibot";
import { Refusal } from "./refusal.ts";

/** Reads the JSON body of a call by `schema`; anything else is refused. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return checkContent(await parse(request), schema, 400);
}

/** Reads the fields of a form, each as text. */
export async function readForm<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const form = await request.formData().catch(() => {
    throw new Refusal(400, "The body is not a form.");
  });
  return checkContent(Object.fromEntries(form), schema, 400);
}

/** Checks `content` by `schema`, or refuses it and names the first invalid member. */
export function checkContent<Schema extends v.GenericSchema>(
  content: unknown,
  schema: Schema,
  status: number,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  throw new Refusal(status, where ? `${where}: ${issue.message}` : issue.message);
}

async function parse(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    throw new Refusal(400, "The body is not JSON.");
  }
}
