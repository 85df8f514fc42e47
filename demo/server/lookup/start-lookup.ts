import type { sentLookupStart } from "../../../src/core/api/lookup.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";
import type { BackendParts } from "../backend-parts.ts";
import { findBuilding } from "../catalogue/find-building.ts";
import { answerJson } from "../http/answer.ts";
import { answerFault } from "../http/fault.ts";
import { Refusal } from "../http/refusal.ts";
import type { Building, Lookup } from "../store/documents.ts";
import { findPlace } from "./find-place.ts";
import { reshapeAnswer } from "./reshape-answer.ts";
import { findScenario, type Scenario } from "./scenarios.ts";

/** Batches are kept as long as on the platform. */
const keptMs = 864_000_000;
const minAddressLength = 4;

/** Starts the lookup of an address, or answers with its place at once. */
export async function startLookup(
  parts: BackendParts,
  address: string,
  userId: string,
): Promise<Response> {
  const scenario = findScenario(address);
  if (scenario?.start && scenario.start !== "final-place") return answerFault(scenario.start);
  const building =
    address.trim().length < minAddressLength ? null : await findBuilding(parts.store, address);
  if (!building) throw new Refusal(422, "The address could not be validated.");
  const setting = settingOf(parts);
  if (scenario?.start === "final-place") {
    const place = await findPlace(parts, { building, scenario: scenario.code });
    return answerJson({ data: { place, setting } });
  }
  await removeOldLookups(parts);
  const lookup = await createLookup(parts, building, scenario, userId);
  const answer: ValueOf<typeof sentLookupStart> = {
    data: {
      batch_id: Number(lookup.id),
      batch_token: lookup.token,
      batch_seed: lookup.seed,
      setting,
    },
  };
  return answerJson(scenario?.reshape ? reshapeAnswer(answer, scenario.reshape) : answer);
}

async function createLookup(
  parts: BackendParts,
  building: Building,
  scenario: Scenario | null,
  userId: string,
): Promise<Lookup> {
  const now = parts.clock.now();
  const lookup = {
    id: String(100_000_000 + Math.floor(parts.random() * 900_000_000)),
    token: parts.newId(),
    seed: parts.newId(),
    userId,
    building,
    scenario: scenario?.code ?? null,
    createdAt: now,
    step: 0,
    stepStartedAt: now,
    polls: 0,
    finishes: 0,
  };
  await parts.store.lookups.put(lookup);
  return lookup;
}

/** Starting a lookup removes abandoned ones, oldest first. */
async function removeOldLookups(parts: BackendParts): Promise<void> {
  const oldest = await parts.store.lookups.find({ limit: 20 });
  const limit = parts.clock.now() - keptMs;
  for (const { id } of oldest.filter(({ createdAt }) => createdAt < limit)) {
    await parts.store.lookups.remove(id);
  }
}

function settingOf(parts: BackendParts) {
  return {
    map_options: { zoom: 18, mapTypeId: "satellite", height: "300px", width: "100%" },
    map_api_key: parts.options.mapApiKey,
    loading_message: [
      "Knocking on central office doors...",
      "Counting fiber strands...",
      "Measuring the distance to the nearest splice...",
      "Asking carriers about your building...",
      "Reading rate cards...",
    ],
  };
}
