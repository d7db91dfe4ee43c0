import {
  type BundleRequest,
  readInputs,
  readItems,
  readPrice,
} from '#server/cart/bundles/bundle-request.ts';
import { loadBundles } from '#server/bundles/load-bundles.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { BUNDLE_ITEMS_FIELD, BUNDLE_TOTAL_FIELD } from '#wire/bundles.ts';
import { EDITED_LINE_FIELD } from '#wire/cart.ts';
import { idParam } from '#wire/store/params.ts';
import { quantityIn, textIn } from './cart-fields.ts';

type Values = Record<string, unknown>;

/** Whether a form asks for a bundle and not for the product alone. */
export function asksForBundle(values: Values): boolean {
  return values[BUNDLE_ITEMS_FIELD] !== undefined || values.bundle !== undefined;
}

/** What a form or a program asks for; what cannot be read is refused by addBundle. */
export async function bundleRequestIn(ctx: ShopContext, values: Values): Promise<BundleRequest> {
  const decimals = ctx.settings['currency.decimals'];
  const given = textIn(values, 'product_id', 'productID', 'add-to-cart');
  const id = idParam.safeParse(given);
  const productId = id.success ? id.data : 0;
  const bundle = (await loadBundles(ctx.db, [productId])).get(productId);
  const list = values[BUNDLE_ITEMS_FIELD];
  const total = readPrice(values[BUNDLE_TOTAL_FIELD], decimals);
  const listed = list !== undefined && list !== '';
  const items = !bundle
    ? []
    : listed
      ? readItems(list, bundle, decimals)
      : readInputs(values.bundle, bundle);
  return {
    productId,
    quantity: quantityIn(values.quantity) ?? 1,
    items: Number.isNaN(total) ? null : items,
    fields: fieldsIn(values.bundle_fields),
    shownTotal: total,
    replaces: textIn(values, EDITED_LINE_FIELD),
  };
}

function fieldsIn(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  const entries = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}
