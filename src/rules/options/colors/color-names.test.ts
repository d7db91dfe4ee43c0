import { expect, test } from 'vitest';
import { nearestColor } from './color-names.ts';

test.each([
  ['#000000', 'black'],
  ['#FFFFFF', 'white'],
  ['#111214', 'black'],
  ['#1e4d2b', 'darkGreen'],
  ['#44586a', 'slate'],
  ['#ff0000', 'red'],
  ['#0000ff', 'blue'],
  ['#001f3f', 'darkBlue'],
  ['#00ff00', 'lime'],
  ['#ffff00', 'yellow'],
  ['#ffd700', 'yellow'],
  ['#d2b48c', 'beige'],
  ['#8b4513', 'brown'],
  ['#b5651d', 'terracotta'],
  ['#ffc0cb', 'palePink'],
  ['#800080', 'purple'],
  ['#c3b1e1', 'lavender'],
  ['#008080', 'teal'],
  ['#40e0d0', 'turquoise'],
  ['#ff7f50', 'coral'],
  ['#999999', 'grey'],
])('%s is called %s [OP-12]', (number, name) => {
  expect(nearestColor(number)).toBe(name);
});

test.each(['', 'red', '#fff', '#12345', '#1234567', 'rgb(0,0,0)'])('%j is no colour', (text) => {
  expect(nearestColor(text)).toBeNull();
});
