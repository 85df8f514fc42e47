/** A token like those that the backend issues to this browser. The tests do not check its signature. */
export function createUsableToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iat: now - 60, exp: now + 3600, ura: navigator.userAgent };
  return `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}.c2lnbmF0dXJlLW9mLXRoZS10b2tlbg`;
}

function encode(value: object): string {
  return btoa(JSON.stringify(value)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
