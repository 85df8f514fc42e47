const mailBox = /^[\w.!#$%&'*+/=^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const phone = /^\+?[\da-z().,;=#*/-]{2,40}$/i;
const longestSubject = 200;

/**
 * The address of a mail or phone link, trimmed. Of a mail only the recipients and a subject of one line stay: no copies,
 * no body. Null for any other address.
 */
export function reachHrefOf(raw: string | null): string | null {
  const [, scheme = "", rest = ""] = /^\s*(mailto|tel)\s*:(.*)$/is.exec(raw ?? "") ?? [];
  if (scheme === "") return null;
  if (/tel/i.test(scheme)) {
    const number = decoded(rest).replace(/^\/\/|\s+/g, "");
    return /\d/.test(number) && phone.test(number) ? `tel:${number}` : null;
  }
  const [to = "", query = ""] = rest.split("?", 2);
  const boxes = decoded(to)
    .split(/[,;]/)
    .map((box) => box.replace(/^.*<|>.*$|^mailto:/gi, "").trim())
    .filter((box) => box !== "");
  if (boxes.length === 0 || !boxes.every((box) => mailBox.test(box))) return null;
  const recipients = boxes.map((box) => encodeURIComponent(box).replace(/%40/g, "@"));
  const subject =
    new URLSearchParams(query.replace(/&amp;/gi, "&").replace(/\+/g, "%2B"))
      .get("subject")
      ?.trim() ?? "";
  const isHarmless =
    subject !== "" && subject.length <= longestSubject && !/[\p{Cc}]/u.test(subject);
  return `mailto:${recipients.join(",")}${isHarmless ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim(); // A lone percent sign is text.
  }
}
