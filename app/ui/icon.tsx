/** Line glyphs of 20 x 20 units, 1.5 px strokes. Decoration: name the control, not the glyph. */
const paths = {
  arrow: 'M1 10h17M12.5 5l5 5-5 5',
  close: 'M4 4l12 12M16 4L4 16',
  check: 'M3.5 10.5l4.5 4.5 8.5-10',
  plus: 'M10 3v14M3 10h14',
  minus: 'M3 10h14',
  edit: 'M3 17l1-4L13.5 3.5l3 3L7 16zM11.5 5.5l3 3',
  heart: 'M10 16.5C5.5 13.5 2.5 10.5 2.5 7.3A3.8 3.8 0 0 1 10 6.2a3.8 3.8 0 0 1 7.5 1.1c0 3.2-3 6.2-7.5 9.2z',
  bin: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 12h8.4l.8-12M8.3 9v5M11.7 9v5',
  menu: 'M2 5.5h16M2 14.5h16',
  previous: 'M12.5 4l-6 6 6 6',
  next: 'M7.5 4l6 6-6 6',
  search: 'M13 13l4.5 4.5M8.5 14.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12z',
  pause: 'M7 4v12M13 4v12',
  play: 'M6 3.5l10 6.5-10 6.5z',
  replay: 'M4 10a6.3 6.3 0 1 0 2-4.6M6 2v3.5h3.5',
  sidebar: 'M2.5 3.5h15v13h-15zM7.5 3.5v13M13.5 8l-2 2 2 2',
  settings: 'M2 6h8M14 6h4M2 14h3M9 14h9M12 4v4M7 12v4',
  fullscreen: 'M3 7.5V3h4.5M12.5 3H17v4.5M17 12.5V17h-4.5M7.5 17H3v-4.5',
  account: 'M10 10.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 17.5c.6-3 3.3-4.5 7-4.5s6.4 1.5 7 4.5',
  wallet: 'M2.5 5.5h15v11h-15zM2.5 5.5l11-3v3M17.5 9.5h-4v3h4',
  lock: 'M4 9h12v8.5H4zM6.5 9V6a3.5 3.5 0 0 1 7 0v3',
  leave: 'M12.5 3H3v14h9.5M8 10h10M14.5 6.5l3.5 3.5-3.5 3.5',
  bell: 'M4 14.5h12l-1.5-2V8a4.5 4.5 0 0 0-9 0v4.5zM8.5 17h3',
  desktop: 'M3.5 3.5h13v9h-13zM1 16h18',
  mobile: 'M6 2h8v16H6zM9 15.5h2',
  grid: 'M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z',
  wheel: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 2.5v15M2.5 10h15M4.7 4.7l10.6 10.6M15.3 4.7L4.7 15.3',
  pointer: 'M8 8l9 3.5-4 1.5-1.5 4zM5 13H2.5V2.5H13V5',
  cube: 'M10 2l7 4v8l-7 4-7-4V6zM3 6l7 4 7-4M10 10v8',
  scroll: 'M4 2.5h12v15H4zM4 6.5h12M10 9v5.5M7.5 12l2.5 2.5 2.5-2.5',
  horizon: 'M1.5 13h17M4 16.5h12M5.5 13a4.5 4.5 0 0 1 9 0M10 3v3M3.5 6.5l2 2M16.5 6.5l-2 2',
  cards: 'M7.5 3.5h9v13h-9zM4.5 5.5v9M2 7.5v5',
  tv: 'M2.5 3.5h15v10.5h-15zM6 17h8M8.5 6.5l4 2.25-4 2.25z',
  facebook: 'M11.5 18v-7h2.8l.5-3h-3.3V6.2c0-1 .4-1.7 1.8-1.7h1.6V1.9c-.4-.1-1.2-.2-2.3-.2-2.4 0-4 1.4-4 4V8H6v3h2.6v7',
  twitter: 'M2.5 2.5l15 15M17 2.5l-6.5 7M8.8 11.3L3 17.5',
  linkedin: 'M3.5 7.5v9.5M3.5 3.5v.5M8 17V7.5M8 12c0-2.8 1.5-4.5 4-4.5s4 1.5 4 4.5v5',
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths).filter((name): name is IconName => name in paths);

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Glyph path={paths[name]} size={size} />;
}

/** One that not every page loads: its path is the caller's. */
export function Glyph({ path, size = 20 }: { path: string; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
