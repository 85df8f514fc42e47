import { readStartTags, type StartTag } from "../html/read-start-tags.ts";
import { safeHref } from "../links.ts";
import { type Declaration, frameStyleOf } from "./frame-style.ts";

/** A rebuilt form frame: only these four attributes of the server's frame, each checked (decisions Y3). */
export interface EmbedFrame {
  /** Absolute, http or https, without user name and password. */
  readonly src: string;
  readonly className: string;
  readonly style: readonly Declaration[];
  /** Permissions policy. */
  readonly allow: string;
}

/** The embedded parts of a contract's HTML. */
export interface ContractEmbed {
  readonly frames: readonly EmbedFrame[];
  /** Addresses of its external scripts. They run only if the host page trusts their origins. */
  readonly scripts: readonly string[];
}

const mostFrames = 20;

/** @param base - address of the page, which relative addresses are resolved against. */
export function readEmbed(html: string, base: string): ContractEmbed {
  const tags = [...readStartTags(html)];
  return {
    frames: tags.flatMap((tag) => frameOf(tag, base)).slice(0, mostFrames),
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

/** Keeps the words of a permissions policy: features, origins and keywords. */
function permissionsOf(allow: string): string {
  return /^[\w\s;:'"*./-]*$/.test(allow) ? allow.trim() : "";
}
