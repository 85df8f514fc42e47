/** Rows of the list as the server sends them. */
export const rows = {
  completed: {
    created_at: "2026-01-05T12:00:00",
    primary_contact_name: "Acme Corp",
    service_provider_name: "Spectrum",
    service_provider_url: "https://spectrum.example/",
    state: "Completed",
    guid: "guid-completed",
    uri: "/scout/contracts/spectrum?contract=guid-completed",
  },
  draft: {
    created_at: "2026-03-01T12:00:00",
    primary_contact_name: "Bluebird Bakery",
    service_provider_name: "Cox",
    service_provider_url: "javascript:alert(1)",
    state: null,
    guid: "guid-draft",
    uri: "/scout/contracts/cox?contract=guid-draft",
  },
  expired: {
    created_at: "2025-12-24T12:00:00",
    primary_contact_name: "Cedar Clinic",
    service_provider_name: "Comcast",
    service_provider_url: null,
    state: "Expired",
    guid: "guid-expired",
    uri: "",
  },
  other: {
    created_at: null,
    primary_contact_name: "",
    service_provider_name: "AT&T",
    service_provider_url: "",
    state: "In Review",
    guid: "guid-other",
    uri: null,
  },
} as const;

export const listCall = "GET /api/scout/v1/contract";

export function pdfCall(guid: string): string {
  return `GET /scout/contract/${guid}/pdf`;
}

export function listing(...results: readonly object[]): () => Response {
  return () => Response.json({ data: { results } });
}
