import type { ShopContext } from '#server/settings/context.ts';
import type { ListingQuery } from '#wire/listing.ts';

/** Takes out attributes and terms the shop has never had: an old or invented link shows the listing. */
export async function knownFiltersOnly(
  ctx: ShopContext,
  query: ListingQuery,
): Promise<ListingQuery> {
  const names = Object.keys(query.attributes);
  if (names.length === 0) return query;
  const slugs = Object.values(query.attributes).flat();
  const rows = await ctx.db
    .selectFrom('terms')
    .innerJoin('attributes', 'attributes.id', 'terms.attribute_id')
    .select(['attributes.name', 'terms.slug'])
    .where('attributes.name', 'in', names)
    .where('terms.slug', 'in', slugs)
    .execute();
  const known = new Set(rows.map((row) => `${row.name}/${row.slug}`));
  const attributes = Object.entries(query.attributes)
    .map(([name, terms]) => [name, terms.filter((term) => known.has(`${name}/${term}`))] as const)
    .filter(([, terms]) => terms.length > 0);
  return { ...query, attributes: Object.fromEntries(attributes) };
}
