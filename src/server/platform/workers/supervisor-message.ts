import * as z from 'zod';

// What the supervisor of several workers sends to one of them. `scripts/worker-group.mjs` is the other side.

const supervisorMessage = z.discriminatedUnion('kind', [
  /** Another worker has sent a notification; it waits until this one has processed it. */
  z.object({
    kind: z.literal('notified'),
    id: z.number(),
    channel: z.string(),
    payload: z.string(),
  }),
  /** The notification of this worker has reached the others. */
  z.object({ kind: z.literal('delivered'), id: z.number() }),
  /** Another worker has ended, perhaps between a write and its notification. */
  z.object({ kind: z.literal('gap') }),
  /** From now on the jobs are run here. */
  z.object({ kind: z.literal('run-jobs') }),
  /** Whether the supervisor holds the lock of the shop. */
  z.object({ kind: z.literal('lock'), failure: z.string().nullable(), isHeld: z.boolean() }),
]);

export type SupervisorMessage = z.output<typeof supervisorMessage>;

/** Null for what is none, such as the question of a measuring program. */
export function readSupervisorMessage(received: unknown): SupervisorMessage | null {
  const parsed = supervisorMessage.safeParse(received);
  return parsed.success ? parsed.data : null;
}
