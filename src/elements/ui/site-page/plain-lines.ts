const blocks =
  /^(?:address|article|blockquote|dd|div|dl|dt|figure|footer|h[1-6]|header|li|ol|p|section|table|tr|ul)$/;

/** The text of a contact, line by line as displayed, without the control that copies it. */
export function contactTextOf(contact: Element, controls: string): string {
  return linesOf(contact, controls)
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

function linesOf(node: Element, left: string): string {
  return [...node.childNodes]
    .map((child) => {
      if (!(child instanceof Element)) return child.nodeValue?.replace(/\s+/g, " ") ?? "";
      if (child.matches(left)) return "";
      if (child.localName === "br") return "\n";
      const text = linesOf(child, left);
      return blocks.test(child.localName) ? `\n${text}\n` : text;
    })
    .join("");
}
