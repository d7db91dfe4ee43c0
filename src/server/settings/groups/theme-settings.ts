import * as z from 'zod';
import { COLOR, COLOR_TOKENS } from '#rules/theme/palette.ts';
import { DEFAULT_THEME, FONTS } from '#rules/theme/theme-css.ts';
import { FOOTER_LAYOUTS, HEADER_LAYOUTS } from '#wire/layout.ts';
import { refused, setting } from './setting.ts';

const colors = z.partialRecord(z.enum(COLOR_TOKENS), z.string().regex(COLOR, refused('color')));
const image = z.int().min(1).nullable();
const font = z.enum(FONTS);

/** How the shop looks, changed in the admin's theme. */
export const THEME_SETTINGS = {
  /** By token; what is not named is as built in. */
  'theme.light': setting(colors, DEFAULT_THEME.light),
  'theme.dark': setting(colors, DEFAULT_THEME.dark),
  'theme.textFont': setting(font, DEFAULT_THEME.textFont),
  'theme.displayFont': setting(font, DEFAULT_THEME.displayFont),
  'theme.radiusSmall': setting(z.int().min(0).max(24), DEFAULT_THEME.radiusSmall),
  'theme.radiusMedium': setting(z.int().min(0).max(40), DEFAULT_THEME.radiusMedium),
  'theme.radiusButton': setting(z.int().min(0).max(999), DEFAULT_THEME.radiusButton),
  /** Ids of pictures; null shows the built-in mark and the name. */
  'theme.logo': setting(image, null),
  'theme.logoDark': setting(image, null),
  'theme.logoName': setting(z.boolean(), false),
  'theme.logoHeight': setting(z.int().min(24).max(56), DEFAULT_THEME.logoHeight),
  'theme.header': setting(z.enum(HEADER_LAYOUTS), 'beside'),
  'theme.topBar': setting(z.boolean(), true),
  'theme.categoryBar': setting(z.boolean(), true),
  'theme.footer': setting(z.enum(FOOTER_LAYOUTS), 'columns'),
} as const;
