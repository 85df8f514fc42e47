import { type CSSProperties, useState } from "react";
import type { SiteColor } from "../../core/branding/site-color.ts";
import { ColorArea } from "./color-area.tsx";
import { Slider } from "./color-slider.tsx";
import { hexOf, hsvOf } from "./hsv.ts";

/** Props of a {@link ColorPicker}. */
export type ColorPickerProps = {
  readonly label: string;
  readonly value: SiteColor;
  /** Accessible names of its sliders. */
  readonly words: {
    readonly saturation: string;
    readonly brightness: string;
    readonly hue: string;
    readonly opacity: string;
  };
  readonly onChange: (value: SiteColor) => void;
};

/**
 * Picks a colour by its shade, hue and opacity; the caller has the field for its digits. Made by hand,
 * because the pickers of libraries add style elements, which a strict policy blocks.
 */
export function ColorPicker({ label, value, words, onChange }: ColorPickerProps) {
  // Greys have no hue and black has no saturation, so the last picked ones are remembered.
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
