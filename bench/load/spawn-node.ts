import { type ChildProcess, spawn } from 'node:child_process';

export interface NodeProgram {
  args: string[];
  env?: Record<string, string>;
  /** Undefined: wherever the system puts it. */
  core: number | undefined;
}

/** Starts a program on the running Node, pinned to a core, with a channel for messages. */
export function spawnNode({ args, env = {}, core }: NodeProgram): ChildProcess {
  const command = [process.execPath, ...args];
  // taskset replaces itself by the program, so that the process id is the program's own.
  if (core !== undefined) command.unshift('taskset', '-c', String(core));
  const [program = '', ...rest] = command;
  return spawn(program, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** Sends a message and waits for the object that comes back; a server's own news are plain texts. */
export function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The process ended with ${code}.`));
    const heard = (result: unknown) => {
      if (typeof result !== 'object') return;
      child.off('message', heard);
      child.off('exit', ended);
      resolve(result as Answer);
    };
    child.once('exit', ended);
    child.on('message', heard);
    child.send(message);
  });
}

export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
