import { effectiveReturnable, mayReturn } from '#rules/catalog/returnable.ts';
import { dayText } from '#rules/dates/day-text.ts';
import { shippingCost } from '#rules/delivery/delivery-cost.ts';
import { deliveryEstimate } from '#rules/delivery/delivery-estimate.ts';
import type { Days } from '#rules/delivery/order-arrival.ts';
import { formatMoney } from '#rules/money/format.ts';
import { chargedWeight } from '#rules/shipping/charged-weight.ts';
import { findZone } from '#rules/shipping/find-zone.ts';
import { countryName } from '#server/addresses/countries.ts';
import { deliveryCalendar, handlingDays } from '#server/cart/pricing/rate-arrival.ts';
import { loadProductNotes } from '#server/catalog/facts/product-notes.ts';
import { refusalMessage } from '#server/catalog/facts/refusal-message.ts';
import { loadParcel } from '#server/catalog/parcel.ts';
import { productTags } from '#server/catalog/tags.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import { paymentMarks, paymentMethods } from '#server/payments/payment-methods.ts';
import { pageReads } from '#server/platform/cache/page-reads.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { SHIPPING_TAG } from '#server/shipping/tags.ts';
import type { PriceRecord, ProductRecord } from '#wire/product.ts';
import type { Assurance } from '#wire/product-page.ts';
import type { OfferTerms } from '../document/offer-terms.ts';

export interface PageAssurance {
  lines: Assurance | null;
  /** The moment at which the day of arrival changes; null where none is promised. */
  freshUntil: number | null;
  /** The same for search engines. */
  terms: OfferTerms;
}

const NO_TERMS: OfferTerms = { delivery: null, returnDays: null };

/**
 * When and for how much a product is delivered in the shop's own country, how it can be sent back
 * and paid. The day is that of now: the page is cached until it changes.
 */
export async function productAssurance(
  ctx: ShopContext,
  product: ProductRecord,
): Promise<PageAssurance> {
  const { price, kind, virtual } = product;
  if (kind === 'external' || price === null) {
    return { lines: null, freshUntil: null, terms: NO_TERMS };
  }
  const { settings } = ctx;
  const t = translator(settings);
  const delivery = await getDelivery(ctx, product, price);
  const methods = paymentMethods(ctx, {
    total: price.min,
    country: settings['shop.country'],
    shippingRates: [],
    needsShipping: !virtual,
  });
  const returns = await getReturns(ctx, product);
  const titles = methods.map((method) => method.title(ctx)).join(', ');
  return {
    lines: {
      delivery: delivery?.text ?? '',
      returns: returns.text,
      returnsUrl: settings['returns.page'],
      marks: paymentMarks(ctx, methods),
      payment: titles && t('product.payment', { methods: titles }),
    },
    freshUntil: delivery?.freshUntil ?? null,
    terms: { delivery: delivery?.terms ?? null, returnDays: returns.days },
  };
}

/** 0 days for what cannot be sent back; null where nothing is said. */
async function getReturns(
  ctx: ShopContext,
  product: ProductRecord,
): Promise<{ text: string; days: number | null }> {
  const { settings } = ctx;
  const { virtual, slug, categories } = product;
  const t = translator(settings);
  const notes = await loadProductNotes(ctx, [product.id]);
  const returnable = effectiveReturnable(notes.get(product.id)?.returnable ?? 'yes', {
    slugs: [slug, ...categories.map(({ url }) => url.split('/').at(-1) ?? '')],
    except: virtual || settings['returns.days'] === 0 ? [] : settings['returns.except'],
  });
  if (!mayReturn(returnable)) return { text: t(refusalMessage(returnable)), days: 0 };
  const days = settings['returns.days'];
  if (virtual || days === 0) return { text: '', days: null };
  return { text: t('product.returns', { count: days }), days };
}

/** Null where it is not delivered, or not known when: what is back-ordered has no day. */
async function getDelivery(ctx: ShopContext, product: ProductRecord, price: PriceRecord) {
  const { settings, now } = ctx;
  const sent = !product.virtual && product.stock.status === 'instock';
  if (!sent || !settings['shipping.enabled'] || !settings['delivery.estimate']) return null;
  const reads = pageReads.of(ctx);
  const zones = await reads.one('shipping zones', [SHIPPING_TAG], now, () =>
    loadShippingZones(ctx.db),
  );
  const zone = findZone(zones, {
    country: settings['shop.country'],
    state: settings['shop.state'],
    postcode: settings['shop.postcode'],
    city: settings['shop.city'],
  });
  const parcel = await reads.one(`parcel ${product.id}`, productTags(product.id), now, () =>
    loadParcel(ctx.db, product.id),
  );
  const found = shippingCost(zone?.methods ?? [], {
    ...parcel,
    price: price.min,
    chargedWeight: chargedWeight(settings['units.weight']).size,
    decimals: settings['currency.decimals'],
  });
  if (!found) return null;
  const handling = handlingDays(settings, product.slug);
  const transit = found.transitDays ?? settings['delivery.transitDays'];
  const { days, freshUntil } = estimatedDays(settings, { handling, transit }, now);
  const t = translator(settings);
  const amount = (value: typeof found.cost) => formatMoney(value, toCurrency(settings));
  const locale = settings['shop.locale'];
  const details = {
    days,
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
  return { text, freshUntil, terms: { cost, handling, transit } };
}

interface EstimatedDays {
  /** "Nov 18 – 22" */
  days: string;
  freshUntil: number;
  madeAt: number;
}

/** By days, which few products and methods have of their own: all others arrive on the same ones. */
const knownDays = new WeakMap<Settings, Map<string, EstimatedDays>>();

function estimatedDays(
  settings: Settings,
  { handling, transit }: { handling: Days; transit: Days },
  now: number,
): EstimatedDays {
  const key = [...handling, ...transit].join();
  const byDays = knownDays.get(settings) ?? new Map<string, EstimatedDays>();
  knownDays.set(settings, byDays);
  const known = byDays.get(key);
  // A clock that was set back counts again.
  if (known && known.madeAt <= now && now < known.freshUntil) return known;
  const times = { handling, transit, ...deliveryCalendar(settings) };
  const { arrival, freshUntil } = deliveryEstimate(times, settings['shop.timeZone'], now);
  const estimated = { days: dayText(arrival, settings['shop.locale']), freshUntil, madeAt: now };
  byDays.set(key, estimated);
  return estimated;
}
