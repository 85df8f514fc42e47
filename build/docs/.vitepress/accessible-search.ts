/**
 * The search of VitePress is a button that contains the fields and links of its dialog, which assistive technology does not
 * read. Here it is a dialog with a list of options.
 */
const replacements: readonly (readonly [text: string, by: string])[] = [
  [
    `role="button"
      :aria-owns="results?.length ? 'localsearch-list' : undefined"
      aria-expanded="true"
      aria-haspopup="listbox"
      aria-labelledby="localsearch-label"`,
    'role="dialog" aria-modal="true" aria-labelledby="localsearch-label"',
  ],
  [
    `:id="'localsearch-item-' + index"
            :aria-selected="selectedIndex === index ? 'true' : 'false'"
            role="option"`,
    'role="none"',
  ],
  [
    `:aria-label="[...p.titles, p.title].join(' > ')"`,
    `:id="'localsearch-item-' + index"
              :aria-selected="selectedIndex === index ? 'true' : 'false'"
              role="option"`,
  ],
];

export const accessibleSearch = {
  name: "accessible-search",
  enforce: "pre" as const,
  transform(code: string, id: string): string | undefined {
    if (!id.endsWith("/VPLocalSearchBox.vue")) return undefined;
    return replacements.reduce((changed, [text, by]) => {
      if (!changed.includes(text)) throw new Error(`The search of VitePress has no ${text}.`);
      return changed.replace(text, by);
    }, code);
  },
};
