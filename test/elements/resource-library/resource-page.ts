export const listCall = "GET /api/v1/resource-library";
export const suggestCall = "GET /api/v1/resource-library/autocomplete";

/** A page of resources with these names, the same for every query. */
export function pageOf(names: readonly string[], more: object = {}): Response {
  return Response.json({
    rows: names.map((name) => ({
      name,
      collateral_type: "Brochure",
      attachment: [`/files/${encodeURIComponent(name)}.pdf`],
      updated_at: "2026-01-05",
    })),
    total: names.length,
    limit: 25,
    page: 0,
    filter_options: { collateral_type: [{ value: "8", label: "Brochure" }] },
    message: null,
    ...more,
  });
}
