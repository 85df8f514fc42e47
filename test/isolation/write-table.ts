import type { Surrounding } from "./surroundings.ts";

export interface Score {
  readonly tag: string;
  readonly surrounding: Surrounding;
  /** The number of different pixels in the first 900 px. */
  readonly pixels: number;
  /** The difference of the element's height from that in the neutral page. */
  readonly heightPx: number;
  /** Findings that the neutral page does not have. */
  readonly troubles: readonly string[];
}

export function isSame({ surrounding, pixels, heightPx }: Score): boolean {
  return surrounding.differs !== undefined || (pixels === 0 && heightPx === 0);
}

/** Returns the table of all scores in Markdown, with a row for each kind of page. */
export function tableOf(scores: readonly Score[]): string {
  const pages = [...new Set(scores.map(({ surrounding }) => surrounding))];
  const rows = pages.map((page) => {
    const own = scores.filter(({ surrounding }) => surrounding === page);
    return `| ${page.name} | ${cellOf(own)} |`;
  });
  const reasons = pages.flatMap(({ name, differs }) =>
    differs === undefined ? [] : [`- ${name}: ${differs}, so pictures are not compared.`],
  );
  const tags = [...new Set(scores.map(({ tag }) => `\`${tag}\``))];
  return `# Isolation

This table compares every element in different kinds of host pages with the same element in a page without styles.
\`npm run isolation\` writes it with the built files in Chromium, 960 px wide. "same" means the same height, and no different pixel
in the first 900 px. After it, a cell lists findings that the neutral page does not have: rules of axe, names added to \`window\`,
changed styles of the page's own text, errors and warnings in the console.

${reasons.join("\n")}

The elements: ${tags.join(", ")}.

| page | elements |
|---|---|
${rows.join("\n")}
`;
}

/** Returns the result of most elements, and each element with another result. */
function cellOf(scores: readonly Score[]): string {
  const texts = scores.map(textOf);
  const count = (text: string) => texts.filter((other) => other === text).length;
  const [most = ""] = texts.toSorted((a, b) => count(b) - count(a));
  const exceptions = scores.flatMap((score) =>
    textOf(score) === most ? [] : [`\`${score.tag}\`: ${textOf(score)}`],
  );
  return [most, ...exceptions].join("; ");
}

function textOf(score: Score): string {
  const { surrounding, pixels, heightPx, troubles } = score;
  const looks = isSame(score) ? "same" : `${pixels} px differ, ${heightPx} px higher`;
  const look = surrounding.differs === undefined ? looks : "as meant";
  return [look, ...troubles.map((trouble) => trouble.split(":").slice(0, 2).join(":"))].join(", ");
}
