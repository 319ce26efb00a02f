/** Line glyphs of the menu, drawn as those of app/ui/icon.tsx, which every page loads. */
export const glyphs = {
  dashboard: 'M2.5 13.5a7.5 7.5 0 0 1 15 0M10 13.5l3.5-4M2.5 16.5h15',
  calendar: 'M3 4.5h14v12.5H3zM3 8.5h14M6.5 2.5v4M13.5 2.5v4M6 12h2M12 12h2',
  chat: 'M2.5 3.5h15v10h-8l-4 3.5v-3.5h-3zM6 7.5h8M6 10h5',
  folder: 'M2.5 4h5.5l2 2.5h7.5v10h-15zM2.5 9.5h15',
  cart: 'M1.5 3h3l2 9.5h8.5l2-7H5M7.5 16.5a1 1 0 1 0 0-.1zM14 16.5a1 1 0 1 0 0-.1z',
  coin: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7 7.5h6M7 12.5h6M8.5 10h3',
  mail: 'M2.5 4.5h15v11.5h-15zM2.5 5l7.5 6 7.5-6',
  invoice: 'M4 2.5h12v15l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM7 7h6M7 10.5h6',
  project: 'M3 3v14.5M3 4h11l-2 3 2 3H3M8 14h9',
  task: 'M3 3.5h14v13H3zM6 10l2.5 2.5L14 7',
  people: 'M7 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM1.5 16.5c.5-3 2.5-4.5 5.5-4.5s5 1.5 5.5 4.5M13 4.3a3 3 0 0 1 0 5.4M15 12.5c2 .6 3.2 1.9 3.5 4',
  article: 'M3 3h14v14H3zM6 6.5h4v4H6zM12.5 6.5h2M12.5 9h2M6 13.5h8.5',
  case: 'M2.5 6.5h15v10h-15zM7 6.5V3.5h6v3M2.5 11h15',
  person: 'M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17.5c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5',
  page: 'M4.5 2.5H12l3.5 3.5v11.5h-11zM12 2.5V6h3.5M7.5 10h5M7.5 13h5',
  parts: 'M2.5 2.5h6v6h-6zM11.5 5.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM5.5 11.5l3.5 6h-7zM11.5 11.5h6v6h-6z',
  form: 'M2.5 4h15v4.5h-15zM2.5 11.5h9V16h-9zM15 11.5v4.5M5 6.2h4',
  table: 'M2.5 3.5h15v13h-15zM2.5 7.5h15M2.5 12h15M8 7.5v9',
  chart: 'M2.5 2.5v15h15M6 14V9.5M10 14V5.5M14 14v-6',
  icons: 'M10 2.5l2.2 5 5.3.5-4 3.6 1.2 5.4-4.7-2.9L5.3 17l1.2-5.4-4-3.6 5.3-.5z',
  map: 'M2.5 5l5-2.5 5 2.5 5-2.5V15l-5 2.5-5-2.5-5 2.5zM7.5 2.5V15M12.5 5v12.5',
  levels: 'M2.5 3.5h9M5.5 8h9M8.5 12.5h9M5.5 3.5V8M8.5 8v4.5M8.5 17h9M11.5 12.5V17',
  screen: 'M2.5 4h15v9.5h-15zM6.5 17h7M10 13.5V17',
  audio: 'M3 8v4M6.5 5v10M10 7v6M13.5 3.5v13M17 8v4',
} as const;

export type GlyphName = keyof typeof glyphs;
