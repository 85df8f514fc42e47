import { createServer, type ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen, stopServer } from "../../demo/server/host/listen.ts";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";

/** Opens a server that interrupts its answer after the first bytes. */
async function openHeldAnswer() {
  const answers: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.write("first ");
    answers.push(response);
  });
  onTestFinished(() => server.closeAllConnections());
  const response = await fetch(await listen(server, { hostname: "127.0.0.1", port: 0 }));
  const [answer] = answers;
  if (!answer) throw new Error("Nobody asked.");
  return { server, answer, text: response.text() };
}

test("a stopping server finishes pending answers", async () => {
  const { server, answer, text } = await openHeldAnswer();
  const stopped = stopServer(server);
  answer.end("last");
  expect(await text).toBe("first last");
  await stopped;
});

test("a stopping server does not wait for long answers", async () => {
  const { server, text } = await openHeldAnswer();
  const cut = expect(text).rejects.toThrow();
  await stopServer(server);
  await cut;
});

test("a server does not change the globals of its process", async () => {
  const { Request: before, Response: beside } = globalThis;
  const server = await startServer({ port: 0, store: await createSeededStore() });
  await server.close();
  expect([globalThis.Request, globalThis.Response]).toEqual([before, beside]);
});
