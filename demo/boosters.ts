import type { BoosterInput } from '#server/boosters/save-booster.ts';
import type { UpsellOfferInput } from '#server/upsells/save-offer.ts';
import type { BoosterKind } from '#wire/boosters.ts';

// A few products show the boosters; most show none. All of it is true in the demo shop:
// a sale that ends then, the hour the post leaves, real stock.

const DAY = 86_400_000;
const WEEK = [1, 2, 3, 4, 5];

export interface DemoBooster<Kind extends BoosterKind = BoosterKind> {
  slug: string;
  kind: Kind;
  input: BoosterInput<Kind>;
}

function booster<Kind extends BoosterKind>(
  slug: string,
  kind: Kind,
  input: BoosterInput<Kind>,
): DemoBooster<Kind> {
  return { slug, kind, input };
}

/** The end of the reed diffuser's sale price, the only one with an end. */
export const SALE_ENDS_IN_DAYS = 5;

export function demoBoosters(now: number) {
  const saleEnds = new Date(now + SALE_ENDS_IN_DAYS * DAY).toISOString().slice(0, 10);
  return [
    booster('reed-diffuser', 'countdown', {
      title: 'Sale price for another',
      time: '00:00',
      startDate: saleEnds,
      end: 'hide',
    }),
    booster('pencil-set', 'countdown', {
      title: 'To leave us today, order within',
      message: 'Today’s post has left. Yours goes tomorrow.',
      time: '14:00',
      end: 'message',
    }),
    booster('pencil-set', 'delivery', {
      ship: [0, 0],
      arrival: [1, 2],
      cutOff: '14:00',
      method: 'letter post',
    }),
    booster('olive-tree', 'delivery', {
      ship: [1, 2],
      arrival: [3, 5],
      cutOff: '12:00',
      workingDays: WEEK,
    }),
    booster('olive-tree', 'stock', {}),
    booster('olive-tree', 'freeShipping', {}),
    booster('olive-tree', 'viewers', {}),
    booster('carafe-and-glass', 'freeShipping', {}),
  ];
}

export const demoUpsells: { slug: string; source: UpsellOfferInput['source']; items: string[] }[] =
  [
    { slug: 'carafe-and-glass', source: 'computed', items: [] },
    { slug: 'stoneware-bowl', source: 'computed', items: [] },
    { slug: 'match-cloche', source: 'chosen', items: ['beeswax-pillar-candle', 'soy-candle-jar'] },
  ];
