import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import type { SiteColor } from "../../core/branding/site-color.ts";
import { stylePiece } from "../ui/style-piece.ts";
import css from "./color-picker.css?inline";

stylePiece(css);

export type ColorPickerProps = {
  readonly label: string;
  readonly value: SiteColor;
  /** The accessible names of the sliders. */
  readonly words: {
    readonly saturation: string;
    readonly brightness: string;
    readonly hue: string;
    readonly opacity: string;
  };
  readonly onChange: (value: SiteColor) => void;
};

/**
 * Picks a colour by shade, hue and opacity. The caller provides the field for its digits. It is not a library's picker,
 * because those add style elements, which a strict policy blocks.
 */
export function ColorPicker({ label, value, words, onChange }: ColorPickerProps) {
  // Greys have no hue and black has no saturation, so keep the last picked ones.
  const [picked, setPicked] = useState(() => hsvOf(value.hex));
  const hsv = hexOf(picked) === value.hex ? picked : hsvOf(value.hex);

  const handlePick = (next: typeof hsv) => {
    setPicked(next);
    const hex = hexOf(next);
    if (hex !== value.hex) onChange({ ...value, hex });
  };

  const style: CSSProperties & Readonly<Record<`--_${string}`, string>> = {
    "--_opaque": value.hex,
    "--_shown": `color-mix(in srgb, ${value.hex} ${value.alpha * 100}%, transparent)`,
  };
  return (
    <fieldset className="color-picker" aria-label={label} style={style}>
      <ColorArea value={hsv} words={words} onChange={handlePick} />
      <div className="color-bars">
        <span className="color-swatch" />
        <Slider
          className="color-bar hue"
          label={words.hue}
          value={hsv.hue}
          max={359}
          unit="°"
          onChange={(hue) => handlePick({ ...hsv, hue })}
        />
        <Slider
          className="color-bar opacity"
          label={words.opacity}
          value={value.alpha * 100}
          max={100}
          unit="%"
          onChange={(percent) => onChange({ ...value, alpha: percent / 100 })}
        />
      </div>
    </fieldset>
  );
}

type ColorAreaProps = {
  readonly value: Hsv;
  readonly words: { readonly saturation: string; readonly brightness: string };
  readonly onChange: (value: Hsv) => void;
};

/**
 * All shades of a hue. Saturation increases to the right, brightness to the top. The pointer drags
 * both at once. Keyboards and screen readers get two sliders.
 */
function ColorArea({ value, words, onChange }: ColorAreaProps) {
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
    // Focuses a slider instead of the area, and receives pointer events outside the area too.
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

type SliderProps = {
  readonly label: string;
  /** The position of the slider, from 0 to `max`. */
  readonly value: number;
  readonly max: number;
  /** The unit, which screen readers read after the number. */
  readonly unit: string;
  readonly className?: string | undefined;
  readonly onChange: (value: number) => void;
};

/** A native slider with whole steps. */
function Slider({ label, value, max, unit, className, onChange }: SliderProps) {
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

/** A picked colour: hue from 0 to 360, saturation and brightness from 0 to 100. */
interface Hsv {
  readonly hue: number;
  readonly saturation: number;
  readonly brightness: number;
}

/** Converts `#rrggbb` to hue, saturation and brightness. */
function hsvOf(hex: string): Hsv {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  return {
    hue: range === 0 ? 0 : 60 * sixthOf(red, green, blue, range),
    saturation: most === 0 ? 0 : (range / most) * 100,
    brightness: most * 100,
  };
}

/** Converts a colour to `#rrggbb`. */
function hexOf({ hue, saturation, brightness }: Hsv): string {
  const most = brightness / 100;
  const range = (most * saturation) / 100;
  const channels = [5, 3, 1].map((offset) => {
    const place = (offset + hue / 60) % 6;
    return most - range * Math.max(0, Math.min(place, 4 - place, 1));
  });
  return `#${channels
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The position on the colour wheel, from 0 to 6. */
function sixthOf(red: number, green: number, blue: number, range: number): number {
  if (red >= green && red >= blue) return ((green - blue) / range + 6) % 6;
  return green >= blue ? (blue - red) / range + 2 : (red - green) / range + 4;
}
