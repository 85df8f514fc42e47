/**
 * The forms of a word after a number, by the plural categories of Unicode. A language without a category uses `other`.
 */
export interface PluralForms {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}
