import { sendToSupervisor } from './workers/send-to-supervisor.ts';

/** Half of what the supervisor counts in, so that none of its seconds is without one. */
const EVERY_MS = 500;

/**
 * Tells the supervisor, where there is one, that the event loop turns: by a loop without end, or a regular
 * expression gone wild, this ends first, and the supervisor ends the process (`scripts/watchdog.mjs`).
 */
export function startHeartbeat(): void {
  if (!process.send) return;
  setInterval(() => sendToSupervisor(process, 'turns'), EVERY_MS).unref();
}
