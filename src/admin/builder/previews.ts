import * as z from 'zod/mini';
import { renderResponse } from '#wire/vitrine/content.ts';
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
    const queue = waiting.slice(0, MAX_AT_ONCE);
    waiting = waiting.slice(MAX_AT_ONCE);
    if (waiting.length > 0) plan();
    const blocks = queue.map(({ block: { kind, settings } }) => ({ kind, settings }));
    const response = await client.send({
      path: 'vitrine/v1/content/render',
      method: 'POST',
      data: { blocks },
    });
    const items = response.ok ? z.parse(renderResponse, response.data).items : [];
    const failed = { html: '', problem: response.ok ? '' : response.problem.message, missing: [] };
    for (const [at, { block, done }] of queue.entries()) {
      const preview = items[at] ?? failed;
      if (response.ok) rendered.set(toKey(block), preview);
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
