import { expect, test } from "vitest";
import { defaultConfig } from "../../../../src/core/config.ts";
import { createCore } from "../../../../src/core/create-core.ts";
import { densityOf } from "../../../../src/core/stores/kept/density-store.ts";
import { createFakeHttp, createFakePorts, settle } from "../../../support/fake-ports.ts";

const person = () => Response.json({ data: { settings: { email: "ada@example.com" } } });

async function open(
  ports = createFakePorts(createFakeHttp(person)),
  config: Partial<typeof defaultConfig> = {},
) {
  const core = createCore({ ...defaultConfig, ...config }, ports);
  void core.settings.load();
  await settle();
  return { ports, core, store: densityOf(core) };
}

test("W13: lists are compact unless the page or the user chooses otherwise", async () => {
  const { store } = await open();
  expect(store.density.value).toBe("compact");
  const { store: configured } = await open(undefined, { density: "comfortable" });
  expect(configured.density.value).toBe("comfortable");
});

test("W13: the user's choice takes precedence on all screens, and is saved for the next day", async () => {
  const { ports, core, store } = await open(undefined, { density: "comfortable" });
  store.choose("compact");
  expect(densityOf(core).density.value).toBe("compact");
  core.dispose();
  const { store: later } = await open(ports, { density: "comfortable" });
  expect(later.density.value).toBe("compact");
});

test("W13: a stored value of another script is ignored", async () => {
  const { ports, core, store } = await open();
  store.choose("comfortable");
  const key = ports.storage.keys().find((name) => name.startsWith("scout_density ")) ?? "";
  ports.storage.write(key, (ports.storage.read(key) ?? "").replace("comfortable", "cosy"));
  core.dispose();
  expect((await open(ports)).store.density.value).toBe("compact");
});
