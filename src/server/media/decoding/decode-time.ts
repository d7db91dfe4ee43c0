/** An SVG takes a tenth of a second; one that takes this long is made to harm. */
export const SVG_MS = 5000;

/** The first two bytes of JPEG, PNG, GIF, WebP (RIFF), AVIF and HEIF (the size of a box). */
const RASTER = new Set([0xffd8, 0x8950, 0x4749, 0x5249, 0x0000]);

/**
 * How long a picture may be decoded: the usual time of its decoder for pixels, less for everything else,
 * which can only be an SVG in one of the ways libvips recognises (text in any encoding, or compressed).
 */
export function decodeTimeMs(bytes: Uint8Array): number | undefined {
  const [first = 0, second = 1] = bytes;
  return RASTER.has(first * 256 + second) ? undefined : SVG_MS;
}
