import { piece } from "../support/ui-story.tsx";

export default { title: "ui/Scale" };

const sizes = [
  ["2xl", "28", "The heading of the screen"],
  ["xl", "22", "Headings of sections, totals"],
  ["lg", "18", "Headings of cards and parts"],
  ["text", "16", "Text"],
  ["sm", "14", "Labels, hints, details"],
  ["xs", "12", "Facts of a row"],
] as const;

const weights = [
  ["normal", "400", "Text"],
  ["medium", "500", "Buttons, labels, names in lists"],
  ["strong", "650", "Headings, the figures that decide"],
] as const;

const steps = [
  ["quarter", "2"],
  ["half", "4"],
  ["", "8"],
  ["1-5", "12"],
  ["2", "16"],
  ["3", "24"],
  ["4", "32"],
  ["6", "48"],
  ["8", "64"],
] as const;

const sizeOf = (name: string) => (name === "text" ? "var(--_font-size)" : `var(--_text-${name})`);
const stepOf = (name: string) => (name === "" ? "var(--_space)" : `var(--_space-${name})`);

/** The scales of type and spacing, in px at the default size of the text (`src/styles/tokens.css`). */
export const TypeAndSpacing = piece(
  <div className="stack">
    <h2>Type</h2>
    {sizes.map(([name, px, use]) => (
      <p key={name} style={{ fontSize: sizeOf(name) }}>
        {use} <span className="muted">{px}</span>
      </p>
    ))}
    <h2>Weights</h2>
    {weights.map(([name, number, use]) => (
      <p key={name} style={{ fontWeight: `var(--_weight-${name})` }}>
        {use} <span className="muted">{number}</span>
      </p>
    ))}
    <h2>Spacing</h2>
    {steps.map(([name, px]) => (
      <div key={px} className="row">
        <span
          className="muted"
          style={{ minInlineSize: "2em", fontVariantNumeric: "tabular-nums" }}
        >
          {px}
        </span>
        <span
          style={{
            inlineSize: stepOf(name),
            blockSize: stepOf("2"),
            backgroundColor: "var(--_accent)",
          }}
        />
      </div>
    ))}
  </div>,
);
