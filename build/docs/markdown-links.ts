import { posix } from "node:path";
import { addressFrom, markdownOfPage, pageOfElement, pageOfMarkdown } from "./site-paths.ts";

/** A block of code or a heading, which stay as they are, or a link, or code in a line. */
const pieces =
  /^( *)```[\s\S]*?^\1```$|^#.*$|(!?\[(?:`[^`]*`|[^\]`])*\])\(([^()\s]+)\)|`([^`]*)`/gm;

/** A frame or a form, for people only. */
const component = /^```component\n[\s\S]*?^```\n+/gm;

interface Changes {
  /** The new address of a link; undefined leaves only its words. */
  readonly link: (address: string) => string | undefined;
  /** The address of a link for code in a line, if it gets one. */
  readonly code?: (code: string) => string | undefined;
}

function changeLinks(text: string, { link, code = () => undefined }: Changes): string {
  return text.replace(pieces, (piece, _indent, label = "", address, inline) => {
    const target = address === undefined ? code(inline ?? "") : link(address);
    if (address === undefined) return target === undefined ? piece : `[${piece}](${target})`;
    return target === undefined ? label.slice(1, -1) : `${label}(${target})`;
  });
}

/**
 * A document of the repository as a page of the site. Links to files outside the site become text; the tag of an element
 * links to its page.
 *
 * @param path - the path of the document
 * @param files - the paths of the site's files
 */
export function placeDocument(text: string, path: string, files: ReadonlySet<string>): string {
  const page = pageOfMarkdown(path);
  const addressOf = (target: string) => (files.has(target) ? addressFrom(page, target) : undefined);
  return changeLinks(text, {
    link(address) {
      if (/^(?:\w+:|#)/.test(address)) return address;
      const [file = "", hash] = address.split("#");
      const target = addressOf(pageOfMarkdown(posix.join(posix.dirname(path), file)));
      return target === undefined || hash === undefined ? target : `${target}#${hash}`;
    },
    code: (tag) => addressOf(pageOfElement(tag)),
  });
}

/**
 * The text of a page for coding assistants: its links lead to the Markdown of pages.
 *
 * @param place - the file that will contain the text, to which its links are relative
 */
export function markdownIn(
  text: string,
  page: string,
  pages: ReadonlySet<string>,
  place = markdownOfPage(page),
): string {
  return changeLinks(text.replace(component, ""), {
    link(address) {
      if (/^\w+:/.test(address)) return address;
      const [, file = "", rest = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
      const target = file === "" ? page : posix.join(posix.dirname(page), file);
      const written = pages.has(target) ? markdownOfPage(target) : target;
      return (written === place ? "" : addressFrom(place, written)) + rest;
    },
  });
}
