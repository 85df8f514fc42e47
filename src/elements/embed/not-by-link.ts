/**
 * Attributes that a link cannot set, because everybody may write one in a comment: nothing that says where a token goes, or
 * who the page is.
 */
export const notByLink: readonly string[] = [
  "api-base",
  "portal-base",
  "brand",
  "product-name",
  "context",
];
