export const libraryCall = "GET /api/v1/provider-library";
export const suggestCall = "GET /api/v1/provider-library/autocomplete";

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const row = (name: string, category: string, more: object = {}) => ({
  name,
  category: [{ value: category, label: category }],
  logo: `<img src="${pixel}" alt="${name}">`,
  uri: `https://${name.toLowerCase()}.example/`,
  ...more,
});

export const three = [row("Comcast", "network"), row("Cox", "network"), row("Mitel", "voice")];

export function libraryOf(rows: readonly object[], more: object = {}): Response {
  const category = [
    { value: "network", label: "Network" },
    { value: "voice", label: "Voice" },
  ];
  return Response.json({
    data: { rows, total: rows.length, filter_options: { category }, message: null, ...more },
  });
}
