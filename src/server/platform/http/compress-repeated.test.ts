import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createCompressRepeated } from './compress-repeated.ts';

const text = (word: string) => Buffer.from(`${word}, an oak tray of many words. `.repeat(300));

function compressor(maxBytes?: number) {
  const compress = createCompressRepeated(maxBytes);
  return (bytes: Buffer, encoding: 'br' | 'gzip' = 'br') =>
    compress(bytes, hash('sha1', bytes, 'base64url'), encoding);
}

describe('bytes that are sent again', () => {
  test('are compressed for the second time, and not for the third', async () => {
    const send = compressor();
    const bytes = text('first');
    const sent = [await send(bytes), await send(bytes), await send(bytes)];
    expect(sent[1]).not.toBe(sent[0]);
    expect(sent[2]).toBe(sent[1]);
    for (const made of sent) expect(brotliDecompressSync(made)).toEqual(bytes);
  });

  test('are compressed once for all who ask at the same time', async () => {
    const send = compressor();
    await send(text('first'));
    const [one, other] = await Promise.all([send(text('first')), send(text('first'))]);
    expect(one).toBe(other);
  });

  test('are those that were given, in the encoding that was asked for', async () => {
    const send = compressor();
    for (let time = 0; time < 3; time += 1) {
      expect(brotliDecompressSync(await send(text('before')))).toEqual(text('before'));
      expect(brotliDecompressSync(await send(text('after')))).toEqual(text('after'));
      expect(gunzipSync(await send(text('after'), 'gzip'))).toEqual(text('after'));
    }
  });

  test('are compressed again where there was no room for them', async () => {
    const send = compressor(1_000);
    await send(text('first'));
    const first = await send(text('first'));
    for (const word of ['second', 'third', 'fourth', 'fifth', 'sixth']) await send(text(word));
    expect(await send(text('first'))).not.toBe(first);
  });
});
