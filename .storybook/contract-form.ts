import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { seededContracts } from "../demo/server/contracts/seeded-contracts.ts";
import { writeFormPage } from "../demo/server/contracts/write-form-page.ts";
import { newestSampleMs } from "../demo/server/store/sample-time.ts";

const file = "contract-form.html";

/** The demo's form of a contract as a page that stands still: a frame never passes through `fetch`. */
export function contractForm(): Plugin {
  return {
    name: "contract-form",
    configureServer({ middlewares }) {
      middlewares.use(`/${file}`, (_request, response, next) => {
        const answer = async () => {
          response.setHeader("Content-Type", "text/html; charset=utf-8").end(await writePage());
        };
        answer().catch(next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: file, source: await writePage() });
    },
  };
}

async function writePage(): Promise<string> {
  const contract = seededContracts(newestSampleMs).find(({ state }) => state === "");
  if (!contract) throw new Error("There is no draft.");
  const style = `<style>${readFileSync("demo/form/contract-form.css", "utf8")}</style>`;
  const page = await writeFormPage({ contract, person: null });
  return page.replace(/<link [^>]*>/, style).replace(/<script [^>]*><\/script>/, "");
}
