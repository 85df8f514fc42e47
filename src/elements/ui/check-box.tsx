import { Choice, type ChoiceProps } from "./choice.tsx";

/** A choice that is on or off. */
export type CheckBoxProps = ChoiceProps & { readonly onChange: (checked: boolean) => void };

/** A check box with its label; both can be pressed. */
export function CheckBox({ onChange, ...choice }: CheckBoxProps) {
  return <Choice {...choice} type="checkbox" onToggle={onChange} />;
}
