import { type Oklab, oklabOf } from '#rules/options/colors/oklab.ts';

/**
 * Colour arithmetic in OKLab, so that a tint of any glaze keeps its character.
 * Example: tone('#8a6a4a', 0.2) is the same brown in shade; tone('#8a6a4a', 0.8) the same brown in light.
 */
const toGamma = (c: number): number =>
  c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(c, 0) ** (1 / 2.4) - 0.055;

function toLab(hex: string): Oklab {
  const lab = oklabOf(hex);
  if (!lab) throw new Error(`${hex} is no colour`);
  return lab;
}

function toHex([L, a, b]: Oklab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (c: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(c))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

export function mix(from: string, to: string, t: number): string {
  const a = toLab(from);
  const b = toLab(to);
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** The colour under a given amount of light: 0 is deep shade, 0.5 the colour itself, 1 full light. */
export function tone(hex: string, light: number): string {
  const [L, a, b] = toLab(hex);
  const t = Math.min(1, Math.max(0, light));
  if (t < 0.5) {
    const d = (0.5 - t) * 2;
    return toHex([
      L * (1 - 0.5 * d),
      a * (1 - 0.36 * d) + 0.003 * d,
      b * (1 - 0.32 * d) + 0.003 * d,
    ]);
  }
  const d = (t - 0.5) * 2;
  return toHex([L + (0.99 - L) * 0.52 * d, a * (1 - 0.4 * d), b * (1 - 0.35 * d) + 0.008 * d]);
}

export const lightness = (hex: string): number => toLab(hex)[0];
