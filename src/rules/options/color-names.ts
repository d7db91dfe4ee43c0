// What a colour is called: the nearest of a few dozen names, as an eye sees nearness and not as numbers
// lie. Example: nearestColor('#1e4d2b') is 'darkGreen'.

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

/** Another hue is another name sooner than another lightness is. */
const LIGHTNESS = 0.5;

type Lab = readonly [lightness: number, a: number, b: number];

/** Null for what is no colour of six digits. */
export function nearestColor(number: string): ColorName | null {
  const color = labOf(number);
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

/** In the space OKLab: lightness and two axes of hue. Worked out once. */
let labs: readonly (readonly [ColorName, Lab])[] | undefined;

function namedLabs() {
  labs ??= Object.entries(NAMED).flatMap(([name, number]) => {
    const lab = labOf(number);
    return lab ? [[name as ColorName, lab] as const] : [];
  });
  return labs;
}

function labOf(number: string): Lab | null {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(number);
  if (!digits) return null;
  const [r = 0, g = 0, b = 0] = digits.slice(1).map((pair) => light(Number.parseInt(pair, 16)));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A channel's number as the amount of light it stands for. */
function light(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
