import { type CSSProperties, type PointerEvent, useRef } from "react";
import { Slider } from "./color-slider.tsx";
import { type Hsv, hexOf } from "./hsv.ts";

type ColorAreaProps = {
  readonly value: Hsv;
  readonly words: { readonly saturation: string; readonly brightness: string };
  readonly onChange: (value: Hsv) => void;
};

/**
 * All shades of a hue: saturation increases to the right, brightness to the top. The pointer drags both at once;
 * keyboards and screen readers get two sliders.
 */
export function ColorArea({ value, words, onChange }: ColorAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { saturation, brightness } = value;

  const handleDrag = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box || event.buttons % 2 === 0) return;
    onChange({
      ...value,
      saturation: percentOf(event.clientX - box.left, box.width),
      brightness: 100 - percentOf(event.clientY - box.top, box.height),
    });
  };
  const handlePress = (event: PointerEvent<HTMLElement>) => {
    // Focuses a slider instead of the area, and keeps receiving the pointer when it leaves the area.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    area.current?.querySelector("input")?.focus();
    handleDrag(event);
  };

  const style: CSSProperties & Readonly<Record<`--_${string}`, string>> = {
    "--_hue": hexOf({ hue: value.hue, saturation: 100, brightness: 100 }),
    "--_x": `${saturation}%`,
    "--_y": `${100 - brightness}%`,
    "--_picked": hexOf(value),
  };
  return (
    <div
      ref={area}
      className="color-area"
      style={style}
      onPointerDown={handlePress}
      onPointerMove={handleDrag}
    >
      <Slider
        label={words.saturation}
        value={saturation}
        max={100}
        unit="%"
        onChange={(next) => onChange({ ...value, saturation: next })}
      />
      <Slider
        label={words.brightness}
        value={brightness}
        max={100}
        unit="%"
        onChange={(next) => onChange({ ...value, brightness: next })}
      />
      <span className="color-thumb" />
    </div>
  );
}

function percentOf(part: number, whole: number): number {
  return Math.min(100, Math.max(0, (part / whole) * 100));
}
