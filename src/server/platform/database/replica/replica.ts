import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../database.ts';
import { addSample, type Lag, NO_LAG, replicaLag, type Sample } from './replica-lag.ts';
import { createOpenRuns, NotAtReplica, type PrimaryReason, runAtReplica } from './replica-run.ts';

// Reads that may run at a replica, which replays the primary's writes a moment later, or many. Which writes
// a read has to see decides where it runs:
//
// - `purged`: what caches hold under tags. It has to see every write whose purge this process has heard of,
//   or the purged entry would come back. Nothing is asked while nothing is purged.
// - `committed`: lists and reports of managers. It has to see every write that was committed before it began,
//   by whichever process: so no mark of who has just written is needed.
//
// Example: an order takes the last mug and purges its page. The next visitor's page is rendered from the
// primary, whose position is asked then, say 800. The replica is at 750: further pages come from the primary,
// too, until it is at 800.

export interface ReplicaState {
  readonly isAway: boolean;
  readonly lag: Lag;
}

/** Work that only reads: it may run twice. */
export type ReadWork<T> = (db: Db) => Promise<T>;

export interface Replica {
  /** Not older than the last purge; `otherwise` reads from the primary. */
  purged<T>(work: ReadWork<T>, otherwise: () => Promise<T>): Promise<T>;
  /** Not older than the moment it is called. */
  committed<T>(work: ReadWork<T>, otherwise: () => Promise<T>): Promise<T>;
  /** Something was purged: what the replica holds now may be from before. */
  notePurge(): void;
  state(): ReplicaState;
  close(): Promise<void>;
}

/** What the replica says of itself. */
export interface ReplicaLook {
  replayed: number;
  /** Why it may not be read from; null for a standby of this primary. */
  problem: string | null;
}

/** It responds, but is no standby of this primary. */
export class ReplicaUnusable extends Error {
  override readonly name = 'ReplicaUnusable';
}

export interface ReplicaParts {
  /** Both fail while the database does not respond. */
  primary: { db: Db; position(): Promise<number> };
  server: {
    db: Db;
    look(): Promise<ReplicaLook>;
    replayed(): Promise<number>;
    close(): Promise<void>;
  };
  now?: () => number;
  wait?: (milliseconds: number) => Promise<unknown>;
  everyMs?: number;
  count(server: 'primary' | 'replica', reason: PrimaryReason | ''): void;
  report(event: 'replica-away' | 'replica-back', fields: Readonly<Record<string, unknown>>): void;
}

const EVERY_MS = 1000;
/** How often pages ask a replica that is behind. */
const ASK_AGAIN_MS = 20;
/** How long a list waits for a replica that keeps up, and how often it asks meanwhile. */
const WAIT_MS = 250;
const WAIT_STEP_MS = 5;
/** A list that refreshes several derived tables tries again after each. */
const MAX_TRIES = 4;

/** Also for what finds out that the replica does not respond. */
export interface OpenedReplica extends Replica {
  lost(error: Error): void;
  /** What it does every second. `refuse` may throw, before anything is reported. */
  look(refuse?: (error: Error) => void): Promise<void>;
}

