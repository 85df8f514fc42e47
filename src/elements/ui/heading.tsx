import type { ReactNode } from "react";

/** The level of a heading in the host page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = {
  readonly level: HeadingLevel;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A heading with a variable level. */
export function Heading({ level, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag part="heading" id={id} className={className}>
      {children}
    </Tag>
  );
}
