import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDecoder } from '#server/media/decoding/decoder.ts';

// The sources of the program are run as they are; starting it takes a moment on a busy machine.
const SLOW = 120_000;

test(
  'a file that takes too much memory is given up, long before its time is over',
  async () => {
    const program = join(import.meta.dirname, 'testing/hungry-program.ts');
    const decoder = createDecoder({ atOnce: 1, waiting: 1, idleMs: 100, timeMs: SLOW, program });
    const result = await decoder.run('encode-image', {
      bytes: new Uint8Array(),
      width: 10,
      format: 'webp',
    });
    expect(result).toEqual({ ok: false, code: 'stopped' });
  },
  SLOW,
);
