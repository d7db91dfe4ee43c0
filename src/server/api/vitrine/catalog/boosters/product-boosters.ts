import { countdownAt } from '#rules/boosters/countdown.ts';
import { deliveryDates } from '#rules/boosters/delivery-dates.ts';
import { activeBoosters, loadBoosters } from '#server/boosters/load-boosters.ts';
import { findProductById } from '#server/catalog/product/find-product.ts';
import { loadUpsellOffer } from '#server/upsells/load-offer.ts';
import { idPath } from '#wire/store/params.ts';
import { productBoostersResponse } from '#wire/vitrine/product-boosters.ts';
import { endpoint, found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { toStoreBoosters } from '../../../store/store-boosters.ts';
import { NAMESPACE } from '../../vitrine-endpoint.ts';

const notFound = refused({
  code: 'vitrine_rest_product_invalid_id',
  message: 'There is no product with this id.',
  status: 404,
});

const read = endpoint(
  idPath,
  async ({ id }, { ctx }) => {
    const product = await findProductById(ctx, id);
    if (!product) return notFound;
    const zone = ctx.settings['shop.timeZone'];
    const active = await activeBoosters(ctx, id);
    const boosters = await loadBoosters(ctx, product);
    const offer = await loadUpsellOffer(ctx, id);
    return found({
      product_id: id,
      now: ctx.now,
      rules: toStoreBoosters(active, zone),
      countdown: boosters?.countdown ? countdownAt(boosters.countdown, zone, ctx.now) : null,
      delivery: boosters?.delivery ? { ...deliveryDates(boosters.delivery, zone, ctx.now) } : null,
      stock_left: boosters?.stock?.left ?? null,
      free_shipping_from: boosters?.freeShipping?.threshold ?? null,
      last_sale: boosters?.sale ?? null,
      together: offer && {
        source: offer.source,
        items: offer.items.map(({ id: item, quantity, choices }) => ({
          id: item,
          quantity,
          attributes: Object.fromEntries(
            choices.map(({ field, terms }) => [field, terms.map(({ slug }) => slug)]),
          ),
        })),
      },
    });
  },
  {
    summary: 'The boosters of a product and their current state',
    answer: { schema: productBoostersResponse },
  },
);

export const productBoosters: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:id/boosters',
  methods: { GET: read },
};
