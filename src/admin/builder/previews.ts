import * as z from 'zod/mini';
import { renderAnswer } from '#wire/vitrine/content.ts';
import type { RestClient } from '../rest/rest-client.ts';
import type { DraftBlock } from './puck-data.ts';

// Blocks as the shop renders them. What is asked for within a moment goes in one request, and what was
// rendered once is known.

export interface Preview {
  html: string;
  /** Why it cannot be shown; ''. */
  problem: string;
  /** What it refers to and is gone from the shop. */
  missing: readonly string[];
}

export interface Previews {
  known(block: DraftBlock): Preview | undefined;
  ask(block: DraftBlock): Promise<Preview>;
}

const WAIT_MS = 60;
const MAX_AT_ONCE = 50;

const toKey = ({ kind, settings }: DraftBlock) => JSON.stringify([kind, settings]);

export function createPreviews(client: RestClient): Previews {
  const rendered = new Map<string, Preview>();
  let waiting: { block: DraftBlock; done(preview: Preview): void }[] = [];
  let isPlanned = false;

  function plan(): void {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => void send(), WAIT_MS);
  }

  async function send(): Promise<void> {
    isPlanned = false;
    const asked = waiting.slice(0, MAX_AT_ONCE);
    waiting = waiting.slice(MAX_AT_ONCE);
    if (waiting.length > 0) plan();
    const blocks = asked.map(({ block: { kind, settings } }) => ({ kind, settings }));
    const answer = await client.send({
      path: 'vitrine/v1/content/render',
      method: 'POST',
      data: { blocks },
    });
    const items = answer.ok ? z.parse(renderAnswer, answer.data).items : [];
    const failed = { html: '', problem: answer.ok ? '' : answer.problem.message, missing: [] };
    for (const [at, { block, done }] of asked.entries()) {
      const preview = items[at] ?? failed;
      if (answer.ok) rendered.set(toKey(block), preview);
      done(preview);
    }
  }

  return {
    known: (block) => rendered.get(toKey(block)),
    ask(block) {
      const known = rendered.get(toKey(block));
      if (known) return Promise.resolve(known);
      plan();
      return new Promise((done) => {
        waiting.push({ block, done });
      });
    },
  };
}
