const paths = {
  arrowDown: "M8 2.5v11M3.5 9L8 13.5L12.5 9",
  arrowUp: "M8 13.5v-11M3.5 7L8 2.5L12.5 7",
  check: "M3 8.5l3.2 3.2L13 5",
  close: "M4 4l8 8M12 4l-8 8",
  copy: "M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z",
  download: "M8 2.5v8M4.8 7.3L8 10.5l3.2-3.2M2.5 10.5v3h11v-3",
  danger: "M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 0 0 0-12.5zM8 4.75v3.75M8 11.2v.01",
  down: "M4 6l4 4l4-4",
  external: "M9.5 2.5h4v4M13.5 2.5l-6 6M11.5 9.5v4h-9v-9h4",
  grip: "M6 4v.01M6 8v.01M6 12v.01M10 4v.01M10 8v.01M10 12v.01",
  info: "M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 0 0 0-12.5zM8 7.5v3.75M8 4.8v.01",
  menu: "M2.5 4.5h11M2.5 8h11M2.5 11.5h11",
  pencil: "M10.5 3l2.5 2.5l-7.5 7.5l-3 .5l.5-3zM9 4.5l2.5 2.5",
  person:
    "M8 2.5a2.75 2.75 0 1 0 0 5.5a2.75 2.75 0 0 0 0-5.5zM2.75 13.5c.6-2.4 2.6-3.5 5.25-3.5s4.65 1.1 5.25 3.5",
  minus: "M3 8h10",
  plus: "M3 8h10M8 3v10",
  search: "M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM10.3 10.3L13.8 13.8",
  sort: "M5 6.5l3-3l3 3M5 9.5l3 3l3-3",
  sortAscending: "M5 9.5l3-3l3 3",
  sortDescending: "M5 6.5l3 3l3-3",
  success: "M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 0 0 0-12.5zM5.2 8.3l1.9 1.9l3.7-4",
  file: "M3.5 1.75h6l3 3v9.5h-9zM9.5 1.75v3h3",
  tray: "M2 9.5l2-6.5h8l2 6.5V13H2zM2 9.5h3.5a2.5 2.5 0 0 0 5 0H14",
  upload: "M8 10.5v-8M4.8 5.5L8 2.3l3.2 3.2M2.5 10.5v3h11v-3",
  warning: "M8 2l6.5 11.5h-13zM8 6.5v3.2M8 11.6v.01",
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

/**
 * A small line icon beside a text with the same meaning, and therefore hidden from screen readers.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
