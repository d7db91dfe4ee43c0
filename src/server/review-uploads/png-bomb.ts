import { inflateSync } from 'node:zlib';

// A png packs its pixels and its notes, and nearly nothing can be packed to look like very much.
// Example: 49 megapixels of one grey in 48 kB, or a note of 100 MB in 100 kB, is made to harm.

const SIGNATURE = 8;
const MAX_NOTE_LENGTH = 1024 * 1024;
/** Below this many pixels a plain ground is harmless, however well it packs. */
const MANY_PIXELS = 16_000_000;
/** A photo has one or two pixels a byte, a large plain screenshot some two hundred. */
const MAX_PIXELS_PER_BYTE = 400;
const PACKED_NOTES = new Set(['zTXt', 'iTXt', 'iCCP']);

export function isPngBomb(bytes: Buffer): boolean {
  const width = bytes.length >= 24 ? bytes.readUInt32BE(16) : 0;
  const height = bytes.length >= 24 ? bytes.readUInt32BE(20) : 0;
  const pixels = width * height;
  if (pixels > MANY_PIXELS && pixels / bytes.length > MAX_PIXELS_PER_BYTE) return true;
  let at = SIGNATURE;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (PACKED_NOTES.has(type) && noteIsTooLong(bytes.subarray(at + 8, end))) return true;
    at = end + 4;
  }
  return false;
}

function noteIsTooLong(note: Buffer): boolean {
  // Whatever stands before it, what is packed begins with this byte; a note that is not packed fails.
  for (
    let from = note.indexOf(0x78);
    from >= 0 && from < 300;
    from = note.indexOf(0x78, from + 1)
  ) {
    try {
      inflateSync(note.subarray(from), { maxOutputLength: MAX_NOTE_LENGTH });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      if (code === 'ERR_BUFFER_TOO_LARGE') return true;
    }
  }
  return false;
}
