import { shippingCost } from '#rules/delivery/delivery-cost.ts';
import { deliveryEstimate } from '#rules/delivery/delivery-estimate.ts';
import { formatMoney } from '#rules/money/format.ts';
import { findZone } from '#rules/shipping/find-zone.ts';
import { countryName } from '#server/addresses/countries.ts';
import { loadShippingClass } from '#server/catalog/shipping-class.ts';
import { toCurrency } from '#server/language/currency.ts';
import { type Translate, translator } from '#server/language/translator.ts';
import { paymentMethods } from '#server/payments/payment-methods.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { dayText } from '#shop/boosters/day-text.ts';
import type { PriceRecord, ProductRecord } from '#wire/product.ts';
import type { Assurance } from '#wire/product-page.ts';

export interface PageAssurance {
  lines: Assurance | null;
  /** The moment at which the day of arrival changes; null where none is promised. */
  freshUntil: number | null;
}

/**
 * When and for how much a product is delivered in the shop's own country, how it can be sent back
 * and paid. The day is that of now: the page is cached until it changes.
 */
export async function productAssurance(
  ctx: ShopContext,
  product: ProductRecord,
): Promise<PageAssurance> {
  const { price, kind, virtual } = product;
  if (kind === 'external' || price === null) return { lines: null, freshUntil: null };
  const { settings } = ctx;
  const t = translator(settings);
  const delivery = await getDelivery(ctx, product, price);
  const methods = paymentMethods(ctx, {
    total: price.min,
    country: settings['shop.country'],
    shippingRates: [],
    needsShipping: !virtual,
  });
  const titles = methods.map((method) => method.title(ctx)).join(', ');
  return {
    lines: {
      delivery: delivery?.text ?? '',
      returns: returnsText(product, settings, t),
      returnsUrl: settings['returns.page'],
      payment: titles && t('product.payment', { methods: titles }),
    },
    freshUntil: delivery?.freshUntil ?? null,
  };
}

/** What is made for one person, or spoils, is named by the shop. */
function returnsText(
  { virtual, slug, categories }: ProductRecord,
  settings: Settings,
  t: Translate,
): string {
  const days = settings['returns.days'];
  if (virtual || days === 0) return '';
  const names = [slug, ...categories.map(({ url }) => url.split('/').at(-1) ?? '')];
  const isExcepted = names.some((name) => settings['returns.except'].includes(name));
  return isExcepted ? t('product.noReturns') : t('product.returns', { count: days });
}

/** Null where it is not delivered, or not known when: what is back-ordered has no day. */
async function getDelivery(ctx: ShopContext, product: ProductRecord, price: PriceRecord) {
  const { settings, now } = ctx;
  const sent = !product.virtual && product.stock.status === 'instock';
  if (!sent || !settings['shipping.enabled'] || !settings['delivery.estimate']) return null;
  const zone = findZone(await loadShippingZones(ctx.db), {
    country: settings['shop.country'],
    state: settings['shop.state'],
    postcode: settings['shop.postcode'],
    city: settings['shop.city'],
  });
  const found = shippingCost(zone?.methods ?? [], {
    price: price.min,
    shippingClass: await loadShippingClass(ctx.db, product.id),
    decimals: settings['currency.decimals'],
  });
  if (!found) return null;
  const { arrival, freshUntil } = deliveryEstimate(
    {
      handling: settings['delivery.handlingOf'][product.slug] ?? settings['delivery.handlingDays'],
      transit: settings['delivery.transitDays'],
      cutOff: settings['delivery.cutOff'],
      workingDays: settings['delivery.workingDays'],
      holidays: settings['delivery.holidays'],
    },
    settings['shop.timeZone'],
    now,
  );
  const t = translator(settings);
  const amount = (value: typeof found.cost) => formatMoney(value, toCurrency(settings));
  const locale = settings['shop.locale'];
  const details = {
    days: dayText(arrival, locale),
    country: countryName(settings['shop.country'], locale),
    cost: amount(found.cost),
  };
  const { cost, freeFrom } = found;
  const text =
    cost === 0
      ? t('product.delivery.free', details)
      : freeFrom === null
        ? t('product.delivery.cost', details)
        : t('product.delivery.freeFrom', { ...details, amount: amount(freeFrom) });
  return { text, freshUntil };
}
