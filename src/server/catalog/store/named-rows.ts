import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { toMoment } from '#rules/dates/zone-time.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { StoreFilter } from '#wire/store/product-query.ts';
import { belongs } from './belongs.ts';
import type { Groups } from './named-groups.ts';

type Rows = SelectQueryBuilder<Tables & { p: Tables['products'] }, 'p', { id: number }>;

/**
 * The products that match what only their own row or their brand says (slug, article number, parent,
 * kind, dates), which no index of the listing knows; null where nothing of it is asked for.
 */
export function namedRows(
  { db, settings }: ShopContext,
  filter: StoreFilter,
  brands: Groups | null,
): Rows | null {
  const { slug, sku, parent, parent_exclude, type, featured, after, before } = filter;
  const lists = [slug, sku, parent, parent_exclude];
  const single = [type, featured, after, before, brands ?? undefined];
  if (lists.every(({ length }) => length === 0) && single.every((one) => one === undefined)) {
    return null;
  }
  let query: Rows = db.selectFrom('products as p').select('p.id').where('p.status', '=', 'publish');
  if (slug.length) query = query.where('p.slug', 'in', slug);
  if (sku.length) query = query.where('p.sku', 'in', sku);
  if (parent.length) query = query.where('p.parent_id', 'in', parent);
  if (parent_exclude.length) {
    query = query.where((eb) =>
      eb.or([eb('p.parent_id', 'is', null), eb('p.parent_id', 'not in', parent_exclude)]),
    );
  }
  if (type !== undefined) query = query.where('p.kind', '=', type);
  if (featured !== undefined) query = query.where('p.featured', '=', Number(featured));
  if (brands) query = query.where(belongs('brands', brands));
  const { date_column: column } = filter;
  const zone = column.endsWith('_gmt') ? 'UTC' : settings['shop.timeZone'];
  const at = sql.ref<number>(column.startsWith('date') ? 'p.published_at' : 'p.updated_at');
  const first = after === undefined ? null : toMoment(after, zone);
  const last = before === undefined ? null : toMoment(before, zone);
  if (first !== null) query = query.where(sql<SqlBool>`${at} > ${first}`);
  if (last !== null) query = query.where(sql<SqlBool>`${at} < ${last}`);
  return query;
}
