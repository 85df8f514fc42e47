/** The check whose exchanges become the examples of `openapi.json`. */
export const exampleCheck = {
  brand: "sandler",
  token: null,
  origin: null,
  write: true,
  address: "138 Congress Parkway, Plano, TX 75010",
  sibling: "portal.example.com",
  page: "pages/team",
  file: "pages/files/order-form.xlsx",
} as const;
