/** Reads an address that was given as an option. */
export function httpAddress(text: string, option: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new Error(`${option} takes an address such as https://api.example.com, not "${text}".`);
  }
  return url;
}
