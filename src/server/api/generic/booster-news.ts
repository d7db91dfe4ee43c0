import { shownViewers } from '#rules/boosters/viewers.ts';
import type { Call } from '../call.ts';
import { activeBoosters } from '#server/boosters/load-boosters.ts';
import { countViewers } from '#server/boosters/shared-viewers.ts';
import type { BoosterNews } from '#wire/boosters.ts';
import { idParam } from '#wire/store/params.ts';

const MINUTE = 60_000;

/** The shop's time, and where a product's page shows real viewers, how many there are. */
export const boosterNews: Call = {
  nonce: 'public',
  async handle({ ctx, values, visitor, request }) {
    const id = idParam.safeParse(values.product_id);
    const news: BoosterNews = { now: ctx.now, viewers: null };
    if (id.success && values.viewers !== undefined) {
      const { viewers } = await activeBoosters(ctx, id.data);
      if (viewers?.mode === 'measured') {
        const who = `${visitor.address} ${request.headers.get('user-agent') ?? ''}`;
        const since = ctx.now - viewers.minutes * MINUTE;
        const looking = await countViewers(ctx, id.data, who, since);
        news.viewers = shownViewers(looking, viewers.minimum);
      }
    }
    return Response.json(news);
  },
};
