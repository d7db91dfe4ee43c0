import { parseBundle } from '#server/bundles/parse-bundle.ts';
import { getDiscount } from '#server/bundles/written-discount.ts';
import { bundleExamples } from '#server/catalog/managing/bundle-examples.ts';
import { findStoredBundle } from '#server/catalog/managing/manage-bundles.ts';
import { checkBundleProducts } from '#server/catalog/saving/save-bundle.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { BundleInput } from '#wire/catalog/bundle-input.ts';
import {
  type BundlePrices,
  bundlePricesResponse,
  bundleTrialInput,
} from '#wire/vitrine/bundles.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestResult, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { bundleRefused } from './bundle-error.ts';
import { noBundle } from './bundle-resource.ts';

// Example prices of a bundle that is saved, or of one that is being built. Nothing is written.

async function handlePrices(
  ctx: ShopContext,
  input: BundleInput,
): Promise<RestResult<BundlePrices>> {
  const decimals = ctx.settings['currency.decimals'];
  const parsed = parseBundle(input, decimals);
  if (!parsed.ok) return refused(bundleRefused(parsed.problems));
  const problems = await checkBundleProducts(ctx.db, parsed.draft);
  if (problems.length > 0) return refused(bundleRefused(problems));
  const { parts, prices } = await bundleExamples(ctx, parsed.bundle);
  return found({
    parts: parts.map(({ item, productId, name, price, stock }) => ({
      item,
      product_id: productId,
      name,
      price: price && { min: price.min, max: price.max },
      stock_status: stock?.status ?? null,
      stock_left: stock?.left ?? null,
    })),
    prices: prices.map(({ items, tier, sum, off, total }) => ({
      items: [...items],
      discount: tier && getDiscount(tier.discount, decimals),
      sum,
      off,
      total,
    })),
  });
}

const shared = {
  action: 'view',
  permission: 'manage-products',
  answer: { schema: bundlePricesResponse },
} as const;

const ofDraft = vitrineEndpoint({
  ...shared,
  summary: 'Check a bundle that need not be saved, and what it would cost',
  params: bundleTrialInput,
  required: ['bundle'],
  handle: ({ bundle }, { ctx }) => handlePrices(ctx, bundle),
});

const ofSaved = vitrineEndpoint({
  ...shared,
  summary: 'What a bundle costs with more and more of its items',
  params: {},
  async handle(_, { ctx, parts }) {
    const stored = await findStoredBundle(ctx.db, numericId(parts.bundle_id ?? ''));
    return stored ? handlePrices(ctx, stored.draft) : refused(noBundle);
  },
});

export const bundlePriceRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/bundles/prices', methods: { POST: ofDraft } },
  { namespace: NAMESPACE, path: '/bundles/:bundle_id/prices', methods: { GET: ofSaved } },
];
