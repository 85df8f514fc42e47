import * as v from "valibot";
import type { sentExchangedToken } from "../../../src/core/api/exchange-token.ts";
import type { sentVerdict } from "../../../src/core/api/session.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson, answerText } from "../http/answer.ts";
import type { Handlers } from "../http/handler.ts";
import { readJson } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import { csrfTokenOf } from "./csrf.ts";
import { nowSeconds, signToken, type TokenClaims, verifyToken } from "./tokens.ts";

const defaultMinutes = 2;

/** The anti-forgery token, token validation, and the exchange for a sibling site. */
export function createAuthHandlers(parts: BackendParts) {
  return {
    sessionToken: async ({ caller }) => answerText(await csrfTokenOf(parts, caller.csrfSubject)),

    async validateToken({ request }) {
      const { access_token } = await readJson(request, v.object({ access_token: v.string() }));
      const claims = await verifyToken(parts, access_token);
      const user = claims && (await parts.store.users.get(claims.userId));
      if (!claims || !user) return answerVerdict({ data: { valid: false } });
      const replacement = isAging(parts, claims) ? { token: await signToken(parts, claims) } : {};
      return answerVerdict({ data: { valid: true, ...replacement } });
    },

    async exchangeToken({ caller, query, request }) {
      const site = query.get("site") ?? "";
      if (!isOfFamily(parts, site)) throw new Refusal(404, "The site is not known.");
      const minutes = Number(query.get("ttl") ?? defaultMinutes);
      if (!Number.isInteger(minutes) || minutes < 1) throw new Refusal(400, "ttl: Not minutes.");
      const token = await signToken(parts, {
        userId: caller.user?.id ?? "",
        userAgent: caller.claims?.userAgent ?? request.headers.get("User-Agent") ?? "",
        ttlSeconds: minutes * 60,
      });
      const answer: ValueOf<typeof sentExchangedToken> = { data: { site, token } };
      return answerJson(answer);
    },
  } satisfies Partial<Handlers>;
}

function answerVerdict(answer: ValueOf<typeof sentVerdict>): Response {
  return answerJson(answer);
}

/** True if less than a quarter of the token's lifetime is left. */
function isAging(parts: BackendParts, { issuedAt, expiresAt }: TokenClaims): boolean {
  return expiresAt - nowSeconds(parts) < (expiresAt - issuedAt) / 4;
}

/** The site is given as a host with dashes instead of dots; the port does not matter. */
function isOfFamily(parts: BackendParts, site: string): boolean {
  const host = site.replace(/:\d+$/, "");
  return parts.options.siteFamily.some((member) => member.replaceAll(".", "-") === host);
}
