import { Choice, type ChoiceProps } from "./choice.tsx";

/** Props of a {@link Radio}. Radio buttons with the same `name` in one form or root are exclusive. */
export type RadioProps = ChoiceProps & {
  readonly name: string;
  /** Called when it is chosen. */
  readonly onChange: () => void;
};

/** A radio button with a clickable label. Its group is a fieldset with a legend. */
export function Radio({ onChange, ...choice }: RadioProps) {
  return <Choice {...choice} type="radio" onToggle={onChange} />;
}
