/**
 * Attributes that a link cannot set, because anyone may write a link in a comment. They decide where tokens go, or who
 * the page is.
 */
export const notByLink: readonly string[] = [
  "api-base",
  "portal-base",
  "brand",
  "product-name",
  "context",
];
