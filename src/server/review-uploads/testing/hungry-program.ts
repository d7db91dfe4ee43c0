import { setTimeout as sleep } from 'node:timers/promises';
import { serveTasks } from '#server/media/decoding/serve-tasks.ts';
import type {} from '#server/options/uploads/clean-image.ts';
import type {} from '../decode-review-file.ts';

const MEGABYTE = 1024 * 1024;

/** A picture that takes more and more memory, for as long as it is left. */
async function takeMemory(): Promise<never> {
  const allocated: Buffer[] = [];
  for (;;) {
    allocated.push(Buffer.alloc(16 * MEGABYTE, allocated.length));
    await sleep(20);
  }
}

/** A program of the decoder that may take 256 MB, and wants all there is. */
serveTasks(
  {
    'encode-image': takeMemory,
    'prepare-image': takeMemory,
    'clean-picture': takeMemory,
    'svg-preview': takeMemory,
    'review-file': takeMemory,
    'turn-picture': takeMemory,
  },
  256 * MEGABYTE,
);
