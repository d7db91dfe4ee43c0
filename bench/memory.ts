import { execFileSync } from 'node:child_process';

/** Resident memory of a process in megabytes, as the system's own process list says. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}
