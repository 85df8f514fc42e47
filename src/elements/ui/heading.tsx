import { type ComponentProps, createContext, type ReactNode, use } from "react";

/** The level of a heading within its screen, whose main heading has 1. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** The position of a screen in the outline of its page. */
export interface Outline {
  /** The level of the main heading in the page, 1 to 6. */
  readonly start: number;
  /** The main heading is visible only to assistive technology. */
  readonly isHidden: boolean;
}

export const OutlineContext = createContext<Outline>({ start: 1, isHidden: false });

type HeadingProps = Omit<ComponentProps<"h1">, "part"> & {
  readonly level: HeadingLevel;
  readonly children: ReactNode;
};

/** A heading that looks like its level within the screen, and has its level in the page's outline. */
export function Heading({ level, className, children, ...others }: HeadingProps): ReactNode {
  const { start, isHidden } = use(OutlineContext);
  const Tag = tagOfHeading(level, start);
  const isUnseen = level === 1 && isHidden;
  const classes = [`heading-${level}`, className, isUnseen && "visually-hidden"].filter(Boolean);
  return (
    <Tag part="heading" className={classes.join(" ")} {...others}>
      {children}
    </Tag>
  );
}

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/**
 * The tag name of a heading.
 *
 * @param level - the level within the screen
 * @param start - the level of the screen's main heading
 */
export function tagOfHeading(level: number, start: number): (typeof tags)[number] {
  return tags[level + start - 2] ?? "h6";
}
