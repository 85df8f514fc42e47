import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Field, type FieldWords, splitWords } from "../../ui/field.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";

/** A quantity as a number field between two buttons, which change it by one. */
export function QuantityField(props: NumberFieldProps) {
  const texts = useTexts(builderTexts);
  const { value, min, max, onChange, isDisabled, accessibleName, label } = props;
  const stepTo = (step: number, text: string, icon: IconName) => (
    <button
      type="button"
      className="step"
      // The number field has the same effect by its arrow keys.
      tabIndex={-1}
      aria-label={text}
      disabled={isDisabled || value + step < min || value + step > max}
      onClick={() => onChange(value + step)}
    >
      <Icon name={icon} />
    </button>
  );
  const name = accessibleName ?? label;
  return (
    <div className="quantity">
      <NumberField {...props} />
      {stepTo(-1, texts.fewer(name), "minus")}
      {stepTo(1, texts.more(name), "plus")}
    </div>
  );
}

/** Props of a {@link NumberField}: a whole number from `min` to `max`. */
type NumberFieldProps = FieldWords & {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Called with a whole number from `min` to `max`. */
  readonly onChange: (value: number) => void;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
};

/**
 * A number field that accepts any typing. It commits its value on blur, on Enter and on a click of
 * the browser's stepper: rounded and within the bounds. An invalid input is replaced by the
 * previous value.
 */
export function NumberField(props: NumberFieldProps) {
  const [words, { value, onChange, isDisabled, ...native }] = splitWords(props);
  const { min, max } = native;
  const ref = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  /** True while a change waits for the end of a press. */
  const isHeld = useRef(false);

  const handleSettled = useEffectEvent((typed: string) => {
    const number = typed.trim() === "" ? value : Number(typed);
    const settled = Number.isFinite(number)
      ? Math.min(max, Math.max(min, Math.round(number)))
      : value;
    setDraft(null);
    if (settled !== value) onChange(settled);
  });

  // React's `onChange` fires for every key. The native `change` event fires when a value is
  // committed.
  useEffect(() => {
    const input = ref.current;
    if (input === null) return;
    const mounted = new AbortController();
    const options = { signal: mounted.signal };
    let isPressedElsewhere = false;
    const handlePointer = (event: Event) => {
      isPressedElsewhere = event.type === "pointerdown" && !event.composedPath().includes(input);
    };
    input.addEventListener(
      "change",
      () => {
        const typed = input.value;
        isHeld.current = isPressedElsewhere;
        if (!isPressedElsewhere) handleSettled(typed);
        else {
          afterPress(() => {
            isHeld.current = false;
            handleSettled(typed);
          });
        }
      },
      options,
    );
    for (const type of ["pointerdown", "pointerup", "pointercancel"]) {
      const watch = () => {
        isPressedElsewhere = false;
        window.addEventListener(type, handlePointer, { capture: true, ...options });
      };
      input.addEventListener("focus", watch, options);
      input.addEventListener(
        "blur",
        () => window.removeEventListener(type, handlePointer, { capture: true }),
        options,
      );
    }
    return () => mounted.abort();
  }, []);

  return (
    <Field {...words}>
      {(attributes) => (
        <input
          {...native}
          {...attributes}
          ref={ref}
          className="input number-input"
          part="input"
          type="number"
          inputMode="numeric"
          step={1}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={() => isHeld.current || setDraft(null)}
          disabled={isDisabled}
        />
      )}
    </Field>
  );
}

/**
 * Calls back when the user releases the pressed control. The change could move that control, and a control that moves
 * between press and release gets no click.
 */
function afterPress(act: () => void): void {
  const waiting = new AbortController();
  const handleRelease = () => {
    waiting.abort();
    act();
  };
  for (const type of ["pointerup", "pointercancel"]) {
    window.addEventListener(type, handleRelease, { capture: true, signal: waiting.signal });
  }
}
