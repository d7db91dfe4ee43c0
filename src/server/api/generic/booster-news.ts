import { visibleViewers } from '#rules/boosters/viewers.ts';
import { activeBoosters } from '#server/boosters/load-boosters.ts';
import { countViewers } from '#server/boosters/shared-viewers.ts';
import type { BoosterNews } from '#wire/boosters.ts';
import { boosterNewsCall } from '#wire/forms/catalog-calls.ts';
import { defineCall } from '../call.ts';

const MINUTE = 60_000;

/** The shop's time, and where a product's page shows real viewers, how many there are. */
export const boosterNews = defineCall({
  nonce: 'public',
  input: boosterNewsCall,
  async handle({ product_id: id, viewers: withViewers }, { ctx, visitor, request }) {
    const news: BoosterNews = { now: ctx.now, viewers: null };
    if (id !== null && withViewers) {
      const { viewers } = await activeBoosters(ctx, id);
      if (viewers?.mode === 'measured') {
        const who = `${visitor.address} ${request.headers.get('user-agent') ?? ''}`;
        const since = ctx.now - viewers.minutes * MINUTE;
        const looking = await countViewers(ctx, id, who, since);
        news.viewers = visibleViewers(looking, viewers.minimum);
      }
    }
    return Response.json(news);
  },
});
