import { expect, test, vi } from "vitest";
import { joinConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { createFinderStore } from "../../../../src/core/stores/finder/finder-store.ts";
import { createFakeHttp, createFakePorts, deferred } from "../../../support/fake-ports.ts";

const code = deferred<void>();
// The helpers of the tests import the module too, so it is replaced after them.
vi.doMock(import("../../../../src/core/stores/finder/index-finder.ts"), async (importOriginal) => {
  await code.promise;
  return importOriginal();
});

test("the providers are requested while the code that reads them loads", async () => {
  const requested = deferred<void>();
  const { http } = createFakeHttp(() => {
    requested.resolve();
    return Response.json({ data: [] });
  });
  const store = createFinderStore(createCore(joinConfig({}), createFakePorts({ http })), () => {});
  const loading = store.load();
  await requested.promise;
  expect(store.state.peek().kind).toBe("loading");
  code.resolve();
  await loading;
  expect(store.state.peek().kind).not.toBe("loading");
});
