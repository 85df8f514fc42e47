/** An address without query, fragment, user name and password, which may tell of a person. */
export function bareAddressOf(address: string): string {
  return address.replace(/[?#].*/s, "").replace(/\/\/[^/]*@/, "//");
}
