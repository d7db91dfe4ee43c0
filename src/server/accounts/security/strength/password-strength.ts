import { Worker } from 'node:worker_threads';
import type { Strength } from '#rules/accounts/strength.ts';

// Passwords are estimated in a thread of their own, which is started by the first and ends when
// none was asked for a while: its word lists take 100 MB, and few requests choose a password.

export interface Question {
  id: number;
  password: string;
  words: string[];
}

export interface Result {
  id: number;
  strength: Strength;
}

interface Waiting {
  resolve(strength: Strength): void;
  reject(error: Error): void;
}

/** From the sources Node reads TypeScript itself; the build has the thread's program beside it. */
const PROGRAM = import.meta.url.endsWith('.ts') ? './strength-worker.ts' : './strength-worker.js';
const IDLE_MS = 30_000;
/** The lists are read within a second; more means that something is broken. */
const MAX_MS = 20_000;

class Estimator {
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
    this.#worker.on('message', ({ id, strength }: Result) => {
      this.#waiting.get(id)?.resolve(strength);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#endIn(IDLE_MS, 'idle');
    });
    this.#worker.on('error', (error) => this.#end(error));
  }

  ask(password: string, words: string[]): Promise<Strength> {
    this.#last += 1;
    const question: Question = { id: this.#last, password, words };
    this.#endIn(MAX_MS, 'too slow');
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#worker.postMessage(question);
    });
  }

  #endIn(ms: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#end(new Error(`the estimate was ${reason}`)), ms);
    this.#timer.unref();
  }

  #end(error: unknown): void {
    clearTimeout(this.#timer);
    this.#ended();
    for (const { reject } of this.#waiting.values()) {
      reject(new Error('a password could not be estimated', { cause: error }));
    }
    this.#waiting.clear();
    void this.#worker.terminate();
  }
}

let running: Estimator | null = null;

/** How hard the password is to guess for someone who also knows these words. */
export function passwordStrength(password: string, words: string[]): Promise<Strength> {
  running ??= new Estimator(() => {
    running = null;
  });
  return running.ask(password, words);
}
