// A video without an encoder: a lossy WebP image is one key frame of VP8, so that consecutive
// images
// in a WebM container are a video that every browser plays.

/** The VP8 frame inside a lossy WebP. */
export function frameOfWebp(webp: Buffer): Buffer {
  let at = 12;
  while (at + 8 <= webp.length) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString('latin1', at, at + 4) === 'VP8 ') return webp.subarray(at + 8, at + 8 + size);
    // Parts are padded to an even length.
    at += 8 + size + (size % 2);
  }
  throw new Error('no lossy frame in this picture');
}

function element(id: string, content: Buffer): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(content.length));
  length[0] = 1;
  return Buffer.concat([Buffer.from(id, 'hex'), length, content]);
}

function number(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
}

const text = (id: string, value: string) => element(id, Buffer.from(value));

function float(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** Frames of the same size, each shown for so many milliseconds. */
export function muxWebm(
  frames: readonly Buffer[],
  { width, height, frameMs }: { width: number; height: number; frameMs: number },
): Buffer {
  const header = element(
    '1a45dfa3',
    Buffer.concat([
      number('4286', 1),
      number('42f7', 1),
      number('42f2', 4),
      number('42f3', 8),
      text('4282', 'webm'),
      number('4287', 2),
      number('4285', 2),
    ]),
  );
  const info = element(
    '1549a966',
    Buffer.concat([
      number('2ad7b1', 1_000_000),
      float('4489', frames.length * frameMs),
      text('4d80', 'Hearth & Hand'),
      text('5741', 'Hearth & Hand'),
    ]),
  );
  const video = element('e0', Buffer.concat([number('b0', width), number('ba', height)]));
  const track = element(
    'ae',
    Buffer.concat([
      number('d7', 1),
      number('73c5', 1),
      number('83', 1),
      text('86', 'V_VP8'),
      video,
    ]),
  );
  const blocks = frames.map((frame, index) => {
    const head = Buffer.from([0x81, 0, 0, 0x80]);
    head.writeInt16BE(index * frameMs, 1);
    return element('a3', Buffer.concat([head, frame]));
  });
  const cluster = element('1f43b675', Buffer.concat([number('e7', 0), ...blocks]));
  const segment = element('18538067', Buffer.concat([info, element('1654ae6b', track), cluster]));
  return Buffer.concat([header, segment]);
}
