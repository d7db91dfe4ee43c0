import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Database, getChannel } from '../database/database.ts';
import { splitMessages } from '../split-messages.ts';
import { createLimits, type Limits } from './local-limits.ts';

// What one process has counted reaches the others by the engine's notifications: LISTEN/NOTIFY on
// PostgreSQL, the supervisor on SQLite. Visitors who stay far below a limit are not mentioned at all; one
// who nears it is, four times a second at most.

const EXCHANGE_MS = 250;
const CHANNEL = 'vitrine_limits';

const messageSchema = z.object({
  from: z.string(),
  uses: z.array(z.tuple([z.string(), z.string(), z.number().nonnegative()])),
});

export interface SharedLimits extends Limits {
  close(): Promise<void>;
}

export interface ExchangeParts {
  readonly database: Database;
  readonly now: () => number;
  /** An exchange that failed; counting goes on in this process. */
  readonly report: (error: unknown) => void;
}

export async function openSharedLimits({
  database,
  now,
  report,
}: ExchangeParts): Promise<SharedLimits> {
  const process = randomBytes(6).toString('hex');
  const channel = getChannel(database, CHANNEL);
  let timer: NodeJS.Timeout | undefined;

  const send = async () => {
    const write = (uses: readonly unknown[]) => JSON.stringify({ from: process, uses });
    for (const message of splitMessages(limits.takeUnsent(), write)) {
      await database.notify(channel, message);
    }
  };
  const limits = createLimits({
    onUnsent() {
      timer = setTimeout(() => void send().catch(report), EXCHANGE_MS).unref();
    },
  });

  const leave = await database.listen(channel, {
    onMessage(payload) {
      const message = readMessage(payload);
      if (message && message.from !== process) limits.addUses(message.uses, now());
    },
    // What was missed is not known to this process; what it counts from now on is.
    onGap: () => undefined,
  });

  return {
    take: limits.take,
    check: limits.check,
    async close() {
      clearTimeout(timer);
      await leave();
    },
  };
}

/** Null for what no process of this version has sent. */
function readMessage(payload: string): z.output<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(JSON.parse(payload)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
