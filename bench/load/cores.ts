import { execFileSync } from 'node:child_process';

/** The cores to run on; null where the system cannot pin a process or has one core only. */
export interface Cores {
  server: number;
  generator: number;
}

/**
 * Server and load generator must not share a core: the generator would evict the server's caches,
 * and the two would wait for each other. The first and the last core allowed to this process are
 * the pair least likely to be two threads of one physical core.
 */
export function chooseCores(): Cores | null {
  const allowed = allowedCores();
  const [generator] = allowed;
  const server = allowed.at(-1);
  if (generator === undefined || server === undefined || generator === server) return null;
  return { server, generator };
}

/** `taskset -pc` prints "pid 12's current affinity list: 0-3,6". */
function allowedCores(): number[] {
  let printed: string;
  try {
    printed = execFileSync('taskset', ['-pc', String(process.pid)], { encoding: 'utf8' });
  } catch {
    return [];
  }
  const list = printed.slice(printed.lastIndexOf(':') + 1).trim();
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}
