import type { TaxChoices } from '#rules/cart/cart-totals.ts';
import { ratesFor } from '#rules/tax/find-rates.ts';
import type { TaxRate } from '#rules/tax/tax-rate.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadTaxRates } from '#server/tax/load-tax-rates.ts';
import { basePlace, taxPlace } from './cart-place.ts';
import type { CartState } from './cart-state.ts';

/** How this cart is taxed: the rates of the shopper's place, and those entered prices hold. */
export async function taxOf({ db, settings }: ShopContext, state: CartState): Promise<TaxChoices> {
  const place = taxPlace(state, settings);
  const base = basePlace(settings);
  const enabled = settings['tax.enabled'];
  const rates = enabled ? await loadTaxRates(db, [place.country, base.country]) : [];
  return {
    enabled,
    pricesIncludeTax: settings['tax.pricesIncludeTax'],
    rates: remembered((taxClass) => ratesFor(rates, place, taxClass)),
    baseRates: remembered((taxClass) => ratesFor(rates, base, taxClass)),
    roundAtSubtotal: settings['tax.roundAtSubtotal'],
    shippingClass: settings['tax.shippingClass'],
  };
}

/** Two hundred lines of one class ask once. */
function remembered(find: (taxClass: string) => TaxRate[]): (taxClass: string) => TaxRate[] {
  const known = new Map<string, TaxRate[]>();
  return (taxClass) => {
    const found = known.get(taxClass) ?? find(taxClass);
    known.set(taxClass, found);
    return found;
  };
}
