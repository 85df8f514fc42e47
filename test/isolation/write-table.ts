import type { Surrounding } from "./surroundings.ts";

export interface Score {
  readonly tag: string;
  readonly surrounding: Surrounding;
  /** Different pixels of the first 900 px. */
  readonly pixels: number;
  /** How much higher the element is than in the neutral page. */
  readonly heightPx: number;
  /** Findings that the neutral page does not have. */
  readonly troubles: readonly string[];
}

export function isSame({ surrounding, pixels, heightPx }: Score): boolean {
  return surrounding.differs !== undefined || (pixels === 0 && heightPx === 0);
}

/** The table of all scores in Markdown. */
export function tableOf(scores: readonly Score[]): string {
  const names = [...new Set(scores.map(({ surrounding }) => surrounding.name))];
  const tags = [...new Set(scores.map(({ tag }) => tag))];
  const rows = tags.map((tag) => {
    const own = scores.filter((score) => score.tag === tag);
    return `| \`${tag}\` | ${names.map((name) => cellOf(own.find(({ surrounding }) => surrounding.name === name))).join(" | ")} |`;
  });
  const reasons = [
    ...new Map(scores.map(({ surrounding }) => [surrounding.name, surrounding.differs])),
  ]
    .filter(([, differs]) => differs !== undefined)
    .map(([name, differs]) => `- ${name}: ${differs}, so pictures are not compared.`);
  return `# Isolation

Every element in host pages of different kinds, beside the same element in a page without styles. \`npm run isolation\`
makes this table with the built files in Chromium, 960 px wide. "same" means the same height, and no different pixel in the
first 900 px. Findings that the neutral page does not have follow it: rules of axe, names added to \`window\`, changed styles
of the page's own text, errors and warnings in the console.

${reasons.join("\n")}

| element | ${names.join(" | ")} |
|---|${names.map(() => "---|").join("")}
${rows.join("\n")}
`;
}

function cellOf(score: Score | undefined): string {
  if (score === undefined) return "";
  const { surrounding, pixels, heightPx, troubles } = score;
  const looks = isSame(score) ? "same" : `${pixels} px differ, ${heightPx} px higher`;
  const look = surrounding.differs === undefined ? looks : "as meant";
  return [look, ...troubles.map((trouble) => trouble.split(":").slice(0, 2).join(":"))].join("; ");
}
