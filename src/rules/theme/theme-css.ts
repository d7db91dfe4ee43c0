import { COLOR_TOKENS, type CustomColors, PALETTES } from './palette.ts';

// What a shop changed of its look as a style sheet of tokens; '' where nothing was changed. In the
// layer of the built-in tokens, which come before it: print and components override both.
// Example: themeCss({ ...DEFAULT_THEME, radiusSmall: 0 }) is '@layer tokens{:root{--radius-s:0px}}'.

export const FONTS = ['figtree', 'fraunces', 'system-sans', 'system-serif'] as const;
export type Font = (typeof FONTS)[number];

export interface Theme {
  light: CustomColors;
  dark: CustomColors;
  textFont: Font;
  displayFont: Font;
  /** In pixels: of small things, of panels and pictures, of buttons and badges. */
  radiusSmall: number;
  radiusMedium: number;
  radiusButton: number;
  /** Of a logo, in pixels. */
  logoHeight: number;
  /** Wide screens show the logo above the menu. */
  logoAbove: boolean;
}

export const DEFAULT_THEME: Theme = {
  light: {},
  dark: {},
  textFont: 'figtree',
  displayFont: 'fraunces',
  radiusSmall: 4,
  radiusMedium: 10,
  radiusButton: 999,
  logoHeight: 40,
  logoAbove: false,
};

/** With the fallbacks of their metrics, so that nothing shifts when the font arrives. */
export const FONT_STACKS: Readonly<Record<Font, string>> = {
  figtree:
    '"Figtree Variable", "Figtree Arial", "Figtree Roboto", "Figtree DejaVu", system-ui, sans-serif',
  fraunces:
    '"Fraunces Variable", "Fraunces Times", "Fraunces Noto", "Fraunces DejaVu", ui-serif, serif',
  'system-sans': 'system-ui, sans-serif',
  'system-serif': 'ui-serif, serif',
};

/** The fonts that come with the shop and that this theme does not use: no page should ask for them. */
export function unusedFonts({
  textFont,
  displayFont,
}: Pick<Theme, 'textFont' | 'displayFont'>): Font[] {
  const shipped: readonly Font[] = ['figtree', 'fraunces'];
  return shipped.filter((font) => font !== textFont && font !== displayFont);
}

export function themeCss(theme: Theme): string {
  const usual = DEFAULT_THEME;
  const lengths = [
    ['radius-s', theme.radiusSmall, usual.radiusSmall],
    ['radius-m', theme.radiusMedium, usual.radiusMedium],
    ['radius-button', theme.radiusButton, usual.radiusButton],
    ['logo-height', theme.logoHeight, usual.logoHeight],
  ] as const;
  const fonts = [
    ['font-text', theme.textFont, usual.textFont],
    ['font-display', theme.displayFont, usual.displayFont],
  ] as const;
  const tokens = [
    ...getColors(theme),
    ...fonts
      .filter(([, current, was]) => current !== was)
      .map(([name, current]) => [name, FONT_STACKS[current]]),
    ...lengths
      .filter(([, current, was]) => current !== was)
      .map(([name, current]) => [name, `${current}px`]),
  ].map(([name, value]) => `--${name}:${value}`);
  const rules = [
    ...(tokens.length > 0 ? [`:root{${tokens.join(';')}}`] : []),
    ...(theme.logoAbove ? ['@media (min-width:850px){:root{--header-height:8rem}}'] : []),
  ];
  return rules.length > 0 ? `@layer tokens{${rules.join('')}}` : '';
}

function getColors({ light, dark }: Theme): string[][] {
  return COLOR_TOKENS.flatMap((token) => {
    const inLight = light[token] ?? PALETTES.light[token];
    const inDark = dark[token] ?? PALETTES.dark[token];
    const isUsual = inLight === PALETTES.light[token] && inDark === PALETTES.dark[token];
    return isUsual ? [] : [[token, `light-dark(${inLight},${inDark})`]];
  });
}
