/** A test of a host page. */
import { type ShownRow, testerOf } from "scout-elements/testing";

export async function test(): Promise<readonly ShownRow[]> {
  const lookup = testerOf("scout-lookup", document.querySelector("scout-lookup"));
  await lookup.ready();
  await lookup.search("1 Main Street");
  // @ts-expect-error: an address is a text
  await lookup.type(7);
  // @ts-expect-error: another element's act
  await lookup.signIn("a", "b");
  const pricing = testerOf("scout-pricing", document.body, { timeoutMs: 30_000 });
  // @ts-expect-error: there is no such list
  await pricing.choose("Carrier", "Comcast");
  return (await lookup.results()).providers;
}

// @ts-expect-error: no such element
testerOf("scout-nothing", document.body);
