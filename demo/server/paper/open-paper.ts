import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import { margin, type } from "./paper-scale.ts";
import type { Colour } from "./read-colour.ts";
import type { Picture } from "./read-picture.ts";
import { printableText, wrapText } from "./wrap-text.ts";

/** US Letter, in points. */
const letter = { short: 612, long: 792 };
const band = 10;
const bottom = 44;

export const ink: Colour = [0.13, 0.15, 0.18];
export const grey: Colour = [0.38, 0.41, 0.45];
export const hairline: Colour = [0.85, 0.87, 0.89];

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly align?: "left" | "center" | "right";
}

export type PaperFormat = "portrait" | "landscape";

export interface PaperGiven {
  readonly title: string;
  readonly author: string;
  /** Shown at the top of each page after the first, at the left and at the right. */
  readonly runningHead?: readonly [left: string, right: string];
  /** Shown at the bottom of every page, cut to one line. */
  readonly footer: string;
  readonly borderTop: Colour;
  readonly borderBottom: Colour;
  readonly createdAt: Date;
  /** The first page; `portrait` by default. */
  readonly format?: PaperFormat;
}

/** Paper that is written from top to bottom, across pages. */
export interface Paper {
  /** Distance of the pen from the bottom of the page. */
  readonly y: number;
  /** Width between the margins of the current page. */
  readonly width: number;
  /** Moves the pen down. */
  down(points: number): void;
  /** Starts a new page unless the current one is empty and has the wanted format. */
  startPage(format?: PaperFormat): void;
  /**
   * Starts a new page if fewer points are left on this one. True if it did. A part that is taller than a page begins
   * where the pen is at the top of one.
   */
  reserve(points: number): boolean;
  /** Writes one line at the pen. The text must fit. */
  write(text: string, x: number, width: number, style?: TextStyle): void;
  /** Writes as many lines as needed and moves the pen below them. */
  writeLines(text: string, x: number, width: number, style?: TextStyle): void;
  linesOf(text: string, width: number, style?: TextStyle): string[];
  widthOf(text: string, style?: TextStyle): number;
  fill(x: number, width: number, height: number, colour: Colour): void;
  /** A line across the page, or from `x` over the width. */
  rule(colour: Colour, thickness?: number, x?: number, width?: number): void;
  /** Draws a picture within the box, its top at the pen. False if it cannot be read. */
  picture(picture: Picture, x: number, width: number, height: number): Promise<boolean>;
  finish(): Promise<Uint8Array>;
}

function sizeOf(format: PaperFormat): { readonly width: number; readonly height: number } {
  return format === "landscape"
    ? { width: letter.long, height: letter.short }
    : { width: letter.short, height: letter.long };
}

export async function openPaper(given: PaperGiven): Promise<Paper> {
  const document = await PDFDocument.create();
  document.setTitle(given.title, { showInWindowTitleBar: true });
  document.setAuthor(given.author);
  document.setLanguage("en-US");
  document.setCreationDate(given.createdAt);
  document.setModificationDate(given.createdAt);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const heavy = await document.embedFont(StandardFonts.HelveticaBold);
  let size = sizeOf(given.format ?? "portrait");
  let page = addPage();
  let y = topOf();

  function topOf(): number {
    const isContinued = given.runningHead !== undefined && document.getPageCount() > 1;
    return size.height - band - (isContinued ? 44 : 23);
  }

  function oneLineOf(text: string, width: number): string {
    const [line = "", ...others] = wrapText(text, regular, type.small, width - type.small);
    return others.length > 0 ? `${line}…` : line;
  }

  function drawRunningHead(on: PDFPage, [left, right]: readonly [string, string]): void {
    const top = on.getHeight() - band;
    const style = { y: top - 28, size: type.small, font: regular, color: rgb(...grey) };
    const end = on.getWidth() - margin;
    const rightStart = end - regular.widthOfTextAtSize(printableText(right, regular), type.small);
    const shown = oneLineOf(left, rightStart - margin - 24);
    on.drawText(shown, { ...style, x: margin });
    on.drawText(printableText(right, regular), { ...style, x: rightStart });
    const line = { thickness: 0.6, color: rgb(...hairline) };
    on.drawLine({ start: { x: margin, y: top - 35 }, end: { x: end, y: top - 35 }, ...line });
  }

  function addPage(): PDFPage {
    const added = document.addPage([size.width, size.height]);
    const full = { x: 0, width: size.width, height: band };
    added.drawRectangle({ ...full, y: size.height - band, color: rgb(...given.borderTop) });
    added.drawRectangle({ ...full, y: 0, color: rgb(...given.borderBottom) });
    if (given.runningHead && document.getPageCount() > 1) drawRunningHead(added, given.runningHead);
    return added;
  }

  const fontOf = (style: TextStyle): PDFFont => (style.bold ? heavy : regular);

  function put(text: string, x: number, width: number, style: TextStyle): void {
    const font = fontOf(style);
    const points = style.size ?? type.text;
    const shown = printableText(text, font);
    const free = width - font.widthOfTextAtSize(shown, points);
    const indent = { left: 0, center: free / 2, right: free }[style.align ?? "left"];
    page.drawText(shown, {
      x: x + indent,
      y: y - points,
      size: points,
      font,
      color: rgb(...(style.colour ?? ink)),
    });
  }

  const paper: Paper = {
    get y() {
      return y;
    },
    get width() {
      return size.width - 2 * margin;
    },
    down(points) {
      y -= points;
    },
    startPage(format = "portrait") {
      const wanted = sizeOf(format);
      if (y === topOf() && size.width === wanted.width) return;
      size = wanted;
      page = addPage();
      y = topOf();
    },
    reserve(points) {
      if (y === topOf() || y - points >= bottom) return false;
      page = addPage();
      y = topOf();
      return true;
    },
    write: (text, x, width, style = {}) => put(text, x, width, style),
    writeLines(text, x, width, style = {}) {
      const height = (style.size ?? type.text) * 1.35;
      for (const line of paper.linesOf(text, width, style)) {
        paper.reserve(height);
        put(line, x, width, style);
        y -= height;
      }
    },
    linesOf: (text, width, style = {}) =>
      wrapText(text, fontOf(style), style.size ?? type.text, width),
    widthOf: (text, style = {}) =>
      fontOf(style).widthOfTextAtSize(printableText(text, fontOf(style)), style.size ?? type.text),
    fill(x, width, height, colour) {
      page.drawRectangle({ x, y: y - height, width, height, color: rgb(...colour) });
    },
    rule(colour, thickness = 0.6, x = margin, width = paper.width) {
      page.drawLine({
        start: { x, y },
        end: { x: x + width, y },
        thickness,
        color: rgb(...colour),
      });
    },
    async picture({ type, bytes }, x, width, height) {
      try {
        const embedded =
          type === "png" ? await document.embedPng(bytes) : await document.embedJpg(bytes);
        const scaled = embedded.scaleToFit(width, height);
        page.drawImage(embedded, { x, y: y - scaled.height, ...scaled });
        return true;
      } catch {
        return false;
      }
    },
    async finish() {
      const pages = document.getPages();
      for (const [index, one] of pages.entries()) {
        const number = `Page ${index + 1} of ${pages.length}`;
        const foot = { y: band + 16, size: type.small, font: regular, color: rgb(...grey) };
        const right = one.getWidth() - margin - regular.widthOfTextAtSize(number, type.small);
        const line = oneLineOf(given.footer, right - margin - 24);
        one.drawText(line, { ...foot, x: margin });
        one.drawText(number, { ...foot, x: right });
      }
      return document.save();
    },
  };
  return paper;
}
