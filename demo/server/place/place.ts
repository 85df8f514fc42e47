/** A detail of an entry. */
export interface Metadata {
  label: string;
  value: string | number;
  key?: string;
  format?: "currency" | "number" | "date" | "speed";
  suffix?: string;
  color?: string;
}

export interface ServiceabilityEntry {
  label: string;
  value?: string | number | null;
  prefix?: string;
  suffix?: string;
  color?: string;
  description?: string;
  footnote?: string;
  footnote_color?: string;
  metadata?: Metadata[];
  visible?: boolean;
  type?: "loader" | "error";
}

export interface ServiceabilityPart {
  name: string;
  color: string;
  description?: string;
  metadata?: Metadata[];
}

export interface ServiceabilityParts {
  version: number;
  coax?: ServiceabilityPart;
  fiber?: ServiceabilityPart;
}

export type Serviceability = ServiceabilityEntry[] | ServiceabilityParts | null;

export interface PlaceProvider {
  name: string;
  key?: string;
  logo_uri?: string | null;
  uri?: string | null;
  serviceability?: Serviceability;
  pricing_link?: { uri: string; label: string } | null;
  has_api?: boolean;
  access_type?: { name: string }[];
  /** Feet. */
  distance?: number | string | null;
  coverage?: string | null;
  type?: "standard" | "dynamic";
}

/** The result of a lookup in its wire form. */
export interface Place {
  providers: PlaceProvider[];
  lec_provider_name?: string | null;
  cable_provider_name?: string | null;
  location: {
    latitude?: number | string;
    longitude?: number | string;
    address: { pretty: string; street: string };
    city: string;
    state_prov: string;
    postal_code: string;
  };
  npa_nxx?: string | null;
  lata?: string | null;
  clli_code?: string | null;
}
