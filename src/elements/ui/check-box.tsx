import { Choice, type ChoiceProps } from "./choice.tsx";

export type CheckBoxProps = ChoiceProps & { readonly onChange: (checked: boolean) => void };

/** A check box with a clickable label. */
export function CheckBox({ onChange, ...choice }: CheckBoxProps) {
  return <Choice {...choice} type="checkbox" onToggle={onChange} />;
}
