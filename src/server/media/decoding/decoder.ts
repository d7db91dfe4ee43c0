import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DecoderProcess } from './decoder-process.ts';
import type { DecodeTasks, TaskName } from './tasks.ts';

const NAMES = ['decode-files.js', 'decode-files.ts'];

/** The program of the decoder, among the built files or the sources, from any depth of them. */
function decoderProgram(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      if (existsSync(file)) return file;
    }
    if (folder === dirname(folder)) throw new Error('The program of the decoder is missing.');
  }
}

// Files of visitors are decoded in processes of their own: one that never ends, or that wants all the
// memory, is ended there, and the shop goes on. The first file starts a process; without work it ends.
// Example: an SVG of 2 KB that would take years to render is given up after five seconds.

export interface DecoderChoices {
  /** Processes, and so files, at once. */
  readonly atOnce: number;
  /** Files that may wait for one. */
  readonly waiting: number;
  /** Limit for one file. */
  readonly timeMs: number;
  readonly idleMs: number;
  readonly program?: string;
}

export type Decoded<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: 'stopped' | 'busy' };

export interface Decoder {
  run<Name extends TaskName>(
    name: Name,
    input: DecodeTasks[Name]['input'],
    timeMs?: number,
  ): Promise<Decoded<DecodeTasks[Name]['answer']>>;
}

interface Idle {
  readonly worker: DecoderProcess;
  readonly timer: NodeJS.Timeout;
}

export function createDecoder(choices: DecoderChoices): Decoder {
  const { atOnce, waiting: maxWaiting, idleMs } = choices;
  const idle: Idle[] = [];
  const waiting: (() => void)[] = [];
  let working = 0;

  function takeWorker(): DecoderProcess {
    for (let found = idle.pop(); found; found = idle.pop()) {
      clearTimeout(found.timer);
      if (!found.worker.ended) return found.worker;
    }
    return new DecoderProcess(choices.program ?? decoderProgram());
  }

  function rest(worker: DecoderProcess): void {
    if (worker.ended) return;
    const timer = setTimeout(() => worker.kill(), idleMs);
    timer.unref();
    idle.push({ worker, timer });
  }

  return {
    async run<Name extends TaskName>(
      name: Name,
      input: DecodeTasks[Name]['input'],
      timeMs = choices.timeMs,
    ) {
      if (working < atOnce) working += 1;
      else if (waiting.length >= maxWaiting) return { ok: false, code: 'busy' } as const;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      const worker = takeWorker();
      try {
        const result = await worker.run(name, input, timeMs);
        if (result.kind === 'stopped') return { ok: false, code: 'stopped' } as const;
        if (result.kind === 'failed') throw new Error(`${name}: ${result.message}`);
        // Each task answers what its name says: the table of the program is checked against it.
        return { ok: true, value: result.value as DecodeTasks[Name]['answer'] } as const;
      } finally {
        rest(worker);
        const next = waiting.shift();
        if (next) next();
        else working -= 1;
      }
    },
  };
}

const IDLE_MS = 30_000;

/** For what visitors send. */
export const visitorFiles = createDecoder({
  atOnce: 2,
  waiting: 40,
  timeMs: 20_000,
  idleMs: IDLE_MS,
});

/** For the pictures of pages, which never wait behind what a visitor sends. */
export const shopImages = createDecoder({
  atOnce: 2,
  waiting: Number.POSITIVE_INFINITY,
  timeMs: 60_000,
  idleMs: IDLE_MS,
});
