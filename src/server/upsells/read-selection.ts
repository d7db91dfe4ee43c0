import type { AddInput } from '#server/cart/changing/add-line.ts';
import type { UpsellSelection } from '#wire/forms/upsell-form.ts';
import type { UpsellOffer } from '#wire/upsells.ts';

export type Selection = { ok: true; inputs: AddInput[] } | { ok: false };

/** Only items of the offer, each once; prices and quantities are the shop's own. */
export function readSelection(
  offer: Pick<UpsellOffer, 'items'>,
  { ids, attributes }: UpsellSelection,
): Selection {
  if (ids.length === 0) return { ok: false };
  const inputs: AddInput[] = [];
  for (const id of ids) {
    const item = offer.items.find((each) => each.id === id);
    if (!item) return { ok: false };
    const chosen = attributes[String(id)] ?? {};
    inputs.push({ productId: id, quantity: item.quantity, attributes: chosen });
  }
  return { ok: true, inputs };
}
