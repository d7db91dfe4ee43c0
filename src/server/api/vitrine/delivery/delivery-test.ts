import { formatMoney } from '#rules/money/format.ts';
import { isCountry } from '#server/addresses/countries.ts';
import { toCurrency } from '#server/language/currency.ts';
import { translator } from '#server/language/translator.ts';
import { tryShipping } from '#server/orders/manual/try-delivery.ts';
import { orderProblemText } from '#server/orders/order-problem.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { zonesForManagers } from '#server/shipping/change-zone.ts';
import { shippingTestInput, shippingTestResponse } from '#wire/vitrine/delivery.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { describePackages } from './offered-packages.ts';
import { readZone, type ZoneInput } from './zone-draft.ts';

/** Of a draft that has no number yet. */
const NEW_ZONE = -1;

/** A new zone comes after the others. */
async function readDraft(
  ctx: ShopContext,
  { id, ...input }: ZoneInput & { id?: number | undefined },
) {
  const zones = await zonesForManagers(ctx.db);
  const before = zones.find((zone) => zone.id === id) ?? null;
  const read = await readZone(ctx, before, input);
  if (!read.ok) return read;
  const position = before ? before.position : zones.length - 1;
  return { ok: true as const, zone: { ...read.zone, position, id: before?.id ?? NEW_ZONE } };
}

const test = vitrineEndpoint({
  action: 'view',
  permission: 'manage-settings',
  summary: 'What a shopper at an address would be offered and pay for delivery',
  params: shippingTestInput,
  required: ['country', 'line_items'],
  answer: { schema: shippingTestResponse },
  async handle(
    { country: typed, state = '', postcode = '', city = '', line_items: items, zone: sent },
    { ctx },
  ) {
    const country = typed.toUpperCase();
    if (!isCountry(country)) return refused(invalidParams({ country: 'is not a country' }));
    if (items.length === 0) return refused(invalidParams({ line_items: 'must not be empty' }));
    const lines = items.map(
      ({ product_id: productId = 0, variation_id: variation, quantity = 1 }) => ({
        productId,
        variationId: variation || null,
        quantity,
      }),
    );
    const draft = sent ? await readDraft(ctx, sent) : null;
    if (draft && !draft.ok) return refused(draft.error);
    const place = { country, state, postcode, city };
    const tried = await tryShipping(ctx, place, lines, draft?.zone ?? null);
    if (!tried.ok) {
      const t = translator(ctx.settings);
      const texts = tried.problems.map((problem) => orderProblemText(problem, t));
      return refused(invalidParams({ line_items: texts.join(' ') }));
    }
    const { zone, cart } = tried;
    const { items: subtotal } = cart.totals;
    return found({
      zone: zone && { id: zone.id, name: zone.name },
      needs_delivery: cart.shipping.needed,
      subtotal,
      subtotal_text: formatMoney(subtotal, toCurrency(ctx.settings)),
      packages: describePackages(ctx, cart, cart.shipping.packages),
    });
  },
});

export const shippingTestRoute: RestRoute = {
  namespace: NAMESPACE,
  path: '/delivery-test',
  methods: { POST: test },
};
