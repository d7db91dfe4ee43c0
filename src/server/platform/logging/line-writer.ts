import { writeSync } from 'node:fs';

/**
 * Gathers lines for a moment and writes them at once: under load a line costs no system call of its
 * own. What is still waiting is written when the process ends.
 */
export interface LineWriter {
  write(line: string): void;
  flush(): void;
}

const maxBatch = 64 * 1024;
const maxWaitMs = 20;
/** A reader that has stopped reading must not fill the memory of the shop. */
const maxUnsent = 8 * 1024 * 1024;

function lost(bytes: number): Buffer {
  return Buffer.from(`\n{"level":"warn","event":"log-lost","bytes":${bytes}}\n`);
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

export function createLineWriter(descriptor = 1): LineWriter {
  let waiting = '';
  let unsent: Buffer = Buffer.alloc(0);
  let scheduled = false;
  let gone = false;

  function flush(): void {
    scheduled = false;
    let rest: Buffer = Buffer.concat([unsent, Buffer.from(waiting)]);
    unsent = Buffer.alloc(0);
    waiting = '';
    while (rest.length > 0 && !gone) {
      try {
        rest = rest.subarray(writeSync(descriptor, rest));
      } catch (error) {
        if (isFull(error)) {
          // The reader is slow: the rest is written in the next turn.
          unsent = rest.length > maxUnsent ? lost(rest.length) : rest;
          schedule();
          return;
        }
        // The reader of the log is gone; the server goes on without it.
        if (!isGone(error)) throw error;
        gone = true;
      }
    }
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setTimeout(flush, maxWaitMs).unref();
  }

  process.on('exit', flush);

  return {
    write(line) {
      waiting += line;
      if (waiting.length > maxBatch) flush();
      else schedule();
    },
    flush,
  };
}
