import { describe, expect, test } from 'vitest';
import { colorProblems, ratioText } from './check-palette.ts';
import { contrast } from './contrast.ts';
import type { ColorScheme, CustomColors } from './palette.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ad4519', '#ad4519', 1],
])('contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

describe('colorProblems', () => {
  test.each<[string, ColorScheme, CustomColors, string[]]>([
    ['nothing changed', 'light', {}, []],
    ['nothing changed', 'dark', {}, []],
    ['a readable accent', 'light', { accent: '#1f5673', 'accent-strong': '#15405a' }, []],
    ['a readable accent', 'dark', { accent: '#9cc7de', 'accent-strong': '#c0dcea' }, []],
    ['text that is too pale', 'light', { ink: '#999999' }, ['ink']],
    ['text that is too dark', 'dark', { 'ink-faint': '#5c5249' }, ['ink-faint']],
    ['a yellow accent', 'light', { accent: '#ffd700' }, ['accent']],
    ['a ground in the colour of the text', 'light', { paper: '#584f45' }, ['paper']],
    ['words on a banner', 'light', { 'on-banner': '#584f45' }, ['on-banner']],
    ['a banner under its words', 'dark', { banner: '#f3ece1' }, ['banner']],
    ['stars that do not stand out', 'light', { star: '#f0d9a8' }, ['star']],
    [
      'borders of fields that do not stand out',
      'dark',
      { 'line-strong': '#3a342c' },
      ['line-strong'],
    ],
    ['lines, which carry no meaning', 'light', { line: '#fbf8f2' }, []],
    [
      'both colours of a pair',
      'light',
      { accent: '#8c8c8c', 'on-accent': '#7a7a7a' },
      ['accent', 'on-accent'],
    ],
  ])('%s, %s', (_, scheme, custom, refused) => {
    expect(
      colorProblems(scheme, custom)
        .map(({ token }) => token)
        .sort(),
    ).toEqual(refused);
  });

  test('tells the worst pair and what it needs', () => {
    expect(colorProblems('light', { accent: '#ffd700' })).toEqual([
      {
        token: 'accent',
        pair: ['accent', 'accent-wash'],
        ratio: expect.closeTo(1.18, 1),
        needed: 4.5,
      },
    ]);
  });

  test('a sign needs less than text', () => {
    const [problem] = colorProblems('light', { star: '#f0d9a8' });
    expect(problem?.needed).toBe(3);
  });
});

test.each([
  [4.499, '4.4'],
  [3, '3.0'],
  [1.04, '1.0'],
])('%d reads %s', (ratio, text) => {
  expect(ratioText(ratio)).toBe(text);
});
