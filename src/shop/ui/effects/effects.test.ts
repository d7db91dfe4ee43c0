import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNT_UP, countAt, readCount } from './count-up.ts';
import { hasEffects } from './marks.ts';
import { parallaxShift } from './parallax-shift.ts';
import { COUNT_MARGIN, ENTRANCE_MARGIN } from './start-effects.ts';

const sheet = readFileSync(new URL('effects.css', import.meta.url), 'utf8');

test.each([
  ['<p data-animate="fadeIn">Oak</p>', true],
  ['<p>Oak <span data-count-up="">9</span></p>', true],
  ['<img alt="" data-parallax="2">', true],
  ['<p>data-animate</p>', false],
  ['<p data-animated="x">Oak</p>', false],
  ['', false],
])('%s has effects: %s', (html, has) => {
  expect(hasEffects(html)).toBe(has);
});

test('a number counts for 4 seconds from 0, without decimals [TH-31]', () => {
  expect(COUNT_UP).toEqual({ duration: 4, from: 0, decimals: 0 });
});

test.each([
  ['1240', 1240, '', '', false],
  ['1,240', 1240, '', '', true],
  ['1.240.000', 1240000, '', '', true],
  ['over 600 reviews', 600, 'over ', ' reviews', false],
  ['98 %', 98, '', ' %', false],
  // Not a separated thousand: the integer ends at the point.
  ['4.5', 4, '', '.5', false],
  ['1,2345', 1, '', ',2345', false],
])('the integer of "%s" is %i [TH-31]', (text, value, before, after, grouped) => {
  expect(readCount(text)).toEqual({ value, before, after, grouped });
});

test('a text without an integer, or with one too long to count, does not count', () => {
  expect(readCount('many')).toBeNull();
  expect(readCount('1234567890123456')).toBeNull();
});

test.each([
  [-1, 0],
  [0, 0],
  [2, 875],
  [3.9, 1000],
  [4, 1000],
  [9, 1000],
])('after %f seconds 1000 has counted to %i [TH-31]', (seconds, displayed) => {
  expect(countAt(1000, seconds)).toBe(displayed);
});

test.each([
  [1, 800, 16],
  [1, 300, 0],
  [1, -200, -16],
  [1, 2000, 16],
  [-3, 800, -48],
  [-3, -200, 48],
])('at rate %i with its top at %i an element is moved by %f px [TH-29]', (rate, top, shift) => {
  expect(parallaxShift(rate, { window: 800, top, height: 200 })).toBeCloseTo(shift, 6);
});

test('the style sheet has the rates of the script, and keyframes for every entrance', () => {
  for (const rate of [-3, -2, -1, 1, 2, 3]) {
    expect(sheet).toContain(`[data-parallax="${rate}"] {\n  --parallax: ${rate * 2}vh;`);
  }
  const entrances = [...sheet.matchAll(/\[data-animate="(\w+)"\]/g)].map(([, name]) => name);
  expect(entrances).toHaveLength(6);
  for (const name of entrances) expect(sheet).toContain(`@keyframes effect-${name} {`);
});

test('entrances start at 101% of the window, with scroll-driven animations and without [TH-30]', () => {
  expect(sheet).toContain('animation-timeline: view(block 0% -1%);');
  expect(ENTRANCE_MARGIN).toBe('0px 0px 1% 0px');
});

test('numbers start to count at 100% of the window [TH-32]', () => {
  expect(COUNT_MARGIN).toBe('0px');
});

test('nothing moves where motion is reduced or on paper, and nothing that moves has a size', () => {
  const moving = sheet.slice(sheet.indexOf('@media'), sheet.indexOf('/* In hundredths'));
  expect(moving).toMatch(/^@media screen and \(prefers-reduced-motion: no-preference\)/);
  expect(sheet.replace(moving, '')).not.toMatch(/\sanimation(-\w+)?:/);
  const frames = sheet.slice(sheet.indexOf('@keyframes'));
  expect(new Set([...frames.matchAll(/^ {4}([\w-]+):/gm)].map(([, name]) => name))).toEqual(
    new Set(['translate', 'opacity', 'filter', 'scale']),
  );
});
