import { setTimeout as sleep } from 'node:timers/promises';

const MEGABYTE = 1_000_000;

/** Memory of the shop's process, as it says itself. */
export async function getMemory(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\d+)/m.exec(text) ?? [];
  return Math.round(Number(bytes) / MEGABYTE);
}

export interface Watched {
  /** Megabytes. */
  peak: number;
  /** The longest `/healthz` took, in milliseconds. */
  slowest: number;
}

/** Looks at the shop again and again while the work goes on. */
export async function watchWhile(address: string, work: Promise<unknown>): Promise<Watched> {
  let over = false;
  const done = work.finally(() => {
    over = true;
  });
  const watched = { peak: 0, slowest: 0 };
  while (!over) {
    const requestCount = performance.now();
    const reply = await fetch(`${address}/healthz`);
    if (!reply.ok) throw new Error(`/healthz answered ${reply.status}`);
    await reply.text();
    watched.slowest = Math.max(watched.slowest, Math.round(performance.now() - requestCount));
    watched.peak = Math.max(watched.peak, await getMemory(address));
    await sleep(100);
  }
  await done;
  return watched;
}
