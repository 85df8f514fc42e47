import { readStartTags, type StartTag } from "../html/read-start-tags.ts";
import { safeHref } from "../links/links.ts";

/** A form frame with its permissions. */
export interface PlacedFrame extends EmbedFrame {
  /**
   * The sandbox, which never allows navigation of the page. Null for a frame of the page's own origin, which is not
   * sandboxed.
   */
  readonly sandbox: string | null;
  /** The origin that messages of the frame must have. */
  readonly messageOrigin: string;
}

const sandbox =
  "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads allow-same-origin";

/**
 * Decides the permissions of a frame. A form keeps its own origin, because it needs its storage. A frame of the page's
 * own origin is not sandboxed: it can reach the page anyway.
 */
export function placeFrame(frame: EmbedFrame, pageOrigin: string): PlacedFrame {
  const { origin } = new URL(frame.src);
  return { ...frame, sandbox: origin === pageOrigin ? null : sandbox, messageOrigin: origin };
}

/** True if the address of a frame may carry the token. Only trusted origins receive it. */
export function mayReceiveToken(
  { src }: Pick<EmbedFrame, "src">,
  trustedOrigins: readonly string[],
): boolean {
  return trustedOrigins.includes(new URL(src).origin);
}

/** Adds the token to the address of a frame. It replaces any other token. */
export function withToken(frame: EmbedFrame, token: string): EmbedFrame {
  const url = new URL(frame.src);
  url.searchParams.set("jwt_token", token);
  return { ...frame, src: url.href };
}

/** A rebuilt form frame: only these four attributes of the server's frame, each checked. */
export interface EmbedFrame {
  /** The address of the frame: absolute, http or https, without user name and password. */
  readonly src: string;
  readonly className: string;
  readonly style: readonly Declaration[];
  /** The permissions policy of the frame. */
  readonly allow: string;
}

/** The embedded parts of a contract's HTML. */
interface ContractEmbed {
  readonly frames: readonly EmbedFrame[];
  /** Addresses of external scripts. A script runs only if the host page trusts its origin. */
  readonly scripts: readonly string[];
}

const maxFrames = 20;

/** @param base - address of the page, which relative addresses are resolved against. */
export function readEmbed(html: string, base: string): ContractEmbed {
  const tags = [...readStartTags(html)];
  return {
    frames: tags.flatMap((tag) => frameOf(tag, base)).slice(0, maxFrames),
    scripts: tags.flatMap(({ name, attributes }) => {
      const link = name === "script" ? safeHref(attributes.get("src"), base) : null;
      return link ? [link.href] : [];
    }),
  };
}

function frameOf({ name, attributes }: StartTag, base: string): EmbedFrame[] {
  const link = name === "iframe" ? safeHref(attributes.get("src"), base) : null;
  if (link === null) return [];
  return [
    {
      src: link.href,
      className: (attributes.get("class") ?? "").split(/\s+/).filter(isClassName).join(" "),
      style: frameStyleOf(attributes.get("style") ?? ""),
      allow: permissionsOf(attributes.get("allow") ?? ""),
    },
  ];
}

function isClassName(name: string): boolean {
  return /^[\w-]{1,64}$/.test(name);
}

/** Returns the permissions policy unless it contains anything other than features, origins and keywords. */
function permissionsOf(allow: string): string {
  return /^[\w\s;:'"*./-]*$/.test(allow) ? allow.trim() : "";
}

/** A declaration in a `style` attribute. */
type Declaration = readonly [property: string, value: string];

/** Properties that a frame may set on its own box. None of them can place it over other content. */
const allowedProperties =
  /^(?:(?:min-|max-)?(?:width|height|inline-size|block-size)|aspect-ratio|(?:margin|padding|border)(?:-(?:top|right|bottom|left))?|border-(?:radius|width|style|color)|background-color|overflow(?:-[xy])?|color-scheme)$/;

/** A length, number, keyword or plain colour. Excludes functions, URLs, escapes and negative values. */
const plainWord = /^(?:[a-z]+|#[\da-f]{3,8}|(?:\d+|\d*\.\d+)(?:px|em|ex|ch|%|vh|vw|dvh|svh)?)$/;

function isPlain(value: string): boolean {
  const words = value.split(/[\s/]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => plainWord.test(word));
}

/** The declarations of a `style` attribute that a rebuilt frame keeps. */
export function frameStyleOf(style: string): readonly Declaration[] {
  return style.split(";").flatMap((part) => {
    const colon = part.indexOf(":");
    const property = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .replace(/!\s*important\s*$/i, "")
      .trim()
      .toLowerCase();
    const isKept = colon > 0 && value.length <= 64 && allowedProperties.test(property);
    return isKept && isPlain(value) ? [[property, value] as const] : [];
  });
}
