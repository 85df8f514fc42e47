/**
 * Shows an element with sample data in the frame of an editor's block, as the fragment of the address describes:
 * `preview.html#{"tag":"scout-lookup","user":"agent","attributes":{},"look":{"--scout-padding":"0px"}}`.
 */
import { startInPageBackend } from "../../test/support/in-page-backend.ts";
import { statesByTag } from "../docs/example/states-by-tag.ts";

interface Shown {
  readonly tag: string;
  readonly user: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  /** The custom properties that the editor sets, by name. */
  readonly look: Readonly<Record<string, string>>;
  readonly isLite: boolean;
  /** The version of the built files, which is the name of their folder. */
  readonly version: string;
}

const shown: Shown = JSON.parse(decodeURIComponent(window.location.hash.slice(1)));
await show(shown);

async function show({ tag, user, attributes, look, isLite, version }: Shown): Promise<void> {
  const answers = statesByTag.get(tag)?.get("Ready")?.answers ?? {};
  const { apiBase } = await startInPageBackend({
    // An API of another origin gets no token of the site, and stores none.
    origin: "https://sample.invalid",
    user,
    intercept: ({ method, url }) => {
      const answer = answers[`${method} ${new URL(url).pathname}`];
      return answer && Response.json(answer((file) => new URL(file, document.baseURI).href));
    },
    passesOn: ({ pathname }) => pathname.includes("/cdn/"),
  });
  const { fetch: backendFetch } = window;
  // Block pictures, because the site must not request them. Names replace logos.
  window.fetch = async (...call) => {
    const answer = await backendFetch(...call);
    if (answer.body === null || !answer.headers.get("Content-Type")?.includes("json"))
      return answer;
    const { status, headers } = answer;
    const text = await answer.text();
    return new Response(text.replace(/\/demo\/logos\/[\w-]+\.svg/g, ""), { status, headers });
  };
  // Remove the query, so that the element finds no parameters in this address.
  window.history.replaceState(null, "", window.location.pathname);
  const element = document.createElement(tag);
  const basePath = tag === "scout-portal" ? { "base-path": window.location.pathname } : {};
  const all = { routing: "none", ...attributes, ...basePath, "api-base": apiBase };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(look)) element.style.setProperty(name, value);
  document.body.append(element);
  new ResizeObserver(tellHeight).observe(document.body);
  const folder = `../cdn/${version}${isLite ? "/lite" : ""}`;
  await import(/* @vite-ignore */ new URL(`${folder}/${tag}.js`, document.baseURI).href);
}

function tellHeight(): void {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  window.parent.postMessage({ scoutPreviewHeight: height }, window.location.origin);
}
