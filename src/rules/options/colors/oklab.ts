/** A colour in OKLab, where distances are perceptual: lightness and two hue axes. */
export type Oklab = readonly [number, number, number];

/** Null unless it is a colour such as `#1e4d2b`. */
export function getOklab(number: string): Oklab | null {
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

/** Linear light of a channel. */
function light(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
