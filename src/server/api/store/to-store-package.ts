import type { OfferedPackage } from '#server/cart/pricing/cart-shipping.ts';
import type { PricedCart } from '#server/cart/pricing/price-cart.ts';
import { arrivalText } from '#server/cart/view/rate-details.ts';
import { escapeHtml } from '#server/language/escape.ts';
import type { Translate } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { pickupMeta, placeLines } from '#server/shipping/pickup-texts.ts';
import type { StorePackage } from '#wire/store/cart.ts';
import { toStoreCurrency } from './store-currency.ts';

export function toStorePackage(
  { id, lineKeys, rates, selected }: OfferedPackage,
  cart: PricedCart,
  ctx: ShopContext,
  t: Translate,
): StorePackage {
  const { settings, now } = ctx;
  const { country, state, postcode, city } = cart.place;
  const lines = cart.lines.filter(({ stored }) => lineKeys.includes(stored.key));
  const items = lines.map(({ stored, sold }) => ({
    key: stored.key,
    name: sold?.product.name ?? stored.name,
    quantity: stored.quantity,
  }));
  const several = cart.shipping.packages.length > 1;
  return {
    package_id: id,
    name: several ? t('cart.packageNumber', { number: id + 1 }) : t('cart.package'),
    destination: {
      address_1: cart.state.shipping?.address_1 ?? '',
      address_2: cart.state.shipping?.address_2 ?? '',
      city,
      state,
      postcode,
      country,
    },
    items,
    shipping_rates: rates.map((rate) => {
      const { rateId, kind, instanceId, title, cost, taxable, place: pickup } = rate;
      return {
        rate_id: rateId,
        name: title,
        description: pickup ? placeLines(pickup, settings, now).join('\n') : '',
        delivery_time: arrivalText(ctx, cart, { lineKeys }, rate),
        price: String(cost),
        taxes: String(cart.shippingTax({ packageId: id, rateId, cost, taxable })),
        instance_id: instanceId,
        method_id: kind,
        meta_data: [
          {
            key: 'Items',
            value: items
              .map(({ name, quantity }) => `${escapeHtml(name)} &times; ${quantity}`)
              .join(', '),
          },
          ...(pickup ? pickupMeta(pickup, settings, now) : []),
        ],
        selected: rateId === selected,
        ...toStoreCurrency(settings),
      };
    }),
  };
}
