type SliderProps = {
  readonly label: string;
  /** From 0 to `max`. */
  readonly value: number;
  readonly max: number;
  /** Announced after the number. */
  readonly unit: string;
  readonly className?: string | undefined;
  readonly onChange: (value: number) => void;
};

/** A native slider with whole steps. */
export function Slider({ label, value, max, unit, className, onChange }: SliderProps) {
  const shown = Math.round(value);
  return (
    <input
      type="range"
      className={className}
      aria-label={label}
      aria-valuetext={`${shown}${unit}`}
      min={0}
      max={max}
      step={1}
      value={shown}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
