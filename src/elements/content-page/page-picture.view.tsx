import { type ReactNode, useState } from "react";
import { pictureSetOf } from "../../core/content/content-picture.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { plainAttributesOf } from "../ui/html-attributes.ts";
import { fileNameOf } from "../ui/site-page/link-name.ts";
import { pageHtml } from "../ui/site-page/page-profile.ts";
import { messages } from "./content-page.messages.ts";
import { idOf, type PageDrawing } from "./page-drawing.view.tsx";

/** A picture that the browser was refused is requested once more, with the token. */
type FetchedPicture =
  | { readonly kind: "none" }
  | { readonly kind: "under way" }
  | { readonly kind: "shown"; readonly src: string }
  | { readonly kind: "failed" };

interface PagePictureProps {
  /** An `img`, alone or in a `picture`. */
  readonly image: Element;
  readonly drawing: PageDrawing;
}

/**
 * A picture of a page, fetched late and without a referrer (decisions V2, ZA10). Its text stands in where it may not be
 * shown, or fails.
 */
export function PagePicture({ image, drawing }: PagePictureProps): ReactNode {
  const [fetched, setFetched] = useState<FetchedPicture>({ kind: "none" });
  const box = image.parentElement?.localName === "picture" ? image.parentElement : null;
  const sources = [...(box?.querySelectorAll("source") ?? [])].map((source) => ({
    ...sourceOf(source, drawing),
    media: source.getAttribute("media") ?? undefined,
    type: source.getAttribute("type") ?? undefined,
  }));
  const { src, srcSet, sizes } = sourceOf(image, drawing);
  const shown = sources.filter((source) => source.srcSet !== undefined);
  const fallback = src ?? srcSet?.split(" ", 1)[0] ?? shown[0]?.srcSet?.split(" ", 1)[0];
  if (fetched.kind === "failed" || fallback === undefined)
    return <PictureWords image={image} drawing={drawing} />;
  const handleError = async () => {
    if (fetched.kind !== "none") return setFetched({ kind: "failed" });
    setFetched({ kind: "under way" });
    const own = await drawing.fetchPicture(image.getAttribute("src"));
    setFetched(own === null ? { kind: "failed" } : { kind: "shown", src: own });
  };
  const picture = (
    <img
      id={idOf(image, drawing)}
      {...(fetched.kind === "shown" ? { src: fetched.src } : { src: fallback, srcSet, sizes })}
      {...plainAttributesOf(image, pageHtml)}
      alt={image.getAttribute("alt")?.trim() ?? image.getAttribute("title")?.trim() ?? ""}
      referrerPolicy="no-referrer"
      loading="lazy"
      onError={() => void handleError()}
    />
  );
  if (shown.length === 0 || fetched.kind === "shown") return picture;
  return (
    <picture>
      {shown.map((source, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a fixed tree
        <source key={index} {...source} />
      ))}
      {picture}
    </picture>
  );
}

function sourceOf(node: Element, { pictureOf }: PageDrawing) {
  const set = pictureSetOf(node.getAttribute("srcset") ?? "", pictureOf);
  return {
    src: node.localName === "img" ? (pictureOf(node.getAttribute("src")) ?? undefined) : undefined,
    srcSet: set === "" ? undefined : set,
    sizes: (set !== "" && node.getAttribute("sizes")?.trim()) || undefined,
  };
}

/** The text of a picture, as a link to it. A picture with an empty text is decoration. */
function PictureWords({ image, drawing }: PagePictureProps): ReactNode {
  const raw = image.getAttribute("src");
  const alt = image.getAttribute("alt")?.trim() ?? image.getAttribute("title")?.trim();
  const file = fileNameOf(raw ?? "");
  const words = alt ?? (file === "" ? "" : messages.picture(file));
  const id = idOf(image, drawing);
  const link = image.closest("a[href], button") === null ? drawing.linkOf(raw) : null;
  if (words === "") return id === undefined ? null : <span id={id} />;
  if (link === null || link.kind === "part") return <span id={id}>{words}</span>;
  return (
    <ExternalLink id={id} href={drawing.pictureOf(raw) ?? link.href}>
      {words}
    </ExternalLink>
  );
}
