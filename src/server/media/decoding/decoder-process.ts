import { type ChildProcess, fork } from 'node:child_process';
import type { TaskReply } from './serve-tasks.ts';
import type { TaskName } from './tasks.ts';

export type TaskResult =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string }
  /** It was stopped: it took too long, or too much memory. */
  | { readonly kind: 'stopped' };

const START_MS = 60_000;

/** A process that decodes one file at a time and can be ended in the middle of it. */
export class DecoderProcess {
  readonly #child: ChildProcess;
  readonly #ready = Promise.withResolvers<void>();
  #current: ((result: TaskResult) => void) | null = null;
  ended = false;

  constructor(program: string) {
    this.#child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Nothing of the shop's environment, where secrets are; memory is given back sooner.
      env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', VIPS_CONCURRENCY: '1' },
      execArgv: ['--max-old-space-size=512', '--max-semi-space-size=4'],
    });
    this.#child.on('message', (reply: TaskReply) => {
      if (reply.kind === 'ready') this.#ready.resolve();
      else this.#settle(reply);
    });
    this.#child.once('error', () => this.#end());
    this.#child.once('exit', () => this.#end());
  }

  /** The time counts from when the process is there. */
  async run(name: TaskName, input: unknown, timeMs: number): Promise<TaskResult> {
    const result = new Promise<TaskResult>((resolve) => {
      this.#current = resolve;
    });
    this.#hold(true);
    const starting = setTimeout(() => this.kill(), START_MS);
    await Promise.race([this.#ready.promise, result]);
    clearTimeout(starting);
    const deadline = setTimeout(() => this.kill(), timeMs);
    if (!this.ended) this.#child.send({ name, input }, () => undefined);
    const found = await result;
    clearTimeout(deadline);
    this.#hold(false);
    return found;
  }

  /** Until the process is gone it would still take a file, and lose it: it counts as ended at once. */
  kill(): void {
    this.ended = true;
    this.#child.kill('SIGKILL');
  }

  #end(): void {
    this.ended = true;
    this.#settle({ kind: 'stopped' });
  }

  #settle(result: TaskResult): void {
    this.#current?.(result);
    this.#current = null;
  }

  /** A process without work does not keep the shop from ending. */
  #hold(works: boolean): void {
    if (works) {
      this.#child.ref();
      this.#child.channel?.ref();
    } else {
      this.#child.unref();
      this.#child.channel?.unref();
    }
  }
}
