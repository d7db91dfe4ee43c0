import { toMoment } from '#rules/dates/zone-time.ts';
import { plainTaxClass } from '#rules/tax/find-rates.ts';
import { bulkChange } from '#server/catalog/managing/bulk-change.ts';
import { batchThing } from '#server/catalog/managing/product-batches.ts';
import { recordProducts } from '#server/catalog/managing/record-products.ts';
import { toCurrency } from '#server/language/currency.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { productBulkInput, productBulkResponse } from '#wire/vitrine/product-bulk.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { saveError } from '../../../wc/products/save-error.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { previewed } from './bulk-preview.ts';

/** Where the currency has no smaller unit there is no ending. */
function getRounding(ending: number | undefined, decimals: number) {
  return ending === undefined || decimals !== 2 ? undefined : { ending, unit: 100 };
}

const change = vitrineEndpoint({
  action: 'edit',
  permission: 'manage-products',
  summary:
    'Changes prices, sale, stock, groups, classes or status of many products; each is refused for itself',
  params: productBulkInput,
  answer: { schema: productBulkResponse },
  async handle(input, { ctx, manager }) {
    const { sale } = input;
    if (sale && sale.percent === undefined) {
      return refused(invalidParams({ sale: 'needs a percent' }));
    }
    const zone = ctx.settings['shop.timeZone'];
    const at = (text: string | null | undefined) => (text ? toMoment(text, zone) : null);
    const request = {
      percent: input.price_percent,
      salePercent: input.sale_price_percent,
      sale: sale && { percent: sale.percent ?? 0, from: at(sale.date_from), to: at(sale.date_to) },
      addCategories: input.add_categories ?? [],
      removeCategories: input.remove_categories ?? [],
      addTags: input.add_tags ?? [],
      removeTags: input.remove_tags ?? [],
      brand: input.brand,
      shippingClass: input.shipping_class,
      taxClass: input.tax_class && plainTaxClass(input.tax_class),
      stock: { set: input.stock, by: input.stock_by },
      rounding: getRounding(input.price_ending, toCurrency(ctx.settings).decimals),
      status: input.status,
    };
    const isPreview = input.preview === true;
    const { outcomes: results } = await changeAs(ctx, manager, async (change) => {
      const done = await bulkChange(change.ctx.db, input.ids, request, ctx.now);
      // Not written for good: what it comes to is all that was asked.
      if (isPreview) return { ok: false, outcomes: done };
      await recordProducts(
        change,
        done.map(({ outcome: result }) => result),
      );
      const written = done.flatMap(({ id, outcome: result }) =>
        result.ok && result.isWritten ? [id] : [],
      );
      if (input.batch !== undefined && written.length > 0) {
        const entry = { ...batchThing(input.batch), action: 'updated' } as const;
        await change.record({ ...entry, before: null, after: { products: written } });
      }
      return { ok: true, outcomes: done };
    });
    const reasons = results.flatMap(({ id, outcome: result }) =>
      result.ok ? [] : [{ id, problems: result.problems }],
    );
    const refusals = await Promise.all(
      reasons.map(async ({ id, problems }) => {
        const { message, data } = await saveError(ctx.db, problems, '');
        const texts = Object.values(data?.params ?? {});
        return { id, reason: texts.length > 0 ? texts.join(' ') : message };
      }),
    );
    const changed = results.filter(({ outcome: result }) => result.ok && result.isWritten).length;
    const preview = isPreview && {
      preview: results.flatMap(({ outcome: result }) => (result.ok ? previewed(result) : [])),
    };
    return found({ changed, refused: refusals, ...preview });
  },
});

export const productBulkRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/products/bulk', methods: { POST: change } },
];
