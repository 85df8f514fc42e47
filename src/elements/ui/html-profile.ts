/**
 * An allowlist for untrusted HTML. Other elements are replaced by their content; other attributes are removed.
 */
export type HtmlProfile = {
  readonly tags: readonly string[];
  readonly attributes: Readonly<Record<string, readonly HtmlAttribute[]>>;
  /** Attributes allowed on every tag. */
  readonly everywhere?: readonly HtmlAttribute[];
  /** Vector shapes that stay drawings. By default, only their words stay. */
  readonly shapes?: {
    readonly elements: readonly string[];
    readonly attributes: readonly HtmlAttribute[];
  };
  /** Elements that are removed with their content. */
  readonly dropped: readonly string[];
  /** A longer text would take too long to sanitize; only its words are shown. */
  readonly maxChars: number;
};

/**
 * Attributes that a profile can allow. Addresses are checked as links. The attributes from `colspan` to `display` are
 * rendered unchanged if valid; the others are only read.
 */
export type HtmlAttribute =
  | "href"
  | "src"
  | "srcset"
  | "sizes"
  | "media"
  | "type"
  | DrawnAttribute
  | "alt"
  | "title"
  | "class"
  | "id"
  | "name"
  | "role"
  | "open"
  | "hidden"
  | "label"
  | "value"
  | "placeholder"
  | "data"
  | "for"
  | "popovertarget"
  | PrintedAttribute
  | `aria-${string}`
  | `data-${string}`;

/**
 * Attributes that are allowed only in a printed document, because it is shown in a document of its own.
 */
type PrintedAttribute =
  | "align"
  | "bgcolor"
  | "border"
  | "cellpadding"
  | "cellspacing"
  | "checked"
  | "color"
  | "face"
  | "selected"
  | "size"
  | "span"
  | "valign"
  | "cx"
  | "cy"
  | "d"
  | "dx"
  | "dy"
  | "fill"
  | "opacity"
  | "points"
  | "preserveAspectRatio"
  | "r"
  | "rx"
  | "ry"
  | "stroke"
  | "text-anchor"
  | "transform"
  | "viewBox"
  | "x"
  | "x1"
  | "x2"
  | "y"
  | "y1"
  | "y2"
  | `${"fill" | "font" | "stroke"}-${string}`;

export type DrawnAttribute =
  | "colspan"
  | "rowspan"
  | "scope"
  | "start"
  | "lang"
  | "dir"
  | "datetime"
  | "width"
  | "height"
  | "display";

/**
 * Elements that are removed with their content, because they run code, change styles or contain no visible text.
 */
export const droppedElements: readonly string[] = (
  "annotation annotation-xml basefont col colgroup datalist defs desc link meta metadata noembed noframes optgroup " +
  "option param script style symbol template track"
).split(" ");

/** MathML elements, which are rendered without attributes. */
export const mathElements: readonly string[] = (
  "math merror mfrac mi mmultiscripts mn mo mover mpadded mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup " +
  "msup mtable mtd mtext mtr munder munderover"
).split(" ");

/**
 * The profile for messages, descriptions and details from the server. A picture is replaced with its text.
 */
export const messageHtml: HtmlProfile = {
  tags: "a b br caption details em i li ol p span strong summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
  attributes: {
    a: ["href"],
    img: ["alt"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
  },
  dropped: [
    ...droppedElements,
    ..."audio iframe noscript object plaintext select svg textarea title video xmp".split(" "),
  ],
  maxChars: 100_000,
};
