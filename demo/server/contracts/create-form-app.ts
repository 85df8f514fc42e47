import { Hono } from "hono";
import { csrf } from "hono/csrf";
import { HTTPException } from "hono/http-exception";
import * as v from "valibot";
import { verifyToken } from "../auth/tokens.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import { readForm } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import { contractFormBody } from "./contract-form.ts";
import { findContract } from "./find-contract.ts";
import { isFormKey, signFormKey } from "./form-key.ts";
import { findWizardScenario } from "./scenarios.ts";
import { writeFormPage } from "./write-form-page.ts";

const silentMs = 120_000;

/** The key in the address protects the form, so every page may frame it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join("; ");

/** The address of a contract's form, on the forms' own origin. */
export async function formAddressOf(parts: BackendParts, contractId: string): Promise<string> {
  const query = new URLSearchParams({ key: await signFormKey(parts, contractId) });
  const path = `/contract-form/${encodeURIComponent(contractId)}`;
  return `${parts.options.contractFormOrigin}${path}?${query}`;
}

/** The site of the contracts' forms: a separate origin, like that of a carrier. */
export function createFormApp(parts: BackendParts): Hono {
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof Refusal) return answerJson({ message: error.message }, error.status);
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return answerJson({ message: "An error has occurred." }, 500);
  });
  app.use(csrf());
  app.use("/contract-form/:contract", async (context, next) => {
    const isOpen = await isFormKey(
      parts,
      context.req.query("key") ?? "",
      context.req.param("contract"),
    );
    if (!isOpen) throw new Refusal(403, "The key does not open this form.");
    await next();
  });

  app.get("/contract-form/:contract", async (context) => {
    const id = context.req.param("contract");
    if (findWizardScenario(id)?.isFormSilent) await parts.wait(silentMs);
    const contract = await findContract(parts, id);
    const person = await personOf(parts, context.req.query("jwt_token"));
    return new Response(await writeFormPage({ contract, person }), {
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-store",
        "Content-Security-Policy": policy,
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
      },
    });
  });

  app.post("/contract-form/:contract", async (context) => {
    const contract = await findContract(parts, context.req.param("contract"));
    if (contract.state !== "") throw new Refusal(409, "The order is complete.");
    const { complete, ...given } = await readForm(context.req.raw, contractFormBody);
    const form = v.parse(v.record(v.string(), v.string()), given);
    const state = complete === undefined ? "" : "Completed";
    await parts.store.contracts.put({ ...contract, form, state });
    return answerJson({ state });
  });

  return app;
}

/** The name of a token's user. */
async function personOf(parts: BackendParts, token: string | undefined): Promise<string | null> {
  if (token === undefined) return null;
  const claims = await verifyToken(parts, token);
  const user = claims && (await parts.store.users.get(claims.userId));
  if (!user) throw new Refusal(401, "The token is not valid.");
  return `${user.firstName} ${user.lastName}`;
}
