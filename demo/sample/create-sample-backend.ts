import {
  type Backend,
  createBackend,
  createSeededStore,
  demoPassword,
  demoUsers,
} from "../server/index.ts";
import { pathOfBrand } from "./path-of-brand.ts";

const brand = "sample";
/** The user of calls without a sign-in. */
const visitor = "agent";

/**
 * Answers calls with sample data. Nothing is requested; what the visitor does is kept until the page closes.
 *
 * @param userAgent - names the browser, because a token is only valid in the browser that it was issued to
 */
export function createSampleBackend(
  userAgent: () => string,
): (url: string, init: RequestInit) => Promise<Response> {
  let opening: Promise<Backend> | null = null;
  return async (url, init) => {
    const { signal, ...sent } = init;
    opening ??= openBackend();
    const { app } = await opening;
    signal?.throwIfAborted();
    const request = requestOf(url, userAgent(), sent);
    return unlessAborted(isForm(request) ? noForm() : app.fetch(request), signal);
  };
}

async function openBackend(): Promise<Backend> {
  const store = await createSeededStore(Date.now());
  // There is no mailbox for a code.
  const credentials = await store.credentials.find();
  await store.credentials.putAll(credentials.map((one) => ({ ...one, needsCode: false })));
  return createBackend(
    { store, clock: { now: () => Date.now() }, newId: createId },
    { defaultUser: visitor, brand },
  );
}

/** The backend needs an address with a host. This one is reserved and never requested. */
const nowhere = "https://sample.invalid";

function requestOf(
  url: string,
  userAgent: string,
  { method = "GET", headers, body = null }: RequestInit,
): Request {
  const address = new URL(url.replace(/^demo:/, ""), nowhere);
  address.pathname = pathOfBrand(address.pathname, brand);
  const isSignIn = address.pathname.endsWith("-auth/v1/login");
  const known = isSignIn && typeof body === "string" ? withKnownPerson(body) : body;
  const request = new Request(address, { method, headers: headers ?? {}, body: known });
  // Browsers keep scripts from setting these. With a length, the backend does not copy the body to measure it.
  const sent = new Headers(request.headers);
  sent.set("User-Agent", userAgent);
  sent.set("Content-Length", "0");
  return Object.defineProperty(request, "headers", { value: sent });
}

/** Every name and password signs in, because the visitor has been given none. A name of a sample user is theirs. */
function withKnownPerson(body: string): string {
  const signIn: { readonly username?: unknown } = JSON.parse(body);
  const isKnown = demoUsers.some(({ id }) => id === signIn.username);
  const username = isKnown ? signIn.username : visitor;
  return JSON.stringify({ ...signIn, username, password: demoPassword });
}

/** The form of a contract is a page of its own server, in a frame. */
function isForm({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === "GET" && /\/scout\/v1\/contract\/[^/]+$/.test(pathname);
}

function noForm(): Response {
  return Response.json({ message: "Sample data has no forms of contracts." }, { status: 501 });
}

function unlessAborted(
  answer: Response | Promise<Response>,
  abort: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(abort?.reason);
    abort?.addEventListener("abort", handleAbort, { once: true });
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => abort?.removeEventListener("abort", handleAbort));
  });
}

/** `crypto.randomUUID` is missing in pages without https. */
function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
