import type { VideoDetails } from './video-details.ts';

// An mp4 is boxes in boxes, each with its length and four letters. Everything but the video itself is
// small, so the whole outline is read: boxes must fill the file to its last byte.
// Example: ftyp (brand isom), moov (mvhd: 4.2 s; trak: 1280 × 720, a picture track), mdat.

interface Box {
  type: string;
  start: number;
  /** Where its content begins. */
  inside: number;
  end: number;
}

const BRANDS = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|cmfc|3gp\d)$/;
const MAX_BOXES = 10_000;
/** Notes of a camera and of programs: places, names, makes. */
const NOTES = new Set(['udta', 'meta', 'uuid']);

/** Null where it is not an mp4 with a video in it, or is cut off. */
export function readMp4(input: Uint8Array): VideoDetails | null {
  const bytes = Buffer.from(input);
  const top = boxesIn(bytes, 0, bytes.length);
  const [first] = top ?? [];
  if (!top || first?.type !== 'ftyp' || !knownBrand(bytes, first)) return null;
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie || !top.some(({ type }) => type === 'mdat')) return null;
  const parts = boxesIn(bytes, movie.inside, movie.end);
  const header = parts?.find(({ type }) => type === 'mvhd');
  const duration = header && getDuration(bytes, header);
  if (!parts || !duration) return null;
  const tracks = parts.filter(({ type }) => type === 'trak');
  const size = tracks.map((track) => imageSize(bytes, track)).find((found) => found !== null);
  if (!size) return null;
  for (const box of [...top, ...parts]) if (NOTES.has(box.type)) blank(bytes, box);
  for (const track of tracks) {
    for (const box of boxesIn(bytes, track.inside, track.end) ?? []) {
      if (NOTES.has(box.type)) blank(bytes, box);
    }
  }
  return { ...size, duration, bytes };
}

/** Null where a length leads outside. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] | null {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    if (to - at < 8 || boxes.length >= MAX_BOXES) return null;
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const long = short === 1;
    if (long && to - at < 16) return null;
    const length = long ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    const inside = at + (long ? 16 : 8);
    const end = at + length;
    if (end < inside || end > to) return null;
    boxes.push({ type, start: at, inside, end });
    at = end;
  }
  return boxes;
}

function knownBrand(bytes: Buffer, { inside, end }: Box): boolean {
  for (let at = inside; at + 4 <= end; at += 4) {
    // The second word is the brand's version.
    const isBrand = at !== inside + 4;
    if (isBrand && BRANDS.test(bytes.toString('latin1', at, at + 4))) return true;
  }
  return false;
}

/** Milliseconds; 0 where unknown. */
function getDuration(bytes: Buffer, { inside, end }: Box): number {
  const newer = bytes[inside] === 1;
  const at = inside + (newer ? 20 : 12);
  if (at + (newer ? 12 : 8) > end) return 0;
  const scale = bytes.readUInt32BE(at);
  const units = newer ? Number(bytes.readBigUInt64BE(at + 4)) : bytes.readUInt32BE(at + 4);
  return scale > 0 ? Math.round((units / scale) * 1000) : 0;
}

/** Null for a track that is no picture. A phone held upright writes a turned picture. */
function imageSize(bytes: Buffer, track: Box): { width: number; height: number } | null {
  const parts = boxesIn(bytes, track.inside, track.end);
  const media = parts?.find(({ type }) => type === 'mdia');
  const handler =
    media && boxesIn(bytes, media.inside, media.end)?.find(({ type }) => type === 'hdlr');
  if (!handler || handler.inside + 12 > handler.end) return null;
  if (bytes.toString('latin1', handler.inside + 8, handler.inside + 12) !== 'vide') return null;
  const header = parts?.find(({ type }) => type === 'tkhd');
  if (!header || header.end - header.inside < 84) return null;
  const turned = bytes.readInt32BE(header.end - 44) === 0;
  const width = bytes.readUInt32BE(header.end - 8) >>> 16;
  const height = bytes.readUInt32BE(header.end - 4) >>> 16;
  if (width === 0 || height === 0) return null;
  return turned ? { width: height, height: width } : { width, height };
}

/** Its length stays, or every place in the video that is named by number would be wrong. */
function blank(bytes: Buffer, { start, inside, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, inside, end);
}
