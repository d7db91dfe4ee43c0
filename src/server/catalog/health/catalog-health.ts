import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { CatalogCheck } from '#wire/vitrine/catalog-health.ts';

// What is missing or wrong in the published catalogue: for each check how many products, and the first
// of them by name. Each is one query over the products, whatever the number of checks.

/** A picture whose longer side is below it looks blurred on a product page. */
export const MIN_IMAGE_SIZE = 600;
const PAGE_SIZE = 50;

const linked = (table: string) =>
  sql<SqlBool>`exists (select 1 from ${sql.table(table)} as link where link.product_id = products.id)`;

const CONDITIONS: Readonly<Record<CatalogCheck, ReturnType<typeof sql<SqlBool>>>> = {
  picture: sql`not ${linked('product_images')}`,
  price: sql`products.price_min is null`,
  category: sql`not ${linked('product_categories')}`,
  weight: sql`products.kind in ('simple', 'variable') and products.virtual = 0
    and products.weight is null and not exists (select 1 from products as own
      where own.parent_id = products.id and own.weight is not null)`,
  sku: sql`exists (select 1 from products as own join products as other
      on lower(trim(other.sku)) = lower(trim(own.sku)) and other.id <> own.id
      where (own.id = products.id or own.parent_id = products.id) and own.sku <> ''
        and other.status <> 'trash')`,
  link: sql`(products.kind = 'external' and products.external_url = '')
    or exists (select 1 from product_links join products as target
      on target.id = product_links.target_id
      where product_links.product_id = products.id and target.status <> 'publish')`,
  smallPicture: sql`exists (select 1 from product_images join media
      on media.id = product_images.media_id where product_images.product_id = products.id
        and media.width < ${MIN_IMAGE_SIZE} and media.height < ${MIN_IMAGE_SIZE})`,
};

export interface FoundProducts {
  count: number;
  products: { id: number; name: string }[];
}

export async function checkCatalog(db: Db, check: CatalogCheck): Promise<FoundProducts> {
  const matching = db
    .selectFrom('products')
    .where('products.parent_id', 'is', null)
    .where('products.status', '=', 'publish')
    .where(sql<SqlBool>`(${CONDITIONS[check]})`);
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const products = await matching
    .select(['products.id', 'products.name'])
    .orderBy('products.name')
    .orderBy('products.id')
    .limit(PAGE_SIZE)
    .execute();
  return { count: Number(count), products };
}
