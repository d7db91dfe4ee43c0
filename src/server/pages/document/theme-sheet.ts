import { createHash } from 'node:crypto';
import { type Font, themeCss, unusedFonts } from '#rules/theme/theme-css.ts';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { getTheme } from '#server/settings/get-theme.ts';

// What a shop changed of its look is a style sheet of tokens, named by its content: browsers load it
// once, and a shop that changed nothing has none.

export interface ThemeSheet {
  /** `/shared/theme-0123456789ab.css` */
  address: string;
  css: string;
}

/** What a page links and leaves out by the theme. */
export interface PageTheme {
  /** Of the style sheet; null where nothing was changed. */
  sheet: string | null;
  unusedFonts: readonly Font[];
}

const ADDRESS = /^\/shared\/theme-[0-9a-f]{12}\.css$/;

const sheets = new WeakMap<Settings, ThemeSheet | null>();
/** A page rendered before a change still finds what it was rendered with. */
const recent = new LruCache<string, string>({ max: 32 });

/** Null where nothing was changed. */
export function themeSheet(settings: Settings): ThemeSheet | null {
  const known = sheets.get(settings);
  if (known !== undefined) return known;
  const css = themeCss(getTheme(settings));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const sheet = css === '' ? null : { address: `/shared/theme-${hash}.css`, css };
  sheets.set(settings, sheet);
  if (sheet) recent.set(sheet.address, css);
  return sheet;
}

export function pageTheme(settings: Settings): PageTheme {
  const sheet = themeSheet(settings)?.address ?? null;
  return { sheet, unusedFonts: unusedFonts(getTheme(settings)) };
}

export function recentThemeCss(address: string): string | undefined {
  return recent.get(address);
}

export function isThemeAddress(path: string): boolean {
  return ADDRESS.test(path);
}
