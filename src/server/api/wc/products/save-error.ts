import { unusedSkus } from '#server/catalog/managing/duplicate-product.ts';
import type { SaveProblem } from '#server/catalog/saving/check-product.ts';
import type { Db } from '#server/platform/database/database.ts';
import { invalidId } from '../../rest/refusals.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import type { FieldProblems } from './read-patch.ts';
import { variationField } from './variation-field.ts';

// Why a product was not saved, with WooCommerce's codes where it has one and with the name of the
// parameter everywhere else.

/** Parameters by the names they have in the shop. */
const PARAMETERS: Readonly<Record<string, string>> = {
  kind: 'type',
  regularPrice: 'regular_price',
  salePrice: 'sale_price',
  saleFrom: 'date_on_sale_from',
  saleTo: 'date_on_sale_to',
  globalUniqueId: 'global_unique_id',
  taxClass: 'tax_class',
  shippingClass: 'shipping_class',
  stockQuantity: 'stock_quantity',
  lowStock: 'low_stock_amount',
  minQuantity: 'extensions.vitrine.min_quantity',
  maxQuantity: 'extensions.vitrine.max_quantity',
  quantityStep: 'extensions.vitrine.quantity_step',
  mpn: 'extensions.vitrine.mpn',
  cost: 'extensions.vitrine.cost',
  unit: 'extensions.vitrine.unit',
  unitContent: 'extensions.vitrine.unit_content',
  unitBase: 'extensions.vitrine.unit_base',
  returnable: 'extensions.vitrine.returnable',
  seoTitle: 'extensions.vitrine.seo_title',
  seoDescription: 'extensions.vitrine.seo_description',
  videos: 'extensions.vitrine.videos',
  imageTexts: 'extensions.vitrine.image_texts',
  length: 'dimensions',
  width: 'dimensions',
  height: 'dimensions',
  downloadLimit: 'download_limit',
  downloadExpiry: 'download_expiry',
  externalUrl: 'external_url',
  buttonText: 'button_text',
  shortDescription: 'short_description',
  menuOrder: 'menu_order',
  meta: 'meta_data',
  members: 'grouped_products',
  links: 'upsell_ids',
  defaultAttributes: 'default_attributes',
  purchaseNote: 'purchase_note',
};

const MESSAGES: Readonly<Record<SaveProblem['code'], string>> = {
  invalid: 'is not valid',
  taken: 'is taken',
  unknown: 'names something that does not exist',
  saleNotLower: 'must be lower than the regular price',
  saleEndsFirst: 'must be after the start of the sale',
  limitsCross: 'is below the minimum',
  stockOwed: 'is below zero, which only a product with back-orders may be',
  kind: 'does not fit the type of the product',
};

/** `variations.3.salePrice` is about the variation that was sent, so only the field is named. */
function getParameter(field: string): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const [first = 'body', second] = parts;
  const name = first === 'variations' && second !== undefined ? second : first;
  return PARAMETERS[name] ?? name;
}

export function fieldError(problems: FieldProblems): RestError {
  return invalidParams(
    Object.fromEntries(
      Object.entries(problems).map(([name, problem]) => [name, problem.replace(/\.$/, '')]),
    ),
  );
}

/** Of a product that may have been sent with variations: each problem is named at its entry. */
export async function productError(
  db: Db,
  problems: readonly SaveProblem[],
  sku: string,
): Promise<RestError> {
  if (problems.every(({ step }) => step === undefined)) return saveError(db, problems, sku);
  return invalidParams(
    Object.fromEntries(
      problems.map(({ code, field, step }) => {
        const name = getParameter(field);
        return [step === undefined ? name : variationField(step, name), MESSAGES[code]];
      }),
    ),
  );
}

export async function saveError(
  db: Db,
  problems: readonly SaveProblem[],
  sku: string,
): Promise<RestError> {
  const conflict = problems.find(({ code, field }) => code === 'taken' && /(^|\.)sku$/.test(field));
  if (conflict) {
    const free = await unusedSkus(db, [sku]);
    return {
      code: 'product_invalid_sku',
      message: 'Invalid or duplicated SKU.',
      status: 400,
      data: { resource_id: conflict.owner ?? 0, unique_sku: free(sku) },
    };
  }
  if (problems.some(({ field }) => field === 'id')) return invalidId('product');
  if (problems.some(({ field }) => field === 'variations.id')) {
    return invalidId('product_variation');
  }
  const image = problems.find(({ field }) => /^gallery|\.image$/.test(field));
  if (image) {
    const message = 'A picture that is named by its id does not exist.';
    return { code: 'woocommerce_product_invalid_image_id', message, status: 400 };
  }
  return invalidParams(
    Object.fromEntries(problems.map(({ code, field }) => [getParameter(field), MESSAGES[code]])),
  );
}
