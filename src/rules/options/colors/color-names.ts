// The name of a colour: the nearest of a few dozen, by perceived distance.
// Example: nearestColor('#1e4d2b') is 'darkGreen'.

import { recordEntries } from '../../records/record-keys.ts';
import { getOklab, type Oklab } from './oklab.ts';

const NAMED = {
  black: '#121212',
  darkGrey: '#4a4a4a',
  grey: '#808080',
  lightGrey: '#c8c8c8',
  white: '#ffffff',
  cream: '#fbf3dd',
  beige: '#d9c7a3',
  brown: '#7a4a21',
  darkBrown: '#3d2314',
  terracotta: '#c2643f',
  red: '#d8232a',
  darkRed: '#7b1113',
  coral: '#f5765f',
  pink: '#f28cb1',
  palePink: '#f8d3dc',
  orange: '#f28c1e',
  gold: '#c99a2e',
  yellow: '#f7d938',
  paleYellow: '#faf0a5',
  olive: '#77772b',
  lime: '#a4cf3a',
  green: '#2e8b3d',
  darkGreen: '#1b4a2a',
  paleGreen: '#b5ddb4',
  sage: '#8fa182',
  turquoise: '#38c2b4',
  teal: '#14686b',
  paleBlue: '#b8d8ee',
  skyBlue: '#5aaee3',
  blue: '#2456c7',
  darkBlue: '#16244f',
  slate: '#45586c',
  lavender: '#b9a5dc',
  purple: '#6d2f9c',
  plum: '#4f1f45',
  magenta: '#c9258f',
} as const;

export type ColorName = keyof typeof NAMED;

/** Differences in hue weigh more than differences in lightness. */
const LIGHTNESS = 0.5;

/** Null unless it is a colour of six hex digits. */
export function nearestColor(number: string): ColorName | null {
  const color = getOklab(number);
  if (!color) return null;
  let nearest: ColorName | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, lab] of namedLabs()) {
    const distance = Math.hypot(
      LIGHTNESS * (lab[0] - color[0]),
      lab[1] - color[1],
      lab[2] - color[2],
    );
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** In OKLab: lightness and two hue axes. Computed once. */
let labs: readonly (readonly [ColorName, Oklab])[] | undefined;

function namedLabs() {
  labs ??= recordEntries(NAMED).flatMap(([name, number]) => {
    const lab = getOklab(number);
    return lab ? [[name, lab] as const] : [];
  });
  return labs;
}
