import cluster from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import type { Listener, Notifications } from '../database/engine.ts';
import { type SupervisedProcess, sendToSupervisor } from './send-to-supervisor.ts';
import { readSupervisorMessage, type SupervisorMessage } from './supervisor-message.ts';

// One of several processes that serve a shop, seen from itself: what it asks its supervisor for, and what
// it hears from the other workers through it.
// Example: worker 2 saves a product and notifies ['product:12']; `notify` resolves when worker 1 has purged
// the page, so that the manager's next request finds the new price whichever worker it reaches.

export interface LockFailure {
  readonly message: string;
  /** Another program holds it. */
  readonly isHeld: boolean;
}

/** `notify` reaches this worker, too; it resolves when the others have processed it, or do not respond. */
export interface WorkerChannel extends Notifications {
  /** From 1. */
  readonly number: number;
  /** This start opens the shop; a later one joins workers that serve already. */
  readonly opensShop: boolean;
  /** Resolves when the supervisor has chosen this worker to run the jobs. */
  readonly chosenForJobs: Promise<void>;
  /** Has the supervisor hold the lock on this file; null when it does. */
  lock(file: string): Promise<LockFailure | null>;
}

/** The part of `process` that is used. */
export interface WorkerProcess extends SupervisedProcess {
  readonly env: Readonly<Record<string, string | undefined>>;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
}

type Received<Kind> = Extract<SupervisorMessage, { kind: Kind }>;
interface WorkerEvents {
  lock: [Received<'lock'>];
  'run-jobs': [];
}

/** From 1; undefined where this process is the only one. */
export function workerNumber({ env }: Pick<WorkerProcess, 'env'>): number | undefined {
  return Number(env.VITRINE_WORKER ?? 0) || undefined;
}

/** Null where this process is the only one. */
export function openWorkerChannel(worker: WorkerProcess): WorkerChannel | null {
  const number = workerNumber(worker);
  if (number === undefined || !worker.send) return null;
  // Otherwise Node ends this process at once when the supervisor is killed, in the middle of its requests.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  const send = (message: unknown) => sendToSupervisor(worker, message);
  const events = new EventEmitter<WorkerEvents>();
  const listeners = new Map<string, Set<Listener>>();
  const undelivered = new Map<number, () => void>();
  const chosenForJobs = once(events, 'run-jobs').then(() => undefined);
  let sent = 0;

  const deliver = (channel: string, payload: string) => {
    for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload);
  };

  worker.on('message', (received: unknown) => {
    const message = readSupervisorMessage(received);
    switch (message?.kind) {
      case 'notified':
        deliver(message.channel, message.payload);
        return send({ kind: 'received', id: message.id });
      case 'delivered':
        undelivered.get(message.id)?.();
        return void undelivered.delete(message.id);
      case 'gap':
        for (const each of listeners.values()) for (const { onGap } of each) onGap();
        return;
      case 'lock':
        return void events.emit('lock', message);
      case 'run-jobs':
        return void events.emit('run-jobs');
    }
  });

  // Without its supervisor this worker stops: nothing may wait for a response that does not come.
  worker.on('disconnect', () => {
    for (const resolve of undelivered.values()) resolve();
    undelivered.clear();
  });

  return {
    number,
    opensShop: worker.env.VITRINE_WORKER_START === 'first',
    chosenForJobs,
    async lock(file) {
      const responded = once(events, 'lock');
      send({ kind: 'lock', file });
      const [{ failure, isHeld }] = await responded;
      return failure === null ? null : { message: failure, isHeld };
    },
    async notify(channel, payload) {
      deliver(channel, payload);
      if (!worker.connected) return;
      sent += 1;
      const { promise, resolve } = Promise.withResolvers<void>();
      undelivered.set(sent, resolve);
      send({ kind: 'notify', id: sent, channel, payload });
      await promise;
    },
    async listen(channel, listener) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      send({ kind: 'listen' });
      return async () => {
        known.delete(listener);
      };
    },
  };
}
