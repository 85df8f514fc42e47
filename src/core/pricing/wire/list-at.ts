import { listOf, memberOf } from "./read-wire.ts";

/** What stands at a path such as `address.state`, as a list; own members alone are followed. */
export function listAt(source: unknown, path: string): readonly unknown[] {
  return listOf(path.split(".").reduce(memberOf, source));
}
