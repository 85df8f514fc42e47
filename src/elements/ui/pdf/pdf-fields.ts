import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";

/** A piece of text as the library reads it from a page, or a mark between two pieces. */
export type PdfTextPart = Awaited<ReturnType<PDFPageProxy["getTextContent"]>>["items"][number];
type TextItem = Extract<PdfTextPart, { readonly str: string }>;

/** A form field on a page, in the page's own units, with the origin at the bottom left. */
export interface PdfField {
  /** The box of the field on its page: left, bottom, right, top. */
  readonly box: readonly [number, number, number, number];
  /** The lines of the field's text; empty without text. */
  readonly lines: readonly string[];
  /** The size of the text; 0 if it depends on the size of the field. */
  readonly fontSize: number;
  /**
   * The kind of field that the library does not draw, because the file has no appearance for it.
   */
  readonly missing: "tick" | "box" | "signature" | null;
}

/** The members of the library's annotations that we read. The library types them as `any`. */
interface Annotation {
  readonly id: string;
  readonly subtype?: string;
  readonly fieldType?: string | null;
  readonly rect: readonly [number, number, number, number];
  readonly hidden?: boolean;
  readonly password?: boolean;
  readonly fieldValue?: unknown;
  readonly hasAppearance?: boolean;
  readonly checkBox?: boolean;
  readonly radioButton?: boolean;
  readonly exportValue?: string;
  readonly buttonValue?: string | null;
  readonly options?: readonly { readonly exportValue: string; readonly displayValue: string }[];
  readonly defaultAppearanceData?: { readonly fontSize?: number };
}

/** Both characters are also clear to screen readers. */
const ticked = "☑";
const unticked = "☐";

/**
 * The fields of a form. If a value has no appearance in the file, the library creates one, but only for values in its
 * storage.
 *
 * @param signatureLabel - the text for a signature field without an appearance
 */
export async function readPdfFields(
  page: PDFPageProxy,
  storage: PDFDocumentProxy["annotationStorage"],
  signatureLabel: string,
): Promise<readonly PdfField[]> {
  const annotations: readonly Annotation[] = await page.getAnnotations({ intent: "display" });
  return annotations.flatMap((one) => {
    const { subtype, hidden, rect, id } = one;
    if (subtype !== "Widget" || hidden || rect[2] <= rect[0] || rect[3] <= rect[1]) return [];
    const texts = textsOf(one);
    if (texts !== null && !one.hasAppearance) storage.setValue(id, { value: one.fieldValue ?? "" });
    const missing = missingOf(one);
    const lines = missing === "signature" ? [signatureLabel] : (texts ?? tickOf(one));
    return [{ box: rect, lines, missing, fontSize: one.defaultAppearanceData?.fontSize ?? 0 }];
  });
}

/** The lines of a text or choice field; null for other fields. */
function textsOf({ fieldType, fieldValue, password, options }: Annotation) {
  if (fieldType !== "Tx" && fieldType !== "Ch") return null;
  if (password) return [];
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  return values.flatMap((value) => {
    if (typeof value !== "string" || value === "") return [];
    const chosen = options?.find(({ exportValue }) => exportValue === value);
    return (chosen?.displayValue ?? value).split(/\r\n?|\n/);
  });
}

function tickOf(annotation: Annotation): readonly string[] {
  if (!annotation.checkBox && !annotation.radioButton) return [];
  const on = annotation.checkBox ? annotation.exportValue : annotation.buttonValue;
  // Without the value that the radio button stands for, no viewer can determine whether it is chosen.
  if (annotation.radioButton && !on) return [];
  return [isTicked(annotation, on) ? ticked : unticked];
}

/**
 * A file without appearances does not name the ticked state, so every value except Off counts as ticked.
 */
function isTicked({ fieldValue }: Annotation, on: string | null | undefined): boolean {
  if (on) return fieldValue === on;
  return typeof fieldValue === "string" && fieldValue !== "Off" && fieldValue !== "";
}

function missingOf(annotation: Annotation): PdfField["missing"] {
  const { fieldType, hasAppearance, checkBox, radioButton, exportValue, buttonValue } = annotation;
  if (fieldType === "Sig") return hasAppearance ? null : "signature";
  if (checkBox && !exportValue) return isTicked(annotation, null) ? "tick" : "box";
  return radioButton && !buttonValue ? "box" : null;
}

