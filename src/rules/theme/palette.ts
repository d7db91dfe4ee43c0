// The colours of the shop, by the names of their tokens (src/shop/styles/tokens.css), one palette for
// each scheme. A shop stores only what it changes.
// Example: getPalette('light', { accent: '#1f5673' }) is the light palette with another accent.

export const COLOR_TOKENS = [
  'paper',
  'paper-sunk',
  'paper-raised',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'accent',
  'accent-strong',
  'accent-wash',
  'on-accent',
  'good',
  'good-wash',
  'bad',
  'bad-wash',
  'star',
  'veil',
  'banner',
  'on-banner',
  'picture-ground',
] as const;

export type ColorToken = (typeof COLOR_TOKENS)[number];
/** `#rrggbb` by token. */
export type Palette = Readonly<Record<ColorToken, string>>;
export type CustomColors = Readonly<Partial<Record<ColorToken, string>>>;

export const COLOR = /^#[0-9a-f]{6}$/;

export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

export const PALETTES: Readonly<Record<ColorScheme, Palette>> = {
  light: {
    paper: '#fbf8f2',
    'paper-sunk': '#f2ece1',
    'paper-raised': '#fffdfa',
    ink: '#231f1a',
    'ink-soft': '#584f45',
    'ink-faint': '#6d6358',
    line: '#e3dacb',
    'line-strong': '#8b7f70',
    accent: '#ad4519',
    'accent-strong': '#8c3510',
    'accent-wash': '#f9e7da',
    'on-accent': '#fffdfa',
    good: '#2c6842',
    'good-wash': '#e3efe2',
    bad: '#a3123f',
    'bad-wash': '#fae3e6',
    star: '#b86a0c',
    veil: '#231f1a',
    banner: '#231f1a',
    'on-banner': '#fffdfa',
    'picture-ground': '#ece4d6',
  },
  dark: {
    paper: '#1a1714',
    'paper-sunk': '#13110f',
    'paper-raised': '#25211c',
    ink: '#f3ece1',
    'ink-soft': '#c9bdad',
    'ink-faint': '#a99d8d',
    line: '#3a342c',
    'line-strong': '#8a7f71',
    accent: '#eb9a66',
    'accent-strong': '#f4b085',
    'accent-wash': '#3a271b',
    'on-accent': '#23130a',
    good: '#93cba0',
    'good-wash': '#1d2f23',
    bad: '#ff9dad',
    'bad-wash': '#40191f',
    star: '#eeb25c',
    veil: '#000000',
    banner: '#3a271b',
    'on-banner': '#f3ece1',
    'picture-ground': '#2c2721',
  },
};

export function getPalette(scheme: ColorScheme, custom: CustomColors): Palette {
  return { ...PALETTES[scheme], ...custom };
}
