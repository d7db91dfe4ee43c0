import { type ChildProcess, spawn } from 'node:child_process';

export interface Child {
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts a server on the running Node and waits for the line on which it names its port. */
export function startChild(
  args: string[],
  env: Record<string, string>,
  portLine: RegExp,
): Promise<Child> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString();
      const port = output.match(portLine)?.[1];
      if (port) resolve({ port: Number(port), pid: child.pid ?? 0, stop: () => stop(child) });
    });
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}\n${output}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
