const mailBox = /^[\w.!#$%&'*+/=^`{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const phone = /^\+?[\da-z().,;=#*/-]{2,40}$/i;

/**
 * The address of a mail or phone link, trimmed. A mail link keeps only its recipients and a one-line subject, without
 * copies and body. A mail link without recipients shares a page, so it keeps subject and body, and the user chooses the
 * recipients. Null for any other address.
 */
export function reachHrefOf(raw: string | null): string | null {
  const [, scheme = "", rest = ""] = /^\s*(mailto|tel)\s*:(.*)$/is.exec(raw ?? "") ?? [];
  if (scheme === "") return null;
  if (/tel/i.test(scheme)) {
    const number = decodeText(rest).replace(/^\/\/|\s+/g, "");
    return /\d/.test(number) && phone.test(number) ? `tel:${number}` : null;
  }
  const [to = ""] = rest.split("?", 1);
  const boxes = decodeText(to).split(/[,;]/).map(boxIn).filter(Boolean);
  if (!boxes.every((box) => mailBox.test(box))) return null;
  const query = rest.slice(to.length + 1).replace(/&amp;/gi, "&");
  const texts = textsOf(new URLSearchParams(query.replace(/\+/g, "%2B")), boxes.length === 0);
  if (boxes.length === 0 && texts === "") return null;
  const recipients = boxes.map((box) => encodeURIComponent(box).replace(/%40/g, "@"));
  return `mailto:${recipients.join(",")}${texts && "?"}${texts}`;
}

const maxLengths = { subject: 200, body: 2000 } as const;

/** The query of a mail link: its subject and, if it shares a page, its body. */
function textsOf(query: URLSearchParams, isShared: boolean): string {
  const texts = [
    ["subject", /\p{Cc}/u],
    ["body", /[^\P{Cc}\r\n\t]/u],
  ] as const;
  return texts
    .flatMap(([name, harmful]) => {
      const text = query.get(name)?.trim() ?? "";
      const isKept = text !== "" && text.length <= maxLengths[name] && !harmful.test(text);
      return isKept && (isShared || name === "subject")
        ? [`${name}=${encodeURIComponent(text)}`]
        : [];
    })
    .join("&");
}

/** The mail address in `Name <a@b.example>`. */
function boxIn(recipient: string): string {
  const [box = ""] = recipient.slice(recipient.lastIndexOf("<") + 1).split(">", 1);
  return box.replace(/^mailto:/i, "").trim();
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim(); // The percent sign does not begin an escape, so use the text as it is.
  }
}
