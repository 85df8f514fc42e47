import type { ReactNode } from "react";

/** How deep a heading stands in the host page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4;

type HeadingProps = {
  readonly level: HeadingLevel;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A heading whose level the caller knows. */
export function Heading({ level, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag part="heading" id={id} className={className}>
      {children}
    </Tag>
  );
}
