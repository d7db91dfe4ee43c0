import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

type Scheme = 'light' | 'dark';

function token(name: string, scheme: Scheme): string {
  const found = css.match(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`));
  const value = scheme === 'light' ? found?.[1] : found?.[2];
  if (!value) throw new Error(`tokens.css has no pair of colours called --${name}`);
  return value;
}

/** WCAG 2: contrast('#000000', '#ffffff') is 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const GROUNDS = ['paper', 'paper-sunk', 'paper-raised'];

const TEXT: [string, string][] = [
  ...['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'good', 'bad'].flatMap((ink) =>
    GROUNDS.map((ground): [string, string] => [ink, ground]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['paper', 'ink'],
  ['on-banner', 'banner'],
  ['good', 'good-wash'],
  ['bad', 'bad-wash'],
  ['ink', 'good-wash'],
  ['ink', 'bad-wash'],
  ['ink', 'accent-wash'],
  ['accent', 'accent-wash'],
];

/** Borders of controls, stars and the focus ring: they carry meaning without being text. */
const SIGNS: [string, string][] = ['line-strong', 'accent', 'star'].flatMap((sign) =>
  GROUNDS.map((ground): [string, string] => [sign, ground]),
);

test('the measure itself is right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['light', 'dark'] as const)('every text reads well in the %s scheme (AA)', (scheme) => {
  const poor = TEXT.map(([ink, ground]) => ({
    pair: `${ink} on ${ground}`,
    ratio: contrast(token(ink, scheme), token(ground, scheme)),
  })).filter(({ ratio }) => ratio < 4.5);
  expect(poor).toEqual([]);
});

test.each(['light', 'dark'] as const)('every sign stands out in the %s scheme (AA)', (scheme) => {
  const poor = SIGNS.map(([sign, ground]) => ({
    pair: `${sign} on ${ground}`,
    ratio: contrast(token(sign, scheme), token(ground, scheme)),
  })).filter(({ ratio }) => ratio < 3);
  expect(poor).toEqual([]);
});
