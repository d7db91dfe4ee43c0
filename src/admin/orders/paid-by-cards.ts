import { isCredit } from '#rules/gift-cards/store-credit.ts';
import { formatMessage } from '#rules/messages/format.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { GIFT_CARDS_META, giftCardPayments } from '#wire/vitrine/gift-cards.ts';
import type { Order } from '#wire/wc/order-response.ts';

type MetaEntry = Order['meta_data'][number];

export function cardName(card: { last4: string }, locale: string): string {
  return isCredit(card)
    ? adminMessages['admin.credit']
    : formatMessage(adminMessages['admin.giftCard.title'], { last4: card.last4 }, locale);
}

/** What gift cards and store credit paid of an order, which its total leaves out. */
export function paidByCards(
  { meta_data: meta }: { meta_data: readonly Pick<MetaEntry, 'key' | 'value'>[] },
  locale: string,
): { label: string; amount: string }[] {
  const stored = meta.find(({ key }) => key === GIFT_CARDS_META)?.value;
  const { data = [] } = giftCardPayments.safeParse(stored);
  return data.map(({ last4, amount }) => ({
    label: cardName({ last4 }, locale),
    amount,
  }));
}
