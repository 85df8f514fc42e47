import type { Plugin } from "vite";
import { createBackend, createSeededStore } from "../demo/server/index.ts";

const folder = "/demo/logos";

/** The reference backend's logos as files: a picture's address never passes through `fetch`. */
export function carrierLogos(): Plugin {
  let opened: ReturnType<typeof openLogos> | undefined;
  const logos = () => {
    opened ??= openLogos();
    return opened;
  };
  return {
    name: "carrier-logos",
    configureServer({ middlewares }) {
      middlewares.use(folder, (request, response, next) => {
        const draw = async () => {
          const logo = (await logos()).get((request.url ?? "").slice(1));
          if (logo === undefined) return next();
          response.setHeader("Content-Type", "image/svg+xml").end(logo);
        };
        draw().catch(next);
      });
    },
    async generateBundle() {
      for (const [name, source] of await logos()) {
        this.emitFile({ type: "asset", fileName: `${folder.slice(1)}/${name}`, source });
      }
    },
  };
}

/** The logos by file name. */
async function openLogos(): Promise<ReadonlyMap<string, string>> {
  const store = await createSeededStore();
  const ports = { store, clock: { now: () => 0 }, newId: () => "logos" };
  const { app } = await createBackend(ports);
  const files = (await store.carriers.find()).map(({ id }) => `${id}.svg`);
  const draw = async (file: string) => (await app.request(`${folder}/${file}`)).text();
  return new Map(await Promise.all(files.map(async (file) => [file, await draw(file)] as const)));
}
