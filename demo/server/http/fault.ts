/** An answer that replaces the correct one. */
export interface Fault {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

export const gatewayTimeout: Fault = {
  status: 504,
  type: "text/html",
  body: "<html><head><title>504 Gateway Time-out</title></head><body>504</body></html>",
};
export const brokenSite: Fault = {
  status: 500,
  type: "text/html",
  body: "The website encountered an unexpected error. Please try again later.",
};
export const halfAnswer: Fault = {
  status: 200,
  type: "application/json",
  body: '{"data":{"batch_id":12,"place":{"providers":[',
};

export function jsonFault(status: number, content: object): Fault {
  return { status, type: "application/json", body: JSON.stringify(content) };
}

export function answerFault(fault: Fault): Response {
  return new Response(fault.body, {
    status: fault.status,
    headers: { "Content-Type": fault.type, "Cache-Control": "private, no-store" },
  });
}
