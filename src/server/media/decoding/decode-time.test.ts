import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sharp } from '../image-engine.ts';
import { decodeTimeMs, SVG_MS } from './decode-time.ts';

test.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)(
  '%s has its usual time',
  async (kind) => {
    const image = sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });
    expect(decodeTimeMs(await image.toFormat(kind).toBuffer())).toBeUndefined();
  },
);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

test.each([
  ['plain', Buffer.from(SVG)],
  ['with a document type', Buffer.from(`<!DOCTYPE svg>${SVG}`)],
  ['behind spaces', Buffer.from(`\n\n ${SVG}`)],
  ['with a byte order mark', Buffer.from(`\ufeff${SVG}`)],
  ['in UTF-16', Buffer.from(`\ufeff${SVG}`, 'utf16le')],
  ['compressed', gzipSync(SVG)],
  ['of nothing', Buffer.alloc(0)],
])('an SVG %s has five seconds', (_, bytes) => {
  expect(decodeTimeMs(bytes)).toBe(SVG_MS);
});
