import type { TaskName, TaskTable } from './tasks.ts';

// The other side of the decoder: one task at a time. What decodes works in a thread of its own, so that
// this process can watch its memory and notice that the shop has ended.

/** More than a picture of the most pixels takes. */
const MAX_MEMORY = 900 * 1024 * 1024;
const WATCH_MS = 50;

export interface TaskRequest {
  name: TaskName;
  input: never;
}

export type TaskReply =
  | { kind: 'ready' }
  | { kind: 'answer'; value: unknown }
  | { kind: 'failed'; message: string };

export function serveTasks(table: TaskTable, maxMemory: number = MAX_MEMORY): void {
  // Not by `exit`, which waits for the thread that decodes.
  const end = () => process.kill(process.pid, 'SIGKILL');
  // A shop that has ended takes no answer.
  const send = (reply: TaskReply) =>
    process.send?.(reply, undefined, {}, (error) => {
      if (error) end();
    });
  process.on('message', ({ name, input }: TaskRequest) => {
    const run: (task: never) => Promise<unknown> = table[name];
    run(input).then(
      (value) => send({ kind: 'answer', value }),
      (error: unknown) =>
        send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
  });
  process.once('disconnect', end);
  setInterval(() => {
    if (process.memoryUsage.rss() > maxMemory) end();
  }, WATCH_MS);
  send({ kind: 'ready' });
}
