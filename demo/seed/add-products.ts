import type { DemoProduct } from '#demo/catalog/product-data.ts';
import { products } from '#demo/catalog/products.ts';
import { saveProduct } from '#server/catalog/saving/save-product.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { StoredImages } from './image-order.ts';
import { type Taxonomies, toProductInput } from './product-input.ts';

/** Saves every product and returns their ids by slug. Members are saved before their group. */
export async function addProducts(
  trx: Db,
  taxonomies: Omit<Taxonomies, 'products'>,
  images: StoredImages,
  now: number,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const groupsLast = [...products.keys()].sort(
    (one, other) => rank(products[one]) - rank(products[other]) || one - other,
  );
  for (const menuOrder of groupsLast) {
    const product = products[menuOrder];
    if (!product) continue;
    const gallery = images.get(`product-${product.slug}`) ?? [];
    const input = toProductInput(product, { ...taxonomies, products: ids }, gallery, now);
    ids.set(product.slug, await saveProduct(trx, { ...input, menuOrder }, now));
  }
  await addLinks(trx, ids);
  return ids;
}

function rank(product: DemoProduct | undefined): number {
  return product?.kind === 'grouped' ? 1 : 0;
}

/** Upsells and cross-sells point both ways, so they are saved once every product exists. */
async function addLinks(trx: Db, ids: Map<string, number>): Promise<void> {
  const rows = products.flatMap((product) => {
    const row = (kind: 'upsell' | 'cross_sell') => (target: string, position: number) => ({
      product_id: getId(ids, product.slug),
      kind,
      target_id: getId(ids, target),
      position,
    });
    return [
      ...(product.upsells ?? []).map(row('upsell')),
      ...(product.crossSells ?? []).map(row('cross_sell')),
    ];
  });
  await trx.insertInto('product_links').values(rows).execute();
}

export function getId(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`nothing in the demo shop is called ${slug}`);
  return id;
}
