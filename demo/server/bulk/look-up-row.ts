import type { BackendParts } from "../backend-parts.ts";
import { prettyAddressOf } from "../catalogue/addresses.ts";
import { findKnownBuildings } from "../catalogue/find-building.ts";
import { imagineBuilding } from "../catalogue/imagine-building.ts";
import { findPlace } from "../lookup/find-place.ts";
import { findScenario, type Scenario } from "../lookup/scenarios.ts";
import type { Place } from "../place/place.ts";
import type { BulkOutcome } from "../store/bulk-documents.ts";
import { type GivenAddress, lineOf } from "./address-columns.ts";
import { summariseServiceability } from "./summarise-serviceability.ts";

/** The number of restarts after a 504, the same as in a single lookup. */
const maxTimeouts = 3;

/** Looks up the address of a row like a single lookup. */
export async function lookUpRow(parts: BackendParts, address: GivenAddress): Promise<BulkOutcome> {
  if (address.street === "")
    return outcomeWithout("Not Validated", "The street address is missing.");
  const line = lineOf(address);
  const scenario = findScenario(line);
  const failure = scenario && failureOf(scenario);
  if (failure) return failure;
  const known = await findKnownBuildings(parts.store, line);
  if (known.length > 1) {
    const some = known.slice(0, 3).map(prettyAddressOf).join("; ");
    return outcomeWithout("Ambiguous", `${known.length} buildings match, among them: ${some}`);
  }
  if (known.length === 0 && address.city === "" && address.postalCode === "") {
    return outcomeWithout("Not Validated", "The address has neither a city nor a postal code.");
  }
  const building = known[0] ?? imagineBuilding(line);
  if (!building) return outcomeWithout("Not Validated", "The address could not be validated.");
  return outcomeOf(await findPlace(parts, { building, scenario: scenario?.code ?? null }));
}

/** The failure of a scenario's lookup, if there is one. */
function failureOf({ start, polls = [], finishes = [] }: Scenario): BulkOutcome | null {
  if (start && start !== "final-place") {
    if (start.status === 422)
      return outcomeWithout("Not Validated", "The address could not be validated.");
    return outcomeWithout(
      "Error",
      start.status === 429 ? "Too many requests." : "An error has occurred.",
    );
  }
  const faults = [...polls, ...finishes];
  const timeouts = faults.filter(({ status }) => status === 504).length;
  if (timeouts === faults.length && timeouts <= maxTimeouts) return null;
  return outcomeWithout("Error", "An error has occurred.");
}

function outcomeOf(place: Place): BulkOutcome {
  return {
    ...nothing,
    status: "Found",
    lec: place.lec_provider_name ?? "",
    lecServiceability: summariseServiceability(place, place.lec_provider_name),
    cable: place.cable_provider_name ?? "",
    cableServiceability: summariseServiceability(place, place.cable_provider_name),
    npaNxx: place.npa_nxx ?? "",
    lata: place.lata ?? "",
    clli: place.clli_code ?? "",
    providers: place.providers.filter(({ type }) => type !== "dynamic").length,
    address: place.location?.address?.pretty ?? "",
  };
}

const nothing = {
  lec: "",
  lecServiceability: "",
  cable: "",
  cableServiceability: "",
  npaNxx: "",
  lata: "",
  clli: "",
  providers: null,
  address: "",
  message: "",
};

function outcomeWithout(status: BulkOutcome["status"], message: string): BulkOutcome {
  return { ...nothing, status, message };
}
