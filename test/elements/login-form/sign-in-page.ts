import "../../../src/elements/login-form/login-form.ts";
import { signInTester } from "../../../src/testing/parts/sign-in-tester.ts";
import { answerBy } from "../../support/answer-table.ts";
import { place, serve } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";

export const logInCall = "POST /api/sandler-auth/v1/login";
export const verifyCall = "POST /api/sandler-auth/v1/verify";
export const settingsCall = "GET /api/v1/site-connector/settings";
export const resetCall = "POST /api/v1/user/password/reset/";

/** Uses and reads the sign-in as a user does. */
export const signIn = signInTester(browserScreen);

export type SentBody = Readonly<Record<string, unknown>>;

/** Shows only the sign-in. Its requests are answered in turn; the last answer repeats. */
export async function showSignIn(
  answers: Readonly<Record<string, readonly (() => Response | Promise<Response>)[]>> = {},
  attributes: Readonly<Record<string, string>> = {},
) {
  const bodies: SentBody[] = [];
  const left = new Map(Object.entries(answers).map(([call, list]) => [call, [...list]]));
  const backend = await serve({
    intercept: answerBy(
      Object.fromEntries(
        Object.keys(answers).map((call) => [
          call,
          async (request: Request) => {
            if (request.method === "POST") bodies.push(await request.clone().json());
            const list = left.get(call) ?? [];
            const answer = list.length > 1 ? list.shift() : list[0];
            return answer?.() ?? new Response("", { status: 500 });
          },
        ]),
      ),
    ),
  });
  return { backend, bodies, element: place("login-form", backend, attributes) };
}

export const json =
  (content: unknown, status = 200) =>
  () =>
    Response.json(content, { status });
