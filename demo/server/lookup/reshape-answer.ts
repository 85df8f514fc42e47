type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** A way to send the correct answer in a wrong shape, or with hostile content. */
export type Reshaping = "wrong-types" | "hostile";

/** Members that the following calls need, left unchanged. */
const keptMembers = ["batch_token", "batch_seed"];

/** Lists that remain lists. */
const keptLists = ["providers", "rows"];

/** Texts that are codes, not display texts. */
const codes = ["percentage", "type", "format", "key", "status", "id", "upload_id"];

/** Reshapes an answer for a scenario. */
export function reshapeAnswer(answer: unknown, reshaping: Reshaping): unknown {
  return reshape(toJson(answer), reshaping === "hostile" ? makeHostile : loosen, "");
}

function reshape(value: Json, change: (value: Json, key: string) => Json, key: string): Json {
  if (keptMembers.includes(key)) return value;
  if (Array.isArray(value)) {
    return change(
      value.map((item) => reshape(item, change, key)),
      key,
    );
  }
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, reshape(member, change, name)]),
    );
  }
  return change(value, key);
}

/** Numbers as strings and vice versa, flags as digits, a list as its first item, a missing text as a number. */
function loosen(value: Json, key: string): Json {
  if (key === "percentage") return Number(value);
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? 1 : "0";
  if (Array.isArray(value) && !keptLists.includes(key)) return value.length === 0 ? null : value[0];
  return value;
}

const markup = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;

function makeHostile(value: Json, key: string): Json {
  if (typeof value !== "string") return value;
  if (key === "uri" || key === "logo_uri") return "javascript:alert(document.domain)";
  if (key.endsWith("color")) return "red;background:url(https://evil.example/)";
  if (codes.includes(key)) return value;
  return `${value}${markup}</div>\u202e&lt;b&gt;`;
}

function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
