import { type ProductReference, readReference } from './cells.ts';

// The parts of a bundle in a file: JSON, in which a product is named as the file names it everywhere,
// since ids mean nothing in another shop.
// Example: {"items":[{"id":"mug","product":"MUG-1"}]} for a part with the article number MUG-1.

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toItems(bundle: unknown): Json[] {
  const items = isObject(bundle) ? bundle.items : undefined;
  return Array.isArray(items) ? items.filter(isObject) : [];
}

const NAMES = [
  ['product', 'productId'],
  ['variation', 'variationId'],
] as const;

/** All products and variations that a bundle's cell names. */
export function bundleReferences(bundle: unknown): ProductReference[] {
  return toItems(bundle).flatMap((item) =>
    NAMES.flatMap(([name]) => {
      const written = item[name];
      return typeof written === 'string' ? readReference(written) : [];
    }),
  );
}

/** With the ids of this shop; one that is not known is left out, which the check of the bundle finds. */
export function withBundleIds(
  bundle: unknown,
  productId: number,
  getId: (reference: ProductReference) => number | undefined,
): unknown {
  if (!isObject(bundle)) return bundle;
  const items = toItems(bundle).map((item) => {
    const { product, variation, ...rest } = item;
    const ids = NAMES.flatMap(([name, key]) => {
      const written = { product, variation }[name];
      const id = typeof written === 'string' ? getId(readReference(written)) : undefined;
      return id === undefined ? [] : [[key, id] as const];
    });
    return { ...rest, ...Object.fromEntries(ids) };
  });
  return { ...bundle, productId, items };
}

/** The way back: ids become what the file calls the products. */
export function bundleCell(
  bundle: { productId: number; items: readonly Json[] },
  getName: (id: number) => string,
): unknown {
  const { productId: _unused, items, ...rest } = bundle;
  const written = items.map((item) => {
    const { productId, variationId, ...other } = item;
    return {
      ...other,
      ...(typeof productId === 'number' && { product: getName(productId) }),
      ...(typeof variationId === 'number' && { variation: getName(variationId) }),
    };
  });
  return { ...rest, items: written };
}
