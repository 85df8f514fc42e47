import { proposalLinkName } from "../../links/shared-proposal.ts";
import { fail, type Result, succeed } from "../../result.ts";
import { readDraft, writeDraft } from "./draft-text.ts";
import type { ProposalDraft } from "./proposal-draft.ts";

/**
 * Why a fragment contains no proposal. `absent`: it is not a link of this kind. `unreadable`: it is broken or hostile.
 */
export type LinkFailure = "absent" | "unreadable";

const maxCharacters = 20_000;
/**
 * The maximum size of the decompressed text, because a small hostile link could expand to a huge text.
 */
const maxBytes = 100_000;

/**
 * Writes a proposal as the fragment of a link, without `#` (decisions X2). 60 lines need at most 2,000 characters. The
 * titles of the services and the names of provider and term are left out. Rejects if the browser cannot compress.
 */
export async function writeProposalLink(proposal: ProposalDraft): Promise<string> {
  const lines = proposal.lines.map((line) => ({ ...line, title: "" }));
  return writeLink(writeDraft({ ...proposal, label: "", lines }));
}

/** Writes a text as the fragment of a link, without `#`. Rejects if the browser cannot compress. */
export async function writeLink(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const packed = await bytesOf(streamOf(bytes).pipeThrough(new CompressionStream("deflate-raw")));
  return `${proposalLinkName}${base64Of(packed)}`;
}

/**
 * Reads the proposal in a fragment, with or without `#`. Never rejects: a fragment of another kind is `absent`, a
 * hostile or broken one `unreadable` (decisions X2).
 */
export async function readProposalLink(
  fragment: string,
): Promise<Result<ProposalDraft, LinkFailure>> {
  return readLink(fragment, readDraft);
}

/**
 * Reads the string in a fragment with `read`, which returns null for an invalid string. Never rejects.
 */
export async function readLink<Value>(
  fragment: string,
  read: (text: string) => Value | null,
): Promise<Result<Value, LinkFailure>> {
  const text = String(fragment).replace(/^#/, "");
  if (!text.startsWith(proposalLinkName)) return fail("absent");
  if (text.length > maxCharacters) return fail("unreadable");
  try {
    const packed = streamOf(bytesOfBase64(text.slice(proposalLinkName.length)));
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

/** Reads a stream to its end. Rejects if it is too long. */
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
    if (size > maxBytes) {
      void reader.cancel();
      throw new RangeError("The link holds too much.");
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Encodes as base64, with characters that a URL need not escape. */
function base64Of(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Decodes base64. Throws for a string with other characters. */
function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new TypeError("These are not the letters of a link.");
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
