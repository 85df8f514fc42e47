import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import type { Colour } from "./read-colour.ts";
import type { Picture } from "./read-picture.ts";
import { printableText, wrapText } from "./wrap-text.ts";

/** US Letter, in points. */
const size = { width: 612, height: 792 };
export const margin = 48;
export const contentWidth = size.width - 2 * margin;
const band = 10;
const top = size.height - margin - band;
const bottom = margin + 26;

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: Colour;
  readonly align?: "left" | "right";
}

export interface PaperGiven {
  readonly title: string;
  readonly author: string;
  /** Shown at the bottom of every page. */
  readonly footer: string;
  readonly borderTop: Colour;
  readonly borderBottom: Colour;
  readonly createdAt: Date;
}

const ink: Colour = [0.13, 0.15, 0.18];

/** Paper that is written from top to bottom, across pages. */
export interface Paper {
  /** Distance of the pen from the bottom of the page. */
  readonly y: number;
  /** Moves the pen down. */
  down(points: number): void;
  /** Starts a new page if fewer points are left on this one. True if it did. */
  reserve(points: number): boolean;
  /** Writes one line at the pen. The text must fit. */
  write(text: string, x: number, width: number, style?: TextStyle): void;
  /** Writes as many lines as needed and moves the pen below them. */
  writeLines(text: string, x: number, width: number, style?: TextStyle): void;
  linesOf(text: string, width: number, style?: TextStyle): string[];
  fill(x: number, width: number, height: number, colour: Colour): void;
  rule(colour: Colour): void;
  /** Draws a picture within the box, its top at the pen. False if it cannot be read. */
  picture(picture: Picture, x: number, width: number, height: number): Promise<boolean>;
  finish(): Promise<Uint8Array>;
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
  let page = addPage();
  let y = top;

  function addPage(): PDFPage {
    const added = document.addPage([size.width, size.height]);
    const full = { x: 0, width: size.width, height: band };
    added.drawRectangle({ ...full, y: size.height - band, color: rgb(...given.borderTop) });
    added.drawRectangle({ ...full, y: 0, color: rgb(...given.borderBottom) });
    return added;
  }

  const fontOf = (style: TextStyle): PDFFont => (style.bold ? heavy : regular);

  function put(text: string, x: number, width: number, style: TextStyle): void {
    const font = fontOf(style);
    const points = style.size ?? 9;
    const shown = printableText(text, font);
    const indent = style.align === "right" ? width - font.widthOfTextAtSize(shown, points) : 0;
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
    down(points) {
      y -= points;
    },
    reserve(points) {
      if (y - points >= bottom) return false;
      page = addPage();
      y = top;
      return true;
    },
    write: (text, x, width, style = {}) => put(text, x, width, style),
    writeLines(text, x, width, style = {}) {
      const height = (style.size ?? 9) * 1.35;
      for (const line of paper.linesOf(text, width, style)) {
        paper.reserve(height);
        put(line, x, width, style);
        y -= height;
      }
    },
    linesOf: (text, width, style = {}) => wrapText(text, fontOf(style), style.size ?? 9, width),
    fill(x, width, height, colour) {
      page.drawRectangle({ x, y: y - height, width, height, color: rgb(...colour) });
    },
    rule(colour) {
      page.drawLine({
        start: { x: margin, y },
        end: { x: size.width - margin, y },
        thickness: 0.6,
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
        const foot = { y: band + 16, size: 8, font: regular, color: rgb(0.35, 0.38, 0.42) };
        const right = size.width - margin - regular.widthOfTextAtSize(number, 8);
        one.drawText(printableText(given.footer, regular), { ...foot, x: margin });
        one.drawText(number, { ...foot, x: right });
      }
      return document.save();
    },
  };
  return paper;
}
