import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from "react";

interface RadioKeys {
  /** Value of the radio that the keys moved to last, or null. Its row must be drawn. */
  readonly aim: string | null;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Arrow keys for a group of radios that is only partly drawn. The browser's own handling would skip
 * the radios that are not in the document.
 *
 * @param values - of all radios of the group, in order; null leaves the keys to the browser
 * @param onChoose - called with the value of the radio that the keys moved to
 */
export function useRadioKeys(
  box: RefObject<HTMLElement | null>,
  values: readonly string[] | null,
  onChoose: (value: string) => void,
): RadioKeys {
  const [aim, setAim] = useState<{ readonly value: string } | null>(null);
  useLayoutEffect(() => {
    if (aim === null) return;
    const radios = box.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [];
    [...radios].find(({ value }) => value === aim.value)?.focus();
  }, [aim, box]);
  return {
    aim: aim?.value ?? null,
    onKeyDown(event) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const step = steps.get(key);
      if (values === null || step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
      if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
      const at = values.indexOf(target.value);
      const value = values[(at + step + values.length) % values.length];
      if (at < 0 || value === undefined) return;
      event.preventDefault();
      setAim({ value });
      onChoose(value);
    },
  };
}

const steps: ReadonlyMap<string, number> = new Map([
  ["ArrowDown", 1],
  ["ArrowRight", 1],
  ["ArrowUp", -1],
  ["ArrowLeft", -1],
]);
