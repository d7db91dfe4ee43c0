import { addDays, momentAt, type ShopDay, shopDay } from '#rules/boosters/shop-day.ts';
import { nextListingChange } from '#server/catalog/listing/refresh-listings.ts';
import { nextPublication } from '#server/content/next-publication.ts';
import type { ShopContext } from '#server/settings/context.ts';

/**
 * The next moment at which time alone changes a page: a sale begins or ends, a page or post is
 * published by its date, or the shop's day ends, by which pages say what can be delivered when and
 * which days can be chosen. The day's end is worked out once a day.
 */
export function createNextChange(): (ctx: ShopContext) => Promise<number> {
  let known: { day: ShopDay; timeZone: string; ends: number } | undefined;
  return async (ctx) => {
    const { settings, now } = ctx;
    const timeZone = settings['shop.timeZone'];
    const day = shopDay(now, timeZone);
    if (known?.day !== day || known.timeZone !== timeZone) {
      known = { day, timeZone, ends: momentAt(addDays(day, 1), '00:00', timeZone) };
    }
    const { ends } = known;
    const [listing, publication] = await Promise.all([
      nextListingChange(ctx),
      nextPublication(ctx),
    ]);
    return Math.min(ends, listing ?? ends, publication ?? ends);
  };
}
