// @ts-check
// What several workers of one shop need from their supervisor: notifications from one to all others, one
// worker that runs the jobs, and the lock of the shop. `src/server/platform/workers` is the other side.
// Example: worker 1 notifies 'product:12'; workers 2 and 3 receive it, say that they have purged the page,
// and worker 1 goes on. When worker 1 ends, all others purge everything, and worker 2 runs the jobs.

/** A worker that has not responded by then is not waited for. */
const PATIENCE_MS = 1000;

/**
 * @typedef {{ readonly connected: boolean, send(message: object, sent: () => void): unknown }} Member
 * @typedef {{ sender: Member, id: number, waiting: Set<Member>, timer: NodeJS.Timeout }} Delivery
 * @typedef {{ kind: 'listen' }
 *   | { kind: 'notify', id: number, channel: string, payload: string }
 *   | { kind: 'received', id: number }
 *   | { kind: 'lock', file: string }} WorkerMessage
 * @typedef {(file: string) => Promise<{ failure: string | null, isHeld: boolean }>} HoldLock
 */

/**
 * @param {unknown} message
 * @returns {message is WorkerMessage}
 */
function isWorkerMessage(message) {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

/** @param {Member | undefined} member @param {object} message */
function send(member, message) {
  // The callback receives what would otherwise be an event 'error' of a worker that has just ended.
  if (member?.connected) member.send(message, () => undefined);
}

/**
 * @param {HoldLock} holdLock
 * @param {number} [patienceMs]
 */
export function createWorkerGroup(holdLock, patienceMs = PATIENCE_MS) {
  /** @type {Set<Member>} */
  const listening = new Set();
  /** @type {Set<Member>} in the order in which they opened */
  const open = new Set();
  /** @type {Member | undefined} */
  let jobRunner;
  /** @type {Map<number, Delivery>} */
  const deliveries = new Map();
  /** @type {Map<string, ReturnType<HoldLock>>} */
  const locks = new Map();
  let relayed = 0;
  let isStopping = false;

  const chooseJobRunner = () => {
    if (jobRunner !== undefined || isStopping) return;
    [jobRunner] = open;
    send(jobRunner, { kind: 'run-jobs' });
  };

  const finish = (/** @type {number} */ number) => {
    const delivery = deliveries.get(number);
    if (!delivery) return;
    deliveries.delete(number);
    clearTimeout(delivery.timer);
    send(delivery.sender, { kind: 'delivered', id: delivery.id });
  };

  /** @param {Member} member @param {number} number */
  const stopWaiting = (member, number) => {
    const waiting = deliveries.get(number)?.waiting;
    waiting?.delete(member);
    if (waiting?.size === 0) finish(number);
  };

  /** @param {Member} sender @param {Extract<WorkerMessage, { kind: 'notify' }>} message */
  const relay = (sender, { id, channel, payload }) => {
    const others = [...listening].filter((member) => member !== sender);
    if (others.length === 0) return send(sender, { kind: 'delivered', id });
    relayed += 1;
    const number = relayed;
    const timer = setTimeout(() => finish(number), patienceMs);
    deliveries.set(number, { sender, id, waiting: new Set(others), timer });
    for (const member of others) send(member, { kind: 'notified', id: number, channel, payload });
  };

  /** @param {Member} member @param {string} file */
  const lock = async (member, file) => {
    const held = locks.get(file) ?? holdLock(file);
    locks.set(file, held);
    send(member, { kind: 'lock', ...(await held) });
  };

  return {
    /** All workers were asked to stop: none has to do what another leaves. */
    stop() {
      isStopping = true;
    },
    /** @param {Member} member */
    opened(member) {
      open.add(member);
      chooseJobRunner();
    },
    /** @param {Member} member @param {unknown} message */
    received(member, message) {
      if (!isWorkerMessage(message)) return;
      if (message.kind === 'listen') listening.add(member);
      else if (message.kind === 'notify') relay(member, message);
      else if (message.kind === 'received') stopWaiting(member, message.id);
      else if (message.kind === 'lock') void lock(member, message.file);
    },
    /** @param {Member} member */
    ended(member) {
      open.delete(member);
      listening.delete(member);
      for (const number of [...deliveries.keys()]) stopWaiting(member, number);
      if (jobRunner === member) jobRunner = undefined;
      chooseJobRunner();
      // It may have ended between a write and its notification.
      for (const other of listening) send(other, { kind: 'gap' });
    },
  };
}
