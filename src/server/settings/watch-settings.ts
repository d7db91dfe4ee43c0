import { setTimeout as sleep } from 'node:timers/promises';
import type { SettingsStore } from './settings-store.ts';

// A setting may be changed by plain SQL, or by a program that notifies no shop. Every process looks at
// the version of the settings, one row by its key, every two seconds.
// Example: `update settings set value = '"rtl"' where name = 'shop.dir'` shows on the next page that is
// requested two seconds later.

const EVERY_MS = 2000;

export interface SettingsWatch {
  store: Pick<SettingsStore, 'isCurrent'>;
  /** Purges what was made from the settings. */
  changed(): Promise<void>;
  report(error: unknown): void;
  everyMs?: number;
}

/** Returns what ends it. */
export function watchSettings({
  store,
  changed,
  report,
  everyMs = EVERY_MS,
}: SettingsWatch): () => Promise<void> {
  const ended = new AbortController();

  async function look(): Promise<void> {
    try {
      if (!(await store.isCurrent())) await changed();
    } catch (error) {
      // The database may be away for a while; the next look asks again.
      report(error);
    }
  }

  async function watch(): Promise<void> {
    while (!ended.signal.aborted) {
      await sleep(everyMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
      if (!ended.signal.aborted) await look();
    }
  }

  const watching = watch();
  return () => {
    ended.abort();
    return watching;
  };
}
