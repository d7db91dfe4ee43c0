import type { TaxChoices } from '#rules/cart/cart-totals.ts';
import { ratesFor } from '#rules/tax/find-rates.ts';
import type { TaxRate } from '#rules/tax/tax-rate.ts';
import { cached } from '#server/platform/cache/read-cache.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadTaxRates } from '#server/tax/load-tax-rates.ts';
import { TAX_TAG } from '#server/tax/tags.ts';
import { baseLocation, taxLocation } from '../cart-location.ts';
import type { CartState } from '../cart-state.ts';

/** How this cart is taxed: the rates of the shopper's place, and those entered prices hold. */
export async function taxOf(ctx: ShopContext, state: CartState): Promise<TaxChoices> {
  const { settings } = ctx;
  const place = taxLocation(state, settings);
  const base = baseLocation(settings);
  const enabled = settings['tax.enabled'];
  const countries = [place.country, base.country];
  const rates = enabled
    ? await cached(ctx, `tax:${countries}`, [TAX_TAG], () => loadTaxRates(ctx.db, countries))
    : [];
  return {
    enabled,
    pricesIncludeTax: settings['tax.pricesIncludeTax'],
    rates: askedOnce((taxClass) => ratesFor(rates, place, taxClass)),
    baseRates: askedOnce((taxClass) => ratesFor(rates, base, taxClass)),
    roundAtSubtotal: settings['tax.roundAtSubtotal'],
    shippingClass: settings['tax.shippingClass'],
  };
}

/** Two hundred lines of one class ask once. */
function askedOnce(find: (taxClass: string) => TaxRate[]): (taxClass: string) => TaxRate[] {
  const known = new Map<string, TaxRate[]>();
  return (taxClass) => {
    const found = known.get(taxClass) ?? find(taxClass);
    known.set(taxClass, found);
    return found;
  };
}
