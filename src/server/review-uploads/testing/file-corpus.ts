import { crc32, deflateSync } from 'node:zlib';
import { sharp } from '#server/media/image-engine.ts';

// Valid and malicious files, generated for tests: none is in the repository.

export function photo(
  format: 'jpeg' | 'png' | 'webp' | 'gif' = 'jpeg',
  { width = 64, height = 48, colour: color = '#884422' } = {},
): Promise<Buffer> {
  const create = { width, height, channels: 3, background: color } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A photo of a phone, with a location and rotated. */
export async function phonePhoto(): Promise<Buffer> {
  const create = { width: 80, height: 40, channels: 3, background: '#335577' } as const;
  return sharp({ create })
    .withExif({
      IFD0: { Make: 'PhoneMaker', ImageDescription: 'at home' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** Half dark, half light, so that turning it shows. */
export function halves(width = 80, height = 40): Promise<Buffer> {
  const light = { width: width / 2, height, channels: 3, background: '#ffffff' } as const;
  const dark = { width, height, channels: 3, background: '#000000' } as const;
  return sharp({ create: dark })
    .composite([{ input: { create: light }, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}

/** A grey PNG that claims this size, whatever it contains. */
export function pngSaying(
  width: number,
  height: number,
  pixels: Buffer,
  more: Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** 60 megapixels of one grey: a few kilobytes compressed, hundreds of megabytes unpacked. */
export function hugePng(): Buffer {
  return pngSaying(10_000, 6_000, Buffer.alloc(6_000 * 10_001));
}

/** Below the limit of pixels, and packed a thousandfold. */
export function plainPng(): Buffer {
  return pngSaying(7_000, 7_000, Buffer.alloc(7_000 * 7_001));
}

/** Few pixels that say they are many: nearly nothing follows. */
export function lyingPng(): Buffer {
  return pngSaying(65_000, 65_000, Buffer.alloc(100));
}

/** A small picture with a note that unpacks to a hundred megabytes. */
export function bombPng(): Buffer {
  const note = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(100 * 1024 * 1024)),
  ]);
  return pngSaying(8, 8, Buffer.alloc(8 * 9), [chunk('zTXt', note)]);
}

/** A picture that is also a page. */
export async function pngWithPage(): Promise<Buffer> {
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  return Buffer.concat([await photo('png'), page]);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

interface Video {
  width?: number;
  height?: number;
  seconds?: number;
  brand?: string;
  handler?: string;
  /** What the camera noted. */
  note?: string;
}

export function mp4(video: Video = {}): Buffer {
  const { width = 640, height = 360, seconds = 4, brand = 'isom', handler = 'vide' } = video;
  const movieHeader = Buffer.alloc(100);
  movieHeader.writeUInt32BE(1000, 12);
  movieHeader.writeUInt32BE(seconds * 1000, 16);
  const trackHeader = Buffer.alloc(84);
  trackHeader.writeInt32BE(0x10000, 40);
  trackHeader.writeUInt32BE(width * 65536, 76);
  trackHeader.writeUInt32BE(height * 65536, 80);
  const kind = Buffer.alloc(24);
  kind.write(handler, 8, 'latin1');
  const note = video.note ? [box('udta', box('\xa9xyz', Buffer.from(video.note)))] : [];
  return Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box(
      'moov',
      box('mvhd', movieHeader),
      box('trak', box('tkhd', trackHeader), box('mdia', box('hdlr', kind))),
      ...note,
    ),
    box('mdat', Buffer.alloc(600, 7)),
  ]);
}

function element(id: number[], content: Buffer, size?: number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length + 0x10000000);
  return Buffer.concat([Buffer.from(id), size ? Buffer.from(size) : length, content]);
}

/** As a browser records one: neither its length nor that of its parts is known. */
export function webm(video: Video & { docType?: string; withDuration?: boolean } = {}): Buffer {
  const {
    width = 640,
    height = 360,
    seconds = 4,
    docType = 'webm',
    withDuration = true,
    note,
  } = video;
  const number = (value: number) => Buffer.from([value >> 8, value & 255]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1000);
  const open = [0x01, 255, 255, 255, 255, 255, 255, 255];
  const at = element([0xe7], Buffer.from([0, ...number(seconds * 1000)]));
  const block = element([0xa3], Buffer.alloc(300, 7));
  const cluster = Buffer.concat([at, block]);
  const track = Buffer.concat([
    element([0x83], Buffer.from([1])),
    element(
      [0xe0],
      Buffer.concat([element([0xb0], number(width)), element([0xba], number(height))]),
    ),
  ]);
  const parts = Buffer.concat([
    element(
      [0x15, 0x49, 0xa9, 0x66],
      withDuration ? element([0x44, 0x89], duration) : Buffer.alloc(0),
    ),
    element([0x16, 0x54, 0xae, 0x6b], element([0xae], track)),
    ...(note ? [element([0x12, 0x54, 0xc3, 0x67], Buffer.from(note))] : []),
    element([0x1f, 0x43, 0xb6, 0x75], cluster, withDuration ? undefined : open),
  ]);
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from(docType))),
    element([0x18, 0x53, 0x80, 0x67], parts, withDuration ? undefined : open),
  ]);
}
