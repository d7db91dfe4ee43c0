import { fileURLToPath } from 'node:url';
import { ask, spawnNode, stop } from './spawn-node.ts';

export interface ServerProcess {
  port: number;
  pid: number;
  /** Processor time used since the start by all threads, in milliseconds. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

export interface ServerProgram {
  args: string[];
  env?: Record<string, string>;
  core: number | undefined;
  /** Matches the line on which the server prints its port. */
  portLine: RegExp;
}

const REPORT_CPU = fileURLToPath(new URL('report-cpu.mjs', import.meta.url));

/** Starts a server and waits until it listens. */
export function startServer({ args, env, core, portLine }: ServerProgram): Promise<ServerProcess> {
  const child = spawnNode({ args: ['--import', REPORT_CPU, ...args], ...(env && { env }), core });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (data: Buffer) => {
      if (output.match(portLine)) return;
      output += data.toString();
      const port = output.match(portLine)?.[1];
      if (!port) return;
      resolve({
        port: Number(port),
        pid: child.pid ?? 0,
        cpuMs: async () => (await ask<{ cpuMs: number }>(child, { ask: 'cpu' })).cpuMs,
        stop: () => stop(child),
      });
    });
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}\n${output}`)));
    child.once('error', reject);
  });
}
