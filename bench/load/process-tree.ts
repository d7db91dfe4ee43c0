import { readdirSync, readFileSync } from 'node:fs';

// Processor time of several processes together, from Linux's /proc, in steps of ten milliseconds.

const TICK_MS = 10;

interface ProcessTime {
  pid: number;
  parent: number;
  ms: number;
  /** Of the processes it has started and that have ended. */
  endedMs: number;
}

/** Of a process and all that it has started, in milliseconds. */
export function treeCpuMs(root: number, processes = readProcesses()): number {
  const byParent = Map.groupBy(processes, ({ parent }) => parent);
  const sum = ({ pid, ms, endedMs }: ProcessTime): number =>
    (byParent.get(pid) ?? []).reduce((all, child) => all + sum(child), ms + endedMs);
  const found = processes.find(({ pid }) => pid === root);
  if (!found) throw new Error(`No process ${root} is running.`);
  return sum(found);
}

function readProcesses(): ProcessTime[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    const process = parseStat(readStat(name));
    return process ? [process] : [];
  });
}

/** Empty for one that has just ended. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** parseStat('7 (node) S 3 …'): the name in brackets may hold anything, brackets and spaces too. */
export function parseStat(line: string): ProcessTime | null {
  const end = line.lastIndexOf(')');
  if (end === -1) return null;
  const fields = line.slice(end + 2).split(' ');
  const ticks = (at: number) => Number(fields[at]) * TICK_MS;
  return {
    pid: Number.parseInt(line, 10),
    parent: Number(fields[1]),
    ms: ticks(11) + ticks(12),
    endedMs: ticks(13) + ticks(14),
  };
}
