import * as z from 'zod/mini';
import { type ColorProblem, ratioText } from '#rules/theme/check-palette.ts';
import { COLOR_TOKENS, type ColorToken, type CustomColors } from '#rules/theme/palette.ts';
import { DEFAULT_THEME, FONTS, type Theme } from '#rules/theme/theme-css.ts';
import { adminMessages } from '#wire/messages/admin.ts';

// The theme as it is typed and not saved.

const colors = z.partialRecord(z.enum(COLOR_TOKENS), z.string());
const font = z.enum(FONTS);

/** The value of a setting by its name, as it is typed. */
export type TypedValue = (name: string) => unknown;

export function colorsIn(value: unknown): CustomColors {
  return colors.safeParse(value).data ?? {};
}

export function themeIn(typed: TypedValue): Theme {
  const pixels = (name: string, usual: number) => {
    const value = typed(name);
    return typeof value === 'number' && value >= 0 ? value : usual;
  };
  return {
    light: colorsIn(typed('theme.light')),
    dark: colorsIn(typed('theme.dark')),
    textFont: font.safeParse(typed('theme.textFont')).data ?? DEFAULT_THEME.textFont,
    displayFont: font.safeParse(typed('theme.displayFont')).data ?? DEFAULT_THEME.displayFont,
    radiusSmall: pixels('theme.radiusSmall', DEFAULT_THEME.radiusSmall),
    radiusMedium: pixels('theme.radiusMedium', DEFAULT_THEME.radiusMedium),
    radiusButton: pixels('theme.radiusButton', DEFAULT_THEME.radiusButton),
    logoHeight: pixels('theme.logoHeight', DEFAULT_THEME.logoHeight),
    logoAbove: typed('theme.header') === 'centred',
  };
}

/** What the page is made of and not only coloured by; a change of it is asked of the shop. */
const BUILT_WITH = [
  'theme.logo',
  'theme.logoDark',
  'theme.logoName',
  'theme.header',
  'theme.topBar',
  'theme.categoryBar',
  'theme.footer',
];

export function builtWith(typed: TypedValue): Record<string, unknown> {
  return Object.fromEntries(BUILT_WITH.map((name) => [name, typed(name)]));
}

export function colorName(token: ColorToken): string {
  return adminMessages[`admin.theme.color.${token}`];
}

export function problemText({ pair: [foreground, ground], ratio, needed }: ColorProblem): string {
  return adminMessages['admin.theme.poorText']
    .replace('{shown}', colorName(foreground))
    .replace('{ground}', colorName(ground))
    .replace('{ratio}', ratioText(ratio))
    .replace('{needed}', String(needed));
}
