import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorProblems } from '#rules/theme/check-palette.ts';
import { COLOR_TOKENS, PALETTES } from '#rules/theme/palette.ts';
import { DEFAULT_THEME, FONT_STACKS } from '#rules/theme/theme-css.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** token('radius-s') is '4px'; of several lines it is one. */
function token(name: string): string | undefined {
  return css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1];
}

test.each(COLOR_TOKENS)('--%s is what the theme takes it for', (name) => {
  expect(token(name)).toBe(`light-dark(${PALETTES.light[name]}, ${PALETTES.dark[name]})`);
});

test('every pair of colours can be changed by the theme', () => {
  const pairs = [...css.matchAll(/--([\w-]+): light-dark\(#/g)].map(([, name]) => name);
  expect(pairs.sort()).toEqual([...COLOR_TOKENS].sort());
});

test('fonts and lengths are what the theme takes them for', () => {
  expect(token('font-text')).toBe(FONT_STACKS[DEFAULT_THEME.textFont]);
  expect(token('font-display')).toBe(FONT_STACKS[DEFAULT_THEME.displayFont]);
  expect(token('radius-s')).toBe(`${DEFAULT_THEME.radiusSmall}px`);
  expect(token('radius-m')).toBe(`${DEFAULT_THEME.radiusMedium}px`);
  expect(token('radius-button')).toBe(`${DEFAULT_THEME.radiusButton}px`);
  expect(token('logo-height')).toBe(`${DEFAULT_THEME.logoHeight}px`);
});

test.each(['light', 'dark'] as const)('everything reads well in the %s scheme (AA)', (scheme) => {
  expect(colorProblems(scheme, {})).toEqual([]);
});
