import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Visibility } from '#rules/catalog/product.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { belongs } from './belongs.ts';
import { currentColumns } from './current-columns.ts';
import { namedRows } from './named-rows.ts';
import type { PreparedFilter } from './prepare-filter.ts';

// The products and variations that the filters of a Store API query leave, as a query over the rows
// themselves: for what no listing shows, and so no index of the listing knows. `p` is the product or
// variation, `parent` the product of a variation.

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };
type Joined = Tables & { p: Tables['products']; parent: Nullable<Tables['products']> };
export type Selection = SelectQueryBuilder<Joined, 'p' | 'parent', object>;

const VISIBLE: Record<Exclude<PreparedFilter['visibility'], 'any'>, Visibility[]> = {
  visible: ['visible'],
  catalog: ['visible', 'catalog'],
  search: ['visible', 'search'],
  hidden: ['hidden'],
};

function inList(query: Selection, ids: readonly number[] | null): Selection {
  if (ids === null) return query;
  return ids.length ? query.where('p.id', 'in', ids) : query.where(sql<SqlBool>`1 = 0`);
}

function ofKind(query: Selection, { visibility, variations }: PreparedFilter): Selection {
  const seen =
    visibility === 'any' ? query : query.where('p.visibility', 'in', VISIBLE[visibility]);
  if (!variations) return seen.where('p.parent_id', 'is', null);
  return seen.where((eb) =>
    eb.or([eb('p.parent_id', 'is', null), eb('parent.status', '=', 'publish')]),
  );
}

function forSale({ now }: ShopContext, query: Selection, prepared: PreparedFilter): Selection {
  const { priceMin, priceMax, onSale, stock } = currentColumns(now, prepared.variations);
  const { on_sale, min_price, max_price, stock_status } = prepared.filter;
  if (on_sale !== undefined) query = query.where(onSale, '=', Number(on_sale));
  if (min_price !== undefined) query = query.where(priceMax, '>=', min_price);
  if (max_price !== undefined) query = query.where(priceMin, '<=', max_price);
  if (stock_status.length) return query.where(stock, 'in', stock_status);
  return prepared.hidesOutOfStock ? query.where(stock, '<>', 'outofstock') : query;
}

function inTaxonomies(query: Selection, prepared: PreparedFilter): Selection {
  const { categories, tags, attributes } = prepared;
  if (categories) query = query.where(belongs('categories', categories));
  if (tags) query = query.where(belongs('tags', tags));
  if (attributes.length === 0) return query;
  const conditions = attributes.map(({ groups }) => belongs('terms', groups));
  return query.where(sql<SqlBool>`(${sql.join(conditions, sql` and `)})`);
}

export function selectMatching(ctx: ShopContext, prepared: PreparedFilter): Selection {
  const { filter, found, related, brands } = prepared;
  const base: Selection = ctx.db
    .selectFrom('products as p')
    .leftJoin('products as parent', 'parent.id', 'p.parent_id')
    .where('p.status', '=', 'publish');
  let query = inList(inList(ofKind(base, prepared), related), found);
  const named = namedRows(ctx, filter, brands);
  if (named) query = query.where('p.id', 'in', named);
  if (filter.include.length) query = query.where('p.id', 'in', filter.include);
  if (filter.exclude.length) query = query.where('p.id', 'not in', filter.exclude);
  if (filter.rating.length) {
    // Whole stars, rounded half up like those of a listing.
    const stars = sql<number>`(2 * p.rating_sum + p.rating_count) / (2 * p.rating_count)`;
    query = query.where('p.rating_count', '>', 0).where(stars, 'in', filter.rating);
  }
  return inTaxonomies(forSale(ctx, query, prepared), prepared);
}
