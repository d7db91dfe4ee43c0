/** Cloth: threads over and under, drawn once as a small tile. */
import { tone } from '../../colour.ts';
import type { Pen } from '../../pen.ts';
import { pattern } from '../../pen.ts';

/** Linen: fine uneven threads both ways with a slub now and then. */
export function linen(pen: Pen, colour: string, strength = 1, transform = ''): string {
  // A hundred, so that the tile stays whole pixels at the zooms used; a fraction is slow to repeat.
  const size = 100;
  const light = tone(colour, 0.8);
  const dark = tone(colour, 0.26);
  const out: string[] = [];
  for (let i = 0; i < 24; i += 1) {
    const at = (i * size) / 24 + pen.between(0.4, 1.6);
    const a = (pen.between(0.07, 0.24) * strength).toFixed(2);
    const b = (pen.between(0.07, 0.24) * strength).toFixed(2);
    out.push(
      `<rect x="0" y="${at.toFixed(1)}" width="${size}" height="1.3" fill="${i % 2 ? light : dark}" fill-opacity="${a}"/>`,
      `<rect x="${at.toFixed(1)}" y="0" width="1.2" height="${size}" fill="${i % 2 ? dark : light}" fill-opacity="${b}"/>`,
    );
  }
  for (let i = 0; i < 3; i += 1) {
    out.push(
      `<rect x="${pen.between(0, 40).toFixed(1)}" y="${(Math.floor(pen.between(0, 24)) * 4).toFixed(1)}" width="${pen.between(18, 44).toFixed(1)}" height="2.2" rx="1" fill="${light}" fill-opacity="${(0.3 * strength).toFixed(2)}"/>`,
    );
  }
  return pattern(pen, size, size, out.join(''), transform);
}

/** Waffle: small square wells, lit on the far lip and shaded on the near one. */
export function waffle(pen: Pen, colour: string, cell = 26, transform = ''): string {
  const c = cell;
  const well = `<rect width="${c}" height="${c}" fill="${tone(colour, 0.6)}"/><rect x="${c * 0.14}" y="${c * 0.14}" width="${c * 0.72}" height="${c * 0.72}" rx="${c * 0.14}" fill="${tone(colour, 0.4)}"/><rect x="${c * 0.14}" y="${c * 0.14}" width="${c * 0.72}" height="${c * 0.2}" rx="${c * 0.1}" fill="${tone(colour, 0.26)}" fill-opacity="0.7"/><rect x="${c * 0.14}" y="${c * 0.14}" width="${c * 0.18}" height="${c * 0.72}" rx="${c * 0.09}" fill="${tone(colour, 0.28)}" fill-opacity="0.6"/><rect x="${c * 0.4}" y="${c * 0.42}" width="${c * 0.42}" height="${c * 0.4}" rx="${c * 0.1}" fill="${tone(colour, 0.52)}"/><rect x="0" y="0" width="${c}" height="${c * 0.07}" fill="${tone(colour, 0.82)}" fill-opacity="0.8"/>`;
  return pattern(pen, c, c, well, transform);
}

/** Wool: herringbone of short slanting threads. */
export function herringbone(pen: Pen, colour: string, transform = ''): string {
  const out: string[] = [];
  for (let i = 0; i < 6; i += 1) {
    const y = i * 8;
    out.push(
      `<path d="M0 ${y + 8}L24 ${y - 4}M48 ${y + 8}L24 ${y - 4}" stroke="${tone(colour, i % 2 ? 0.76 : 0.3)}" stroke-width="2.6" stroke-opacity="${i % 2 ? 0.5 : 0.36}"/>`,
    );
  }
  return pattern(pen, 48, 48, out.join(''), transform);
}

/** Canvas and ticking: stripes of a second colour. */
export function stripes(
  pen: Pen,
  colour: string,
  gap: number,
  width: number,
  transform = '',
): string {
  return pattern(
    pen,
    gap,
    gap,
    `<rect x="0" y="0" width="${width}" height="${gap}" fill="${colour}"/>`,
    transform,
  );
}
