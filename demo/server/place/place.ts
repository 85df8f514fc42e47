import type { sentPlace, sentProvider } from "../../../src/core/api/place-schema.ts";
import type {
  sentEntry,
  sentParts,
  sentServiceability,
} from "../../../src/core/api/serviceability-schema.ts";
import type { ValueOf } from "../../../src/core/wire/sent.ts";

export type ServiceabilityEntry = ValueOf<typeof sentEntry>;
/** A detail of an entry. */
export type Metadata = NonNullable<ServiceabilityEntry["metadata"]>[number];
export type ServiceabilityParts = ValueOf<typeof sentParts>;
export type ServiceabilityPart = NonNullable<ServiceabilityParts["coax"]>;
export type Serviceability = ValueOf<typeof sentServiceability>;
export type PlaceProvider = ValueOf<typeof sentProvider>;
/** The result of a lookup in its wire form. */
export type Place = ValueOf<typeof sentPlace>;
