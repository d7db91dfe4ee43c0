import { expect, test } from 'vitest';
import { DEFAULT_THEME, type Font, type Theme, themeCss, unusedFonts } from './theme-css.ts';

const inLayer = (rules: string) => `@layer tokens{${rules}}`;

test.each<[string, Partial<Theme>, string]>([
  ['nothing changed', {}, ''],
  ['a colour as it was', { light: { accent: '#ad4519' } }, ''],
  [
    'a colour of one scheme',
    { light: { accent: '#1f5673' } },
    inLayer(':root{--accent:light-dark(#1f5673,#eb9a66)}'),
  ],
  [
    'a colour of both',
    { light: { paper: '#ffffff' }, dark: { paper: '#000000' } },
    inLayer(':root{--paper:light-dark(#ffffff,#000000)}'),
  ],
  ['a font', { displayFont: 'system-serif' }, inLayer(':root{--font-display:ui-serif, serif}')],
  [
    'radii and the logo',
    { radiusSmall: 0, radiusMedium: 2, radiusButton: 6, logoHeight: 32 },
    inLayer(':root{--radius-s:0px;--radius-m:2px;--radius-button:6px;--logo-height:32px}'),
  ],
  [
    'the logo above the menu',
    { logoAbove: true },
    inLayer('@media (min-width:850px){:root{--header-height:8rem}}'),
  ],
])('%s', (_, changes, css) => {
  expect(themeCss({ ...DEFAULT_THEME, ...changes })).toBe(css);
});

test.each<[Font, Font, Font[]]>([
  ['figtree', 'fraunces', []],
  ['figtree', 'figtree', ['fraunces']],
  ['system-sans', 'fraunces', ['figtree']],
  ['system-sans', 'system-serif', ['figtree', 'fraunces']],
])('text in %s and titles in %s leave %j unused', (textFont, displayFont, unused) => {
  expect(unusedFonts({ textFont, displayFont })).toEqual(unused);
});
