import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createDecoder } from './decoder.ts';

// The sources of the program are run as they are; starting it takes a moment on a busy machine.
const SLOW = 120_000;
const IDLE_MS = 50;

test(
  'a picture that comes while an idle process is being ended is encoded by a new one',
  async () => {
    const decoder = createDecoder({ atOnce: 1, waiting: 1, idleMs: IDLE_MS, timeMs: SLOW });
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>');
    const encode = () => decoder.run('encode-image', { bytes, width: 4, format: 'webp' });
    expect(await encode()).toMatchObject({ ok: true });
    // As long as the decoder waits: timers of one length end in their order, before the process does.
    await sleep(IDLE_MS);
    expect(await encode()).toMatchObject({ ok: true });
  },
  SLOW,
);
