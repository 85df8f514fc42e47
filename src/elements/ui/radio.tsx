import { Choice, type ChoiceProps } from "./choice.tsx";

/** One of several choices. Those of one `name` in one form or root exclude each other. */
export type RadioProps = ChoiceProps & {
  readonly name: string;
  /** It was chosen. */
  readonly onChange: () => void;
};

/** A radio button with its label; both can be pressed. Its group is a fieldset with a legend. */
export function Radio({ onChange, ...choice }: RadioProps) {
  return <Choice {...choice} type="radio" onToggle={onChange} />;
}
