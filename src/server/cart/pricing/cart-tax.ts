import type { TaxChoices } from '#rules/cart/cart-totals.ts';
import { ratesFor } from '#rules/tax/find-rates.ts';
import type { Location, TaxRate } from '#rules/tax/tax-rate.ts';
import { taxMayCome } from '#rules/tax/tax-to-come.ts';
import { cached } from '#server/platform/cache/read-cache.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { loadTaxRates } from '#server/tax/load-tax-rates.ts';
import { TAX_TAG } from '#server/tax/tags.ts';
import { baseLocation, taxLocation } from '../cart-location.ts';
import type { CartState } from '../cart-state.ts';

/** How this cart is taxed: the rates of the place where tax is owed, and those entered prices hold. */
export async function loadTax(
  ctx: ShopContext,
  state: CartState,
  place = taxLocation(state, ctx.settings),
): Promise<TaxChoices> {
  const { settings } = ctx;
  const base = baseLocation(settings);
  const rates = await loadRates(ctx, place);
  return {
    enabled: settings['tax.enabled'],
    pricesIncludeTax: settings['tax.pricesIncludeTax'],
    rates: memoized((taxClass) => ratesFor(rates, place, taxClass)),
    baseRates: memoized((taxClass) => ratesFor(rates, base, taxClass)),
    roundAtSubtotal: settings['tax.roundAtSubtotal'],
    shippingClass: settings['tax.shippingClass'],
  };
}

/** Whether tax may be added at checkout that this cart, which has none, does not show. */
export async function taxToCome(ctx: ShopContext, state: CartState): Promise<boolean> {
  if (ctx.settings['tax.basedOn'] === 'base') return false;
  const known = state.shipping !== null;
  const place = taxLocation(state, ctx.settings);
  return taxMayCome(await loadRates(ctx, place), place, known);
}

/** The rates of a place's country and of the shop's. */
async function loadRates(ctx: ShopContext, place: Location): Promise<TaxRate[]> {
  const { settings } = ctx;
  if (!settings['tax.enabled']) return [];
  const countries = [place.country, baseLocation(settings).country];
  return cached(ctx, `tax:${countries}`, [TAX_TAG], () => loadTaxRates(ctx.db, countries));
}

/** Two hundred lines of one class ask once. */
function memoized(find: (taxClass: string) => TaxRate[]): (taxClass: string) => TaxRate[] {
  const known = new Map<string, TaxRate[]>();
  return (taxClass) => {
    const found = known.get(taxClass) ?? find(taxClass);
    known.set(taxClass, found);
    return found;
  };
}
