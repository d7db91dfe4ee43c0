import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type Database, getChannel } from '../database/database.ts';
import { isSharedByProcesses } from '../database/is-sqlite.ts';
import { splitMessages } from '../split-messages.ts';
import { type ProcessFigures, processFigures, type RouteCounts } from './process-figures.ts';

// The figures of all processes of a shop, for whoever looks at them: one process asks by the engine's
// notifications, the others reply the same way, and those that have replied in time are shown. Nothing is
// sent while no one looks, and nothing is stored.

const CHANNEL = 'vitrine_figures';
/** How long replies are awaited; a process that is busier is missing. */
const PATIENCE_MS = 400;

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask'), question: z.string() }),
  // Several messages where one has no room for all routes.
  z.object({
    kind: z.literal('reply'),
    question: z.string(),
    from: z.string(),
    figures: processFigures,
  }),
]);

export interface SharedFigures {
  /** Of this process first. */
  collect(): Promise<ProcessFigures[]>;
  close(): Promise<void>;
}

export interface FiguresParts {
  readonly database: Database;
  readonly read: () => ProcessFigures;
  readonly report: (error: unknown) => void;
}

export async function openSharedFigures({
  database,
  read,
  report,
}: FiguresParts): Promise<SharedFigures> {
  const from = randomBytes(6).toString('hex');
  const channel = getChannel(database, CHANNEL);
  const replies = new Map<string, Map<string, ProcessFigures>>();
  let collecting: Promise<ProcessFigures[]> | null = null;

  const reply = async (question: string) => {
    const { routes, ...figures } = read();
    const write = (part: readonly RouteCounts[]) =>
      JSON.stringify({ kind: 'reply', question, from, figures: { ...figures, routes: part } });
    const texts = routes.length === 0 ? [write([])] : splitMessages(routes, write);
    for (const text of texts) await database.notify(channel, text);
  };

  const leave = await database.listen(channel, {
    onMessage(payload) {
      const received = readMessage(payload);
      if (received?.kind === 'ask' && !replies.has(received.question)) {
        reply(received.question).catch(report);
      }
      if (received?.kind === 'reply') {
        const known = replies.get(received.question);
        const before = known?.get(received.from)?.routes ?? [];
        const { figures } = received;
        known?.set(received.from, { ...figures, routes: [...before, ...figures.routes] });
      }
    },
    onGap: () => undefined,
  });

  async function ask(): Promise<ProcessFigures[]> {
    const question = randomBytes(6).toString('hex');
    const received = new Map<string, ProcessFigures>();
    replies.set(question, received);
    try {
      await database.notify(channel, JSON.stringify({ kind: 'ask', question }));
      await sleep(PATIENCE_MS);
    } finally {
      replies.delete(question);
    }
    return [read(), ...received.values()];
  }

  return {
    async collect() {
      if (!isSharedByProcesses(database.db)) return [read()];
      collecting ??= ask().finally(() => {
        collecting = null;
      });
      return collecting;
    },
    close: leave,
  };
}

/** Null for what no process of this version has sent. */
function readMessage(payload: string): z.output<typeof message> | null {
  try {
    return message.safeParse(JSON.parse(payload)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
