import { shownViewers } from '#rules/boosters/viewers.ts';
import { activeBoosters } from '#server/boosters/load-boosters.ts';
import { createViewerCount } from '#server/boosters/viewer-count.ts';
import type { Call } from '#server/calls/call.ts';
import type { BoosterNews } from '#wire/boosters.ts';
import { idParam } from '#wire/store/params.ts';

const MINUTE = 60_000;

const counted = createViewerCount();

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
        news.viewers = shownViewers(counted.see(id.data, who, ctx.now, since), viewers.minimum);
      }
    }
    return Response.json(news);
  },
};
