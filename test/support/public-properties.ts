/** The custom properties that a host page may set (interface: Theming). */
export const publicProperties: readonly string[] = [
  "--scout-color-primary",
  "--scout-color-highlight",
  "--scout-color-on-primary",
  "--scout-color-surface",
  "--scout-color-text",
  "--scout-color-muted",
  "--scout-color-border",
  "--scout-color-success",
  "--scout-color-warning",
  "--scout-color-danger",
  "--scout-font-family",
  "--scout-font-size",
  "--scout-space",
  "--scout-radius",
  "--scout-shadow",
];
