import type { sentResourcePage } from "../../../src/core/api/resource-library.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { answerFile, answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { filesPath } from "../http/files-path.ts";
import type { Handlers } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { takeFault } from "../http/take-fault.ts";
import { readBranding, siteName } from "../settings/read-branding.ts";
import { wordsOf } from "../store/collection.ts";
import type { Resource } from "../store/library-documents.ts";
import { findResourceScenario, type ResourceScenario } from "./resource-scenarios.ts";
import { writeAnswers, writeRates } from "./write-resource-file.ts";

const limit = 25;
const maxSuggestions = 10;
const nothingFound = "No resources match your search. Try fewer words, or another collateral type.";

/** The resource library: pages, suggestions and files. */
export function createResourceHandlers(parts: BackendParts) {
  const { resources } = parts.store;

  async function found(keyword: string): Promise<Resource[]> {
    const words = wordsOf(keyword);
    if (words.length === 0 && keyword.trim() !== "") return [];
    return resources.find(words.length === 0 ? {} : { words });
  }

  async function answerScenario(scenario: ResourceScenario): Promise<Response | null> {
    if (scenario.waitMs) await parts.wait(scenario.waitMs);
    const id = `resources ${scenario.keyword}`;
    const fault = scenario.faults && (await takeFault(parts.store, id, scenario.faults));
    if (fault) return answerFault(fault);
    return scenario.answer ? answerJson(scenario.answer) : null;
  }

  return {
    async loadResourceLibrary({ query }) {
      const keyword = query.get("keyword") ?? "";
      const scenario = findResourceScenario(keyword);
      const odd = scenario && (await answerScenario(scenario));
      if (odd) return odd;
      const matching = await found(scenario ? "" : keyword);
      const wanted = query.getAll("filters[collateral_type][]");
      const rows = matching.filter(
        ({ collateralType }) => wanted.length === 0 || wanted.includes(collateralType),
      );
      if (query.get("order_by") === "DESC") rows.reverse();
      const page = Math.max(0, Math.floor(Number(query.get("page") ?? 0)) || 0);
      const types = [...new Set(matching.map(({ collateralType }) => collateralType))].sort();
      const answer: ValueOf<typeof sentResourcePage> = {
        rows: rows.slice(page * limit, (page + 1) * limit).map(rowOf),
        total: rows.length,
        limit,
        page,
        filter_options: { collateral_type: types.map((value) => ({ value, label: value })) },
        message: rows.length === 0 ? nothingFound : null,
      };
      return answerJson(answer);
    },

    async suggestResources({ query }) {
      const rows = (await found(query.get("keyword") ?? "")).slice(0, maxSuggestions);
      return answerJson({
        data: { rows: rows.map(({ name }) => ({ value: name, label: name })) },
      });
    },

    async downloadAttachment({ params }) {
      const [folder, id = "", encoded = ""] = (params.path ?? "").split("/");
      const resource = folder === "resources" ? await resources.get(id) : null;
      const file = resource?.files.find(
        (one) => one.kind !== "link" && one.name === decodeURIComponent(encoded),
      );
      if (!resource || !file || file.kind === "link") throw new Refusal(404, "No such file.");
      if (file.kind === "csv") return answerText(writeRates(resource), "text/csv", file.name);
      if (file.kind === "txt") return answerText(writeAnswers(resource), "text/plain", file.name);
      const { drawResource } = await import("./draw-resource.ts");
      const { siteColor } = await readBranding(parts.store);
      const site = { name: siteName, colour: siteColor };
      const bytes = await drawResource(resource, site);
      return answerFile(bytes, { type: "application/pdf", name: file.name });
    },
  } satisfies Partial<Handlers>;
}

function rowOf({ id, name, collateralType, files, updatedAt }: Resource) {
  const attachment = files.map((file) =>
    file.kind === "link"
      ? file.uri
      : `${filesPath}resources/${id}/${encodeURIComponent(file.name)}`,
  );
  return { name, collateral_type: collateralType, attachment, updated_at: updatedAt };
}

function answerText(text: string, type: string, name: string): Response {
  return answerFile(new TextEncoder().encode(text), { type, name });
}
