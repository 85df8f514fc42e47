/** An element with its attributes and children. */
export type FirstElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: FirstNode[],
];
/** A text, or an element. */
export type FirstNode = string | FirstElement;
