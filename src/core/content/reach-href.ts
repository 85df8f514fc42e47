const mailBox = /^[\w.!#$%&'*+/=^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const phone = /^\+?[\da-z().,;=#*/-]{2,40}$/i;

/**
 * The address of a mail or phone link, trimmed. Of a mail only the recipients and a subject of one line stay: no copies,
 * no body. A mail without recipients is one to share a page: its subject and text stay, and whoever sends it chooses to whom.
 * Null for any other address.
 */
export function reachHrefOf(raw: string | null): string | null {
  const [, scheme = "", rest = ""] = /^\s*(mailto|tel)\s*:(.*)$/is.exec(raw ?? "") ?? [];
  if (scheme === "") return null;
  if (/tel/i.test(scheme)) {
    const number = decoded(rest).replace(/^\/\/|\s+/g, "");
    return /\d/.test(number) && phone.test(number) ? `tel:${number}` : null;
  }
  const [to = ""] = rest.split("?", 1);
  const boxes = decoded(to).split(/[,;]/).map(boxIn).filter(Boolean);
  if (!boxes.every((box) => mailBox.test(box))) return null;
  const query = rest.slice(to.length + 1).replace(/&amp;/gi, "&");
  const texts = textsOf(new URLSearchParams(query.replace(/\+/g, "%2B")), boxes.length === 0);
  if (boxes.length === 0 && texts === "") return null;
  const recipients = boxes.map((box) => encodeURIComponent(box).replace(/%40/g, "@"));
  return `mailto:${recipients.join(",")}${texts && "?"}${texts}`;
}

const longest = { subject: 200, body: 2000 } as const;

/** The subject of a mail and, of one that is shared, its text, as a query. */
function textsOf(query: URLSearchParams, isShared: boolean): string {
  const texts = [
    ["subject", /\p{Cc}/u],
    ["body", /[^\P{Cc}\r\n\t]/u],
  ] as const;
  return texts
    .flatMap(([name, harmful]) => {
      const text = query.get(name)?.trim() ?? "";
      const isKept = text !== "" && text.length <= longest[name] && !harmful.test(text);
      return isKept && (isShared || name === "subject")
        ? [`${name}=${encodeURIComponent(text)}`]
        : [];
    })
    .join("&");
}

/** Of `Name <a@b.example>` what stands in the brackets. */
function boxIn(recipient: string): string {
  const [box = ""] = recipient.slice(recipient.lastIndexOf("<") + 1).split(">", 1);
  return box.replace(/^mailto:/i, "").trim();
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim(); // A lone percent sign is text.
  }
}
