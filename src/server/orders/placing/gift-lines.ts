import { giftDetails } from '#rules/gift-cards/gift-details.ts';
import { giftCategory } from '#server/gift-cards/gift-category.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { OrderDraft } from './draft-order.ts';

/** Notes the gift cards of an order; a job makes and sends them once it is paid. */
export async function writeGiftLines(
  trx: Db,
  ctx: ShopContext,
  orderId: number,
  { cart, billing, email }: OrderDraft,
): Promise<void> {
  const category = await giftCategory({ db: trx, settings: ctx.settings });
  if (category === null) return;
  const bought = cart.lines.filter(({ line }) => line?.categoryIds.includes(category));
  const buyer = { email, name: billing.firstName };
  const when = { now: ctx.now, timeZone: ctx.settings['shop.timeZone'] };
  const rows = bought.flatMap(({ line, stored }) => {
    if (!line) return [];
    const { sendAt, ...gift } = giftDetails(stored.choices, buyer, when);
    return {
      order_id: orderId,
      pieces: Math.max(1, Math.floor(stored.quantity)),
      amount: line.regularUnitPrice,
      currency: ctx.settings['currency.code'],
      ...gift,
      send_at: sendAt,
    };
  });
  if (rows.length > 0) await trx.insertInto('gift_card_lines').values(rows).execute();
}
