import { proposalLinkName } from "../../links/shared-proposal.ts";
import { fail, type Result, succeed } from "../../result.ts";
import { readDraft, writeDraft } from "./draft-text.ts";
import type { ProposalDraft } from "./proposal-draft.ts";

/** Why a fragment gives no proposal: it is one of the page's own, or it cannot be read. */
export type LinkFailure = "absent" | "unreadable";

const mostCharacters = 20_000;
/** Of the text inside: a small link must not become a large one. */
const mostBytes = 100_000;

/**
 * A proposal as the fragment of a link, without `#` (decisions X2): at most 2,000 characters for 60 lines. The
 * titles of the services are left out. Rejects where the browser cannot compress.
 */
export async function writeProposalLink(proposal: ProposalDraft): Promise<string> {
  const lines = proposal.lines.map((line) => ({ ...line, title: "" }));
  return writeLink(writeDraft({ ...proposal, lines }));
}

/** A text as the fragment of a link, without `#`. Rejects where the browser cannot compress. */
export async function writeLink(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await bytesOf(streamOf(bytes).pipeThrough(new CompressionStream("deflate-raw")));
  return `${proposalLinkName}${textOf(packed)}`;
}

/**
 * The proposal in a fragment, with or without `#`. Never rejects: a fragment of another kind is `absent`, a
 * hostile or broken one `unreadable` (decisions X2).
 */
export async function readProposalLink(
  fragment: string,
): Promise<Result<ProposalDraft, LinkFailure>> {
  return readLink(fragment, readDraft);
}

/** What `read` makes of the text in a fragment, which is null where it cannot. Never rejects. */
export async function readLink<Value>(
  fragment: string,
  read: (text: string) => Value | null,
): Promise<Result<Value, LinkFailure>> {
  const text = String(fragment).replace(/^#/, "");
  if (!text.startsWith(proposalLinkName)) return fail("absent");
  if (text.length > mostCharacters) return fail("unreadable");
  try {
    const packed = streamOf(packedIn(text.slice(proposalLinkName.length)));
    const bytes = await bytesOf(packed.pipeThrough(new DecompressionStream("deflate-raw")));
    const value = read(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return value === null ? fail("unreadable") : succeed(value);
  } catch {
    return fail("unreadable");
  }
}

function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream();
}

/** Everything in a stream. Rejects when it is too much. */
async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > mostBytes) {
      void reader.cancel();
      throw new RangeError("The link holds too much.");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Base64 with the letters that a URL leaves as they are. */
function textOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws for a text of other letters. */
function packedIn(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new TypeError("These are not the letters of a link.");
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
