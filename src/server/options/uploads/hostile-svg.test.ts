import { expect, test } from 'vitest';
import { createDecoder, type Decoder } from '#server/media/decoding/decoder.ts';
import { nestedUse } from '#server/media/testing/nested-use.ts';
import { cleanFile } from './clean-file.ts';

// The sources of the program are run as they are; starting it takes a moment on a busy machine.
const SLOW = 120_000;

const PLAIN_SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
);
const usual = { atOnce: 1, waiting: 1, timeMs: 30_000, idleMs: 100 };

async function clean(decoder: Decoder, bytes: Uint8Array): Promise<string> {
  const file = new File([new Uint8Array(bytes)], 'a.svg');
  const cleaned = await cleanFile('a.svg', file, decoder);
  return cleaned.ok ? `preview ${cleaned.file.preview !== null}` : cleaned.code;
}

test(
  'an SVG that never ends is refused, and the next file is decoded [OP-93]',
  async () => {
    const decoder = createDecoder(usual);
    const results = await Promise.all([clean(decoder, nestedUse()), clean(decoder, PLAIN_SVG)]);
    expect(results).toEqual(['options.upload.heavy', 'preview true']);
  },
  SLOW,
);

test(
  'so many wait and no more',
  async () => {
    const decoder = createDecoder(usual);
    const results = await Promise.all([1, 2, 3].map(() => clean(decoder, PLAIN_SVG)));
    expect(results).toEqual(['preview true', 'preview true', 'options.upload.many']);
  },
  SLOW,
);

test(
  'a program that cannot start is no answer that never comes',
  async () => {
    const decoder = createDecoder({ ...usual, program: '/nowhere/decode-files.js' });
    expect(await clean(decoder, PLAIN_SVG)).toBe('options.upload.heavy');
  },
  SLOW,
);
