import { Worker } from 'node:worker_threads';
import type { PaperBatch } from './paper.ts';

// Papers are rendered in a thread of their own, which is started by the first and ends when none was
// requested for a while.

export interface PdfQuestion {
  id: number;
  batch: PaperBatch;
}

export interface PdfResult {
  id: number;
  pdf: Uint8Array;
}

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

/** From the sources Node reads TypeScript itself; the build has the thread's program beside it. */
const PROGRAM = import.meta.url.endsWith('.ts') ? './pdf-worker.ts' : './pdf-worker.js';
const IDLE_MS = 30_000;
/** Two hundred sheets take seconds; more means that something is broken. */
const MAX_MS = 60_000;

class Printer {
  readonly #worker = new Worker(new URL(PROGRAM, import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: () => void;
  #timer: NodeJS.Timeout | undefined;
  #last = 0;

  constructor(ended: () => void) {
    this.#ended = ended;
    // The shop's own work decides when the process ends.
    this.#worker.unref();
    this.#worker.on('message', ({ id, pdf }: PdfResult) => {
      this.#waiting.get(id)?.resolve(pdf);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#endIn(IDLE_MS, 'idle');
    });
    this.#worker.on('error', (error) => this.#end(error));
  }

  render(batch: PaperBatch): Promise<Uint8Array> {
    this.#last += 1;
    const question: PdfQuestion = { id: this.#last, batch };
    this.#endIn(MAX_MS, 'too slow');
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker.postMessage(question);
    });
  }

  #endIn(ms: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(new Error(`the rendering was ${reason}`)), ms);
    this.#timer.unref();
  }

  #end(error: unknown): void {
    clearTimeout(this.#timer);
    this.#ended();
    for (const { reject } of this.#waiting.values()) {
      reject(new Error('papers could not be rendered', { cause: error }));
    }
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}

let running: Printer | null = null;

export function renderPdf(batch: PaperBatch): Promise<Uint8Array> {
  running ??= new Printer(() => {
    running = null;
  });
  return running.render(batch);
}
