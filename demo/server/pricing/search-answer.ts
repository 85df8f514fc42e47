import type { Place, PlaceProvider } from "../place/place.ts";
import type { Service, ServicePackage } from "../store/pricing-documents.ts";

export interface Option {
  value: string;
  label: string;
}

export interface PricedProvider extends Option {
  key: string;
  name: string;
  logoUri: string | null;
  region_id: string | null;
  serviceability: NonNullable<PlaceProvider["serviceability"]> | null;
}

/** The answer of a pricing search in its wire form (1 §3). */
export interface SearchAnswer {
  message: string | null;
  errorMessage: string | null;
  rows: Service[];
  total: number;
  filter_options: {
    provider: PricedProvider[];
    term: Option[];
    package: ServicePackage[];
    region: Option[];
  };
  location: Place["location"] | null;
  address_display: string | null;
  postal_code: string | null;
  lec: string | null;
  flag: boolean;
  /** Each provider with its lowest price. */
  pricing: { provider: string; value: { price: number } }[];
  contracts_available?: string[];
  query: { provider: string | null };
  acl?: string[];
}
