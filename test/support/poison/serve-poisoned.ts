import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { pageHeadersOf } from "../../../demo/server/pages/page-headers.ts";
import { poisonAnswer, poisonResults } from "./poison-answer.ts";
import { poisonPdf } from "./poison-pdf.ts";
import { hostileForm, poisonedPage, recorder } from "./poisoned-page.ts";
import { poisonSvg } from "./poisons.ts";

/** The policy of a page. */
export type PagePolicy = "no policy" | "a strict policy" | "no Trusted Types";

export interface PoisonedSite {
  readonly url: string;
  /** Forbidden requests: all to the hostile origin except the form, and those for paths that the demo does not have. */
  readonly stolen: readonly string[];
  close(): void;
}

/** A server that poisons each answer of the demo, and a hostile origin. */
export async function servePoisoned(demoUrl: string): Promise<PoisonedSite> {
  const stolen: string[] = [];
  const evil = await listen((asked, answer) => {
    if (asked.url === "/form") {
      answer.setHeader("Content-Type", "text/html").end(hostileForm);
    } else {
      stolen.push(`${asked.method} ${asked.url}`);
      answer.end();
    }
  });
  const pdf = await poisonPdf(evil.url);

  async function answerAs(
    path: string,
    type: string,
    answer: Response,
  ): Promise<string | Uint8Array> {
    if (type.startsWith("image/svg")) return poisonSvg(evil.url);
    if (type.startsWith("application/pdf")) return pdf;
    if (type.startsWith("text/csv")) return poisonResults(await answer.text(), evil.url);
    if (!/^application\/(?:[\w.]+\+)?json/.test(type))
      return new Uint8Array(await answer.arrayBuffer());
    const poisoned = poisonAnswer(await answer.json(), evil.url);
    if (/\/contract\/[^/]+$/.test(path)) {
      return JSON.stringify({ wizard_embed: `<iframe src="${evil.url}/form"></iframe>` });
    }
    return JSON.stringify(poisoned);
  }

  const site = await listen(async (asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? "/", "http://localhost");
    if (pathname === "/recorder.js") {
      answer.setHeader("Content-Type", "text/javascript").end(recorder);
      return;
    }
    if (pathname.startsWith("/poisoned")) {
      for (const [name, value] of headersOf(searchParams.get("policy") ?? "", evil.url)) {
        answer.setHeader(name, value);
      }
      answer.setHeader("Content-Type", "text/html; charset=utf-8").end(poisonedPage(site.url));
      return;
    }
    const {
      host: _host,
      "accept-encoding": _coding,
      connection: _connection,
      ...headers
    } = asked.headers;
    const isSent = asked.method !== "GET" && asked.method !== "HEAD";
    const body = isSent ? await text(asked) : null;
    const given = await fetch(new URL(asked.url ?? "/", demoUrl), {
      method: asked.method ?? "GET",
      headers: {
        ...Object.fromEntries(Object.entries(headers).map(([n, v]) => [n, String(v)])),
        origin: demoUrl,
      },
      body,
      redirect: "manual",
    });
    if (given.status === 404) stolen.push(`${asked.method} ${pathname}`);
    answer.statusCode = given.status;
    for (const name of [
      "content-type",
      "content-disposition",
      "cache-control",
      "set-cookie",
      "location",
    ]) {
      const value = given.headers.get(name);
      if (value !== null) answer.setHeader(name, value);
    }
    if (/^attachment/.test(given.headers.get("content-disposition") ?? "")) {
      answer.setHeader("Content-Disposition", hostileDisposition);
    }
    answer.end(await answerAs(pathname, given.headers.get("content-type") ?? "", given));
  });

  return {
    url: site.url,
    stolen,
    close() {
      for (const { server } of [site, evil]) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/** A file name that would leave the folder, have the extension of a program, and display reversed. */
const hostileDisposition = `attachment; filename="..\\\\..\\\\<img src=x onerror=window.poisonRan=1>.exe"; filename*=UTF-8''..%2F%E2%80%AEfdp.exe`;

function headersOf(policy: string, evil: string): readonly (readonly [string, string])[] {
  if (policy === "no policy") return [];
  const strict = pageHeadersOf({
    trustedTypes: ["scout-elements"],
    frameOrigins: [evil],
  });
  return Object.entries(strict).map(([name, value]) => [
    name,
    policy === "no Trusted Types" ? value.replace(/; require-trusted-types-for.*$/, "") : value,
  ]);
}

interface Listening {
  readonly server: Server;
  readonly url: string;
}

async function listen(listener: RequestListener): Promise<Listening> {
  const server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return { server, url: `http://127.0.0.1:${address.port}` };
}
