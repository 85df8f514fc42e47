import { type CSSProperties, type ReactNode, useRef } from "react";
import type { BrandingDraft } from "../../core/branding/branding-draft.ts";
import { type ButtonText, cssOfButtonText } from "../../core/branding/button-text.ts";
import { contrastOf, minContrast } from "../../core/branding/contrast.ts";
import { cssColorOf, hexTextOf } from "../../core/branding/site-color.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import { Alert } from "../ui/alert.tsx";
import { Card } from "../ui/card.tsx";
import { Radio } from "../ui/radio.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { brandingFormTexts } from "./branding-form.messages.ts";
import { ColorPicker } from "./color-picker.view.tsx";

interface ColorSettingsProps {
  readonly draft: BrandingDraft;
  /** True if the field contains a valid colour. */
  readonly hasColor: boolean;
  /** True while changes are being saved. Editing is then disabled. */
  readonly isSaving: boolean;
  readonly onColorText: (text: string) => void;
  readonly onButtonText: (text: ButtonText) => void;
}

/** The settings of the site colour and of the colour of text on it. */
export function ColorSettings({
  draft,
  hasColor,
  isSaving,
  onColorText,
  onButtonText,
}: ColorSettingsProps): ReactNode {
  const texts = useTexts(brandingFormTexts);
  const { color, colorText, buttonText } = draft;
  const choices = useRef<HTMLFieldSetElement>(null);
  // The button disappears with its warning, so move focus to the choice that it made.
  const handleOther = (text: ButtonText) => {
    choices.current?.querySelector<HTMLInputElement>(`[value="${text}"]`)?.focus();
    onButtonText(text);
  };
  return (
    <Card heading={texts.colors}>
      <div className="branding-colors">
        <div className="stack">
          <TextField
            label={texts.siteColor}
            hint={texts.siteColorHint}
            error={hasColor ? undefined : texts.siteColorWrong}
            value={colorText}
            onChange={onColorText}
            isVerbatim
            isReadOnly={isSaving}
            autoComplete="off"
          />
          <ColorPicker
            label={texts.picker}
            words={{ ...texts.area, hue: texts.hue, opacity: texts.opacity }}
            value={color}
            onChange={(picked) => onColorText(hexTextOf(picked))}
          />
        </div>
        <div className="stack branding-button-text">
          <fieldset ref={choices}>
            <legend className="label">{texts.buttonText}</legend>
            <div className="row">
              {(["white", "black"] as const).map((text) => (
                <Radio
                  key={text}
                  name="button-text"
                  value={text}
                  label={texts[text]}
                  checked={buttonText === text}
                  onChange={() => onButtonText(text)}
                />
              ))}
            </div>
          </fieldset>
          {/* The sample is hidden from screen readers, because the text below gives the contrast. */}
          <div className="branding-examples" aria-hidden="true">
            {(["light", "dark"] as const).map((scheme) => (
              <figure key={scheme} className="branding-example" style={{ colorScheme: scheme }}>
                <span className="button primary" style={exampleStyleOf(draft)}>
                  {texts.buttonExample}
                </span>
                <figcaption>{texts.schemes[scheme]}</figcaption>
              </figure>
            ))}
          </div>
          <Contrast draft={draft} onOther={handleOther} />
        </div>
      </div>
    </Card>
  );
}

interface ContrastProps {
  readonly draft: BrandingDraft;
  readonly onOther: (text: ButtonText) => void;
}

/**
 * Warns about text that is hard to read, with a button for the other text colour if that is better.
 */
function Contrast({ draft: { color, buttonText }, onOther }: ContrastProps): ReactNode {
  const texts = useTexts(brandingFormTexts);
  const format = useFormatting();
  const contrast = contrastOf(buttonText, color);
  if (contrast >= minContrast) return null;
  const text = buttonText === "white" ? "black" : "white";
  const other = contrastOf(text, color);
  const words = texts.lowContrast(
    buttonText,
    ratioTextOf(contrast, format),
    ratioTextOf(other, format),
  );
  const action = { label: texts.chooseOther(text), onAct: () => onOther(text) };
  return (
    <Alert kind="warning" action={other > contrast ? action : undefined}>
      {words}
    </Alert>
  );
}

/** Rounds down, so that an insufficient ratio never looks sufficient. */
function ratioTextOf(contrast: number, { fixed }: Formatting): string {
  return fixed(Math.floor(contrast * 10) / 10, 1);
}

function exampleStyleOf({ color, buttonText }: BrandingDraft): CSSProperties {
  const site = { "--_example": cssColorOf(color) };
  return { ...site, color: cssOfButtonText(buttonText) };
}