/** Draws the fields that the library omits onto the page's drawing. */
export function drawMissing(
  fields: readonly PdfField[],
  pen: CanvasRenderingContext2D,
  { transform }: PageViewport,
): void {
  for (const { box, missing, lines } of fields) {
    if (missing === null) continue;
    const [left, bottom, right, top] = box;
    const [width, height] = [right - left, top - bottom];
    pen.save();
    pen.setTransform(...matrixOf(transform));
    pen.translate(left, bottom);
    pen.lineWidth = 1;
    pen.strokeStyle = "#555";
    pen.setLineDash(missing === "signature" ? [4, 3] : []);
    pen.strokeRect(0.5, 0.5, width - 1, height - 1);
    pen.setLineDash([]);
    if (missing === "tick") drawTick(pen, width, height);
    if (missing === "signature") drawLabel(pen, lines.join(" "), width, height);
    pen.restore();
  }
}

function drawTick(pen: CanvasRenderingContext2D, width: number, height: number): void {
  const side = Math.min(width, height);
  pen.translate((width - side) / 2, (height - side) / 2);
  pen.lineWidth = side / 8;
  pen.strokeStyle = "#000";
  pen.beginPath();
  pen.moveTo(side * 0.22, side * 0.52);
  pen.lineTo(side * 0.42, side * 0.28);
  pen.lineTo(side * 0.78, side * 0.76);
  pen.stroke();
}

function drawLabel(
  pen: CanvasRenderingContext2D,
  label: string,
  width: number,
  height: number,
): void {
  // The vertical axis of the page points up.
  pen.scale(1, -1);
  pen.fillStyle = "#555";
  pen.font = `${Math.min(10, height * 0.6)}px sans-serif`;
  pen.textBaseline = "middle";
  pen.fillText(label, 4, -height / 2, Math.max(1, width - 8));
}

function matrixOf(transform: readonly number[]): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  return [a, b, c, d, e, f];
}

/** The distance between a field's edge and its text. */
const padding = 2;
const lineHeight = 1.15;

/**
 * Adds the values of form fields to the text of a page, because the library omits them. A value follows the text before
 * it on its line ("Customer: Acme"), or else the text above it.
 */
export function withFieldTexts(
  items: readonly PdfTextPart[],
  fields: readonly PdfField[],
): readonly PdfTextPart[] {
  const all = [...items];
  for (const field of fields) {
    if (field.lines.length === 0) continue;
    const label = indexBeside(all, field);
    const beside = all[label];
    if (beside !== undefined && isText(beside)) all[label] = { ...beside, hasEOL: false };
    const before = label < 0 ? indexAbove(all, field) : label;
    const texts = field.lines.map((line, index) => itemOf(line, index, field));
    all.splice(before < 0 ? all.length : before + 1, 0, ...texts);
  }
  return all;
}

function isText(item: PdfTextPart): item is TextItem {
  return "str" in item;
}

/** The index of the last text before a field on the same line, or -1. */
function indexBeside(items: readonly PdfTextPart[], { box }: PdfField): number {
  const [left, bottom, , top] = box;
  return indexOfNearest(items, (x, y, size) =>
    x < left && y < top && y + size > bottom ? left - x : null,
  );
}

/** The index of the last text above a field, or -1. */
function indexAbove(items: readonly PdfTextPart[], { box: [, , , top] }: PdfField): number {
  return indexOfNearest(items, (_x, y) => (y >= top ? y - top : null));
}

/**
 * Finds the nearest text. Of several at the same distance, it is the last one. A null distance means that the text is
 * too far away.
 */
function indexOfNearest(
  items: readonly PdfTextPart[],
  distanceOf: (x: number, y: number, size: number) => number | null,
): number {
  let found = -1;
  let nearest = Number.POSITIVE_INFINITY;
  items.forEach((item, index) => {
    if (!isText(item) || item.str.trim() === "") return;
    const [, , , size = 0, x = 0, y = 0] = item.transform.map(Number);
    const distance = distanceOf(x, y, size);
    if (distance === null || distance > nearest) return;
    nearest = distance;
    found = index;
  });
  return found;
}

function itemOf(line: string, index: number, { box, lines, fontSize }: PdfField): TextItem {
  const [left, bottom, , top] = box;
  const height = top - bottom;
  const size = Math.min(fontSize || 12, (height / lines.length) * 0.8);
  const baseline =
    lines.length === 1
      ? bottom + (height - size) / 2 + size * 0.2
      : top - padding - size - index * size * lineHeight;
  return {
    str: index === 0 ? ` ${line}` : line,
    dir: "ltr",
    width: 0,
    height: size,
    transform: [size, 0, 0, size, left + padding, Math.max(bottom, baseline)],
    fontName: "",
    hasEOL: true,
  };
}
