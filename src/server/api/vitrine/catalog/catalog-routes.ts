import type { RestRoute } from '../../rest/rest-route.ts';
import { boosterSettings } from './boosters/booster-settings.ts';
import { productBoosters } from './boosters/product-boosters.ts';
import { productUpsells } from './boosters/product-upsells.ts';
import { upsellRuleTrial } from './boosters/upsell-rule-trial.ts';
import { upsellRules } from './boosters/upsell-rules.ts';
import { bundlePriceRoutes } from './bundles/bundle-prices.ts';
import { bundleResource } from './bundles/bundle-resource.ts';
import { productFileRoutes } from './files/product-files.ts';
import { formFileRoutes } from './forms/form-files.ts';
import { formResource } from './forms/form-resource.ts';
import { versionRoutes } from './forms/form-versions.ts';
import { productForms } from './forms/product-forms.ts';
import { trialRoutes } from './forms/try-form.ts';
import { catalogHealthRoutes } from './products/catalog-health.ts';
import { downloadFileRoutes } from './products/download-files.ts';
import { productBatchRoutes } from './products/product-batches.ts';
import { productBulkRoutes } from './products/product-bulk.ts';
import { productPreview } from './products/product-preview.ts';
import { productRestore } from './products/product-restore.ts';
import { reviewExport } from './reviews/review-export.ts';
import { reviewFileRoutes } from './reviews/review-files.ts';
import { reviewPartRoutes } from './reviews/review-parts.ts';
import { moderationResource } from './reviews/review-resource.ts';
import { mergeRoutes } from './terms/merge-terms.ts';
import { swatchRoutes } from './terms/swatches.ts';

/** Option forms, bundles, boosters, upsells and what else products have of this shop alone. */
export const catalogRoutes: readonly RestRoute[] = [
  ...productFileRoutes,
  ...productBatchRoutes,
  ...productBulkRoutes,
  ...catalogHealthRoutes,
  ...downloadFileRoutes,
  upsellRuleTrial,
  upsellRules,
  productPreview,
  productRestore,
  ...trialRoutes,
  ...formFileRoutes,
  ...versionRoutes,
  productForms,
  ...formResource,
  ...bundlePriceRoutes,
  ...bundleResource,
  productBoosters,
  boosterSettings,
  productUpsells,
  ...reviewFileRoutes,
  reviewExport,
  ...reviewPartRoutes,
  ...moderationResource,
  ...mergeRoutes,
  ...swatchRoutes,
];
