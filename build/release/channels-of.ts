/**
 * The folders that change to a new version: a release is the newest of its minor and major version and of all, and a
 * candidate such as `1.2.0-rc.1` only of the candidates.
 */
export function channelsOf(version: string): readonly string[] {
  const [numbers = "", candidate] = version.split("-");
  const [major = "", minor = ""] = numbers.split(".");
  return candidate === undefined ? [`${major}.${minor}`, major, "latest", "rc"] : ["rc"];
}
