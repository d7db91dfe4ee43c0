import { elementAt } from '#rules/lists/element-at.ts';
import type { VideoDetails } from './video-details.ts';

// A webm is elements: a number that names it, a length, the content. Segment and clusters are walked
// through, since a video recorded in a browser does not say how long they are; the rest is skipped.
// Example: EBML (DocType webm), Segment, Info (Duration 4200), Tracks (1280 × 720), Cluster (at 0) …

const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 0xe0;
const WIDTH = 0xb0;
const HEIGHT = 0xba;
const CLUSTER = 0x1f43b675;
const TIME = 0xe7;
const TAGS = 0x1254c367;
const ATTACHMENTS = 0x1941a469;
const VOID = 0xec;

const WALKED = new Set([SEGMENT, INFO, TRACKS, TRACK, VIDEO, CLUSTER]);
const MAX_ELEMENTS = 500_000;
const USUAL_SCALE = 1_000_000;

/** Null where it is not a webm with a video in it, or is cut off. */
export function readWebm(input: Uint8Array): VideoDetails | null {
  const bytes = Buffer.from(input);
  const header = readElement(bytes, 0);
  if (header?.id !== EBML || !isWebm(bytes, header.inside, header.end)) return null;
  const found = { scale: USUAL_SCALE, duration: 0, last: 0, type: 0, clusters: 0 };
  const size = { width: 0, height: 0 };
  let at = header.end;
  let isImage = false;
  for (let count = 0; at < bytes.length; count += 1) {
    const element = readElement(bytes, at);
    if (!element || count > MAX_ELEMENTS) return null;
    const { id, inside, end, open } = element;
    if (WALKED.has(id)) {
      if (id === CLUSTER) found.clusters += 1;
      if (id === TRACK) isImage = false;
      at = inside;
      continue;
    }
    if (open) return null;
    if (id === SCALE) found.scale = numberIn(bytes, inside, end) || USUAL_SCALE;
    else if (id === DURATION) found.duration = floatIn(bytes, inside, end);
    else if (id === TRACK_TYPE) isImage = numberIn(bytes, inside, end) === 1;
    else if (id === TIME) found.last = Math.max(found.last, numberIn(bytes, inside, end));
    else if (id === WIDTH && isImage) size.width ||= numberIn(bytes, inside, end);
    else if (id === HEIGHT && isImage) size.height ||= numberIn(bytes, inside, end);
    else if (id === TAGS || id === ATTACHMENTS) blank(bytes, at, end);
    at = end;
  }
  const units = Math.max(found.duration, found.last);
  const duration = Math.round((units * found.scale) / 1_000_000);
  const isVideo = size.width > 0 && size.height > 0 && found.clusters > 0;
  return isVideo && Number.isFinite(duration) ? { ...size, duration, bytes } : null;
}

interface Element {
  id: number;
  inside: number;
  end: number;
  /** Its length is unknown. */
  open: boolean;
}

function readElement(bytes: Buffer, at: number): Element | null {
  const idLength = vintLength(bytes[at], 4);
  if (idLength === 0 || at + idLength >= bytes.length) return null;
  const sizeAt = at + idLength;
  const sizeLength = vintLength(bytes[sizeAt], 8);
  if (sizeLength === 0 || sizeAt + sizeLength > bytes.length) return null;
  const id = numberIn(bytes, at, sizeAt);
  const inside = sizeAt + sizeLength;
  // Without the bit that ends the zeros; with it a long number would not be exact.
  const top = elementAt(bytes, sizeAt) & (0xff >> sizeLength);
  const size = top * 256 ** (sizeLength - 1) + numberIn(bytes, sizeAt + 1, inside);
  const open = size >= 2 ** (7 * sizeLength) - 1;
  const end = open ? bytes.length : inside + size;
  return end > bytes.length ? null : { id, inside, end, open };
}

/** The number of leading zeros says how many bytes a number has. */
function vintLength(first: number | undefined, maxBytes: number): number {
  if (!first) return 0;
  const length = Math.clz32(first) - 23;
  return length <= maxBytes ? length : 0;
}

function numberIn(bytes: Buffer, from: number, to: number): number {
  let value = 0;
  for (let at = from; at < to && at < from + 8; at += 1) value = value * 256 + elementAt(bytes, at);
  return value;
}

function floatIn(bytes: Buffer, from: number, to: number): number {
  if (to - from === 4) return bytes.readFloatBE(from);
  return to - from === 8 ? bytes.readDoubleBE(from) : 0;
}

function isWebm(bytes: Buffer, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const element = readElement(bytes, at);
    if (!element || element.end > to) return false;
    const { id, inside, end } = element;
    if (id === DOC_TYPE)
      return bytes.toString('latin1', inside, end).replace(/\0+$/, '') === 'webm';
    at = end;
  }
  return false;
}

/** Turned into an element that means nothing, of the same length. */
function blank(bytes: Buffer, from: number, to: number): void {
  const length = to - from;
  bytes.fill(0, from, to);
  bytes[from] = VOID;
  if (length - 2 < 127) bytes[from + 1] = 0x80 | (length - 2);
  else {
    bytes.writeBigUInt64BE(BigInt(length - 9), from + 1);
    bytes[from + 1] = 1;
  }
}