export function openReplica(parts: ReplicaParts): OpenedReplica {
  const { primary, server, count, report } = parts;
  const { now = Date.now, wait = sleep, everyMs = EVERY_MS } = parts;
  /** Null before the first look. */
  let isAway: boolean | null = null;
  const openRuns = createOpenRuns();
  let samples: readonly Sample[] = [];
  let keepsUp = false;
  let replayed = 0;
  /** Moves with every purge. */
  let purges = 0;
  /** What a purged read must see; null until it was asked since the last purge. */
  let floor: number | null = null;
  let asking: { purges: number; floor: Promise<number> } | null = null;
  let replaying: Promise<number> | null = null;
  let lastAskAt = Number.NEGATIVE_INFINITY;

  function lost(error: Error): void {
    if (isAway !== true) report('replica-away', { reason: error.message });
    isAway = true;
    openRuns.refuse(new NotAtReplica('away'));
  }

  async function look(refuse?: (error: Error) => void): Promise<void> {
    const error = await lookAtBoth().catch((failure: unknown) =>
      failure instanceof Error ? failure : new Error(String(failure)),
    );
    if (error) {
      refuse?.(error);
      lost(error);
    } else {
      if (isAway === true) report('replica-back', { ...replicaLag(samples, replayed, now()) });
      isAway = false;
    }
  }

  async function lookAtBoth(): Promise<Error | null> {
    const seen = await server.look();
    const before = purges;
    // In this order: a standby cannot have replayed more than its primary has written by now.
    const position = await primary.position().catch(() => null);
    if (seen.problem !== null) return new ReplicaUnusable(seen.problem);
    if (position !== null && seen.replayed > position) {
      return new ReplicaUnusable('it has replayed more than the primary has written');
    }
    const newest = samples.at(-1);
    replayed = seen.replayed;
    keepsUp = newest === undefined || newest.position <= replayed;
    if (position !== null) notePosition(position);
    // So that the next page need not ask.
    if (purges === before) floor ??= position;
    return null;
  }

  function notePosition(position: number): void {
    const newest = samples.at(-1);
    // Another server is the primary now, and begins before where the last one ended.
    if (newest && position < newest.position) {
      samples = [];
      notePurge();
    }
    samples = addSample(samples, { position, at: now() }, replayed);
  }

  function notePurge(): void {
    purges += 1;
    floor = null;
  }

  /** Asked once after each purge. */
  async function loadFloor(): Promise<number> {
    if (floor !== null) return floor;
    if (asking?.purges !== purges) asking = { purges, floor: primary.position() };
    const { purges: since, floor: position } = asking;
    try {
      const found = await position;
      if (since === purges) floor = found;
      return found;
    } finally {
      if (asking?.floor === position) asking = null;
    }
  }

  /** Asked once for all who wait; it only grows, so that an earlier response is never too much. */
  async function loadReplayed(): Promise<number> {
    replaying ??= server.replayed().finally(() => {
      replaying = null;
    });
    replayed = await replaying;
    return replayed;
  }

  async function isPastPurges(): Promise<boolean> {
    const started = purges;
    const needed = await loadFloor();
    if (replayed < needed) {
      if (now() - lastAskAt < ASK_AGAIN_MS) return false;
      lastAskAt = now();
      await loadReplayed();
    }
    return purges === started && replayed >= needed;
  }

  async function isPastCommits(): Promise<boolean> {
    const needed = await primary.position();
    if (replayed >= needed) return true;
    if (!keepsUp) return false;
    for (let waited = 0; (await loadReplayed()) < needed; waited += WAIT_STEP_MS) {
      if (waited >= WAIT_MS) return false;
      await wait(WAIT_STEP_MS);
    }
    return true;
  }

  async function read<T>(
    work: ReadWork<T>,
    otherwise: () => Promise<T>,
    { isPast, isCurrent }: { isPast(): Promise<boolean>; isCurrent(since: number): () => boolean },
  ): Promise<T> {
    let reason: PrimaryReason = isAway === false ? 'behind' : 'away';
    for (let tries = 0; tries < MAX_TRIES && isAway === false; tries += 1) {
      const current = isCurrent(purges);
      // The primary tells by its own failure that it is away; the replica by what it is asked.
      if (!(await isPast().catch(() => false))) break;
      const result = await runAtReplica(() => work(server.db), current, openRuns);
      if (result.ok) {
        count('replica', '');
        return result.value;
      }
      reason = result.reason;
      if (!(await prepare(result.prepare))) break;
    }
    count('primary', reason);
    return otherwise();
  }

  async function prepare(work: NotAtReplica['prepare']): Promise<boolean> {
    if (work === null) return false;
    await work(primary.db);
    return true;
  }

  const state = (): ReplicaState => ({
    isAway: isAway === true,
    lag: isAway === true ? NO_LAG : replicaLag(samples, replayed, now()),
  });

  const ended = new AbortController();
  async function watch(): Promise<void> {
    const { signal } = ended;
    while (!signal.aborted) {
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await look();
    }
  }
  const watching = watch();

  return {
    purged: (work, otherwise) =>
      read(work, otherwise, {
        isPast: isPastPurges,
        isCurrent: (since) => () => purges === since,
      }),
    committed: (work, otherwise) =>
      read(work, otherwise, { isPast: isPastCommits, isCurrent: () => () => true }),
    notePurge,
    state,
    lost,
    look,
    async close() {
      ended.abort();
      await watching;
      await server.close();
    },
  };
}
