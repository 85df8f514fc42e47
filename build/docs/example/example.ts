/** Shows an element in its page: `example.html?element=scout-lookup&state=Failed`. */

import type { ExampleState } from "../../../src/elements/element-manifest.ts";
import { startInPageBackend } from "../../../test/support/in-page-backend.ts";
import { statesByTag } from "./states-by-tag.ts";

const query = new URLSearchParams(window.location.search);
const tag = query.get("element") ?? "";
const states = statesByTag.get(tag);
if (states) await show(states.get(query.get("state") ?? "Ready") ?? {});

async function show({ user, attributes, scheme, ...state }: ExampleState): Promise<void> {
  const { apiBase } = await startInPageBackend({
    ...(user !== undefined && { user }),
    intercept: answererOf(state),
    passesOn: ({ pathname }) => pathname.includes("/cdn/"),
  });
  if (scheme !== undefined) document.documentElement.style.colorScheme = scheme;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({
    routing: "none",
    ...attributes,
    "api-base": apiBase,
  })) {
    element.setAttribute(name, value);
  }
  document.body.append(element);
  window.dispatchEvent(new Event("shown"));
  const folder = query.get("flavour") === "lite" ? "cdn/lite" : "cdn";
  await import(/* @vite-ignore */ new URL(`${folder}/${tag}.js`, document.baseURI).href);
}

type Answer = Promise<Response | undefined> | Response | undefined;

function answererOf({
  backend,
  answers = {},
}: Pick<ExampleState, "backend" | "answers">): (request: Request) => Answer {
  return ({ method, url }) => {
    const call = `${method} ${new URL(url).pathname}`;
    if (backend === "isUnreachable") return Response.error();
    if (backend === "waits") return new Promise(() => {});
    if (backend === "fails" && !call.endsWith("/settings"))
      return new Response("", { status: 500 });
    const answer = answers[call];
    return answer && Response.json(answer((file) => new URL(file, document.baseURI).href));
  };
}
