/** Rows of the list as the server sends them. */
export const rows = {
  processing: {
    id: "p1",
    upload_id: "u-p1",
    status: "processing",
    created_at: 1_767_300_000,
    completed_at: null,
    count: 3,
    total: 10,
    error: null,
    orig: { filename: "depots.csv" },
  },
  older: {
    id: "c1",
    upload_id: "u-c1",
    status: "completed",
    created_at: "2026-01-05T12:00:00",
    completed_at: "2026-01-05T12:05:00",
    count: 40,
    total: 40,
    error: null,
    orig: "older.csv",
  },
  newer: {
    id: "c2",
    upload_id: "u-c2",
    status: "completed",
    created_at: "2026-03-01T09:05:00",
    completed_at: "2026-03-01T15:30:00",
    count: "1200",
    total: "0",
    orig: { filename: "newer.csv" },
  },
  failed: {
    id: "e1",
    upload_id: "u-e1",
    status: "error",
    created_at: 1_767_200_000,
    count: 0,
    total: 0,
    error: null,
    orig: { filename: "broken.csv" },
  },
} as const;

export const bulkCall = "POST /api/v1/scout/bulk";
export const templateCall = "GET /api/v1/scout/bulk/template/download/csv";

export const defaultError =
  "Your upload could not be processed. SCOUT is experiencing an internal error. Please wait a few minutes and check your internet connection, then reupload your file.";

export function resultsCall(id: string): string {
  return `GET /api/v1/scout/bulk/${id}/download/csv`;
}

export function listOf(...items: readonly object[]): Response {
  return Response.json({ data: { rows: items, total: items.length } });
}

/** One path has two calls: a form is an upload, and any other request reads the list. */
export function isUpload(request: Request): boolean {
  return (request.headers.get("Content-Type") ?? "").startsWith("multipart/form-data");
}

export const columns = "Location Name,Street Address,City,State,Postal Code";

/** Creates a valid file with this many rows. */
export function csvFile(name = "sites.csv", count = 2): File {
  const lines = Array.from(
    { length: count },
    (_, at) => `Site ${at},${at + 1} Main St,Austin,TX,78701`,
  );
  return new File([[columns, ...lines, ""].join("\r\n")], name, { type: "text/csv" });
}
