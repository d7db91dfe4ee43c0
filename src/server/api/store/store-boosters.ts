import { type ActiveBoosters, loadActiveBoosters } from '#server/boosters/load-boosters.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreBoosters } from '#wire/store/boosters.ts';

/**
 * The boosters of these products in the format of the Store API; a product without any is missing.
 */
export async function loadStoreBoosters(
  ctx: ShopContext,
  products: readonly { product: { id: number } }[],
): Promise<ReadonlyMap<number, StoreBoosters>> {
  const active = await loadActiveBoosters(
    ctx,
    products.map(({ product }) => product.id),
  );
  const zone = ctx.settings['shop.timeZone'];
  return new Map(
    [...active].flatMap(([id, rows]): [number, StoreBoosters][] =>
      Object.keys(rows).length > 0 ? [[id, toStoreBoosters(rows, zone)]] : [],
    ),
  );
}

export function toStoreBoosters(active: ActiveBoosters, timeZone: string): StoreBoosters {
  const { countdown, delivery, stock, freeShipping, viewers } = active;
  return {
    countdown: countdown
      ? {
          time: countdown.time,
          start_date: countdown.startDate,
          end: countdown.end,
          title: countdown.title,
          message: countdown.message,
        }
      : null,
    delivery: delivery
      ? {
          ship: delivery.ship,
          arrival: delivery.arrival,
          cut_off: delivery.cutOff,
          working_days: delivery.workingDays,
          holidays: delivery.holidays,
          method: delivery.method,
        }
      : null,
    stock: stock ? { up_to: stock.upTo } : null,
    free_shipping: freeShipping !== undefined,
    viewers: viewers ? { mode: viewers.mode } : null,
    time_zone: timeZone,
  };
}
