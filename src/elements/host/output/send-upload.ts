import type { Upload } from "../../../core/internal.ts";

/** Sends a request by XMLHttpRequest, the only API that reports the progress of an upload. */
export const sendUpload: Upload = (url, init, onSent) =>
  new Promise((resolve, reject) => {
    const { signal: abort, body } = init;
    if (abort?.aborted) return reject(abort.reason);
    const request = new XMLHttpRequest();
    const handleAbort = () => request.abort();
    abort?.addEventListener("abort", handleAbort);
    request.open(init.method ?? "GET", url);
    request.withCredentials = init.credentials === "include";
    request.responseType = "arraybuffer";
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onSent({ sentBytes: loaded, totalBytes: total });
    });
    request.addEventListener("loadend", () => abort?.removeEventListener("abort", handleAbort));
    request.addEventListener("abort", () => reject(abort?.reason));
    request.addEventListener("error", () => reject(new TypeError("The upload failed.")));
    request.addEventListener("load", () => {
      if (init.redirect === "error" && isElsewhere(request.responseURL, url)) {
        // XMLHttpRequest cannot refuse a redirect beforehand, so a redirected answer is rejected.
        reject(new TypeError("The upload was redirected."));
      } else {
        resolve(responseOf(request));
      }
    });
    // The http client sends forms and text, never a stream.
    request.send(body instanceof ReadableStream ? null : (body ?? null));
  });

function isElsewhere(answered: string, called: string): boolean {
  return answered !== "" && answered !== new URL(called, window.location.href).href.split("#")[0];
}

/** Statuses whose answers have no body. */
const bodilessStatuses = [204, 205, 304];

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const at = line.indexOf(":");
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  const { status, statusText } = request;
  const body: unknown = request.response;
  return new Response(
    body instanceof ArrayBuffer && !bodilessStatuses.includes(status) ? body : null,
    {
      status,
      statusText,
      headers,
    },
  );
}
