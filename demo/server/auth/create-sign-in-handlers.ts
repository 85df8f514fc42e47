import * as v from "valibot";
import type { sentReset, sentSignIn } from "../../../src/core/api/session.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerJson } from "../http/answer.ts";
import type { Handlers } from "../http/handler.ts";
import { readJson } from "../http/read-body.ts";
import { Refusal } from "../http/refusal.ts";
import type { User } from "../store/documents.ts";
import { checkPassword } from "./check-password.ts";
import { isCodeOf, sendCode } from "./email-codes.ts";
import { findUser } from "./find-user.ts";
import { sendReset } from "./password-resets.ts";
import { sessionCookieOf, startSession } from "./sessions.ts";
import { signToken } from "./tokens.ts";

const options = v.object({
  persistent_login: v.picklist([0, 1]),
  destination: v.string(),
  auth_type: v.picklist(["token", "cookie"]),
});
const name = v.pipe(v.string(), v.nonEmpty());
const loginBody = v.object({ username: name, password: name, options });
const verifyBody = v.object({ username: name, code: name, options });
const resetBody = v.object({ username: name, user_login: name });

/** Login, verification code and password reset. */
export function createSignInHandlers(parts: BackendParts) {
  /** Issues a token for the caller's browser, or a cookie. */
  async function letIn(
    user: User,
    request: Request,
    { persistent_login, destination, auth_type }: v.InferOutput<typeof options>,
  ): Promise<Response> {
    const redirect_to = isOwnPath(destination) ? destination : "/";
    if (auth_type === "token") {
      const userAgent = request.headers.get("User-Agent") ?? "";
      const token = await signToken(parts, { userId: user.id, userAgent });
      return answerSignIn({ code: 200, redirect_to, token });
    }
    const answer = answerSignIn({ code: 200, redirect_to });
    const session = await startSession(parts, user.id);
    answer.headers.set("Set-Cookie", sessionCookieOf(session, persistent_login === 1));
    return answer;
  }

  return {
    async logIn({ request }) {
      const body = await readJson(request, loginBody);
      const found = await checkPassword(parts, body);
      if (!found) throw new Refusal(400, "Unrecognized username or password.");
      if (!found.credential.needsCode) return letIn(found.user, request, body.options);
      await sendCode(parts, found.user);
      return answerSignIn({ code: 200 });
    },

    async verifyCode({ request }) {
      const body = await readJson(request, verifyBody);
      const user = await findUser(parts.store, body.username);
      if (!user || !(await isCodeOf(parts, user, body.code)))
        throw new Refusal(400, "Invalid code");
      return letIn(user, request, body.options);
    },

    async resetPassword({ request }) {
      const { username } = await readJson(request, resetBody);
      await sendReset(parts, username);
      const answer: ValueOf<typeof sentReset> = { status: true };
      return answerJson(answer);
    },
  } satisfies Partial<Handlers>;
}

function answerSignIn(answer: ValueOf<typeof sentSignIn>): Response {
  return answerJson(answer);
}

/** True for a path of this site. Two leading slashes would name another site. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}
