import { type CurrencyFormat, formatMoney } from '#rules/money/format.ts';
import type { RawFacets } from '#server/catalog/listing/facet-counts.ts';
import type { Translate } from '#server/language/translator.ts';
import type { ListingFacets, ListingPage, ListingQuery } from '#wire/listing.ts';
import { attributeChoices } from './attribute-choices.ts';
import { addressAt, type ListingPlace } from './listing-place.ts';

/** Counts become links: each is the URL of selecting it, or of removing it. */
export function linkFacets(
  raw: RawFacets,
  query: ListingQuery,
  place: ListingPlace,
  t: Translate,
): ListingFacets {
  const at = (change: Partial<ListingQuery>) => addressAt(place, { ...query, ...change, page: 1 });
  return {
    categories: visibleCategories(raw.categories, query.category).map(
      ({ slug, name, count, depth }) => {
        const active = slug === query.category;
        return { name, count, depth, active, url: place.inCategory(query, active ? '' : slug) };
      },
    ),
    attributes: raw.attributes.map(({ name, label, ...attribute }) => ({
      name,
      label,
      terms: attributeChoices(attribute, query.attributes[name] ?? [], t).map(
        ({ chosen, ...choice }) => ({
          ...choice,
          url: at({ attributes: withTerms(query.attributes, name, chosen) }),
        }),
      ),
    })),
    price: raw.price,
    ratings: raw.ratings.map(({ stars, count }) => ({
      stars,
      count,
      active: query.ratings.includes(stars),
      url: at({ ratings: toggle(query.ratings, stars) }),
    })),
    inStock: { count: raw.inStock, active: query.inStock, url: at({ inStock: !query.inStock }) },
    onSale: { count: raw.onSale, active: query.onSale, url: at({ onSale: !query.onSale }) },
  };
}

/** The top of the tree, and below it only the branch the shopper is in. */
function visibleCategories(
  categories: RawFacets['categories'],
  chosen: string,
): RawFacets['categories'] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const open = new Set<number>();
  let step = categories.find(({ slug }) => slug === chosen);
  while (step && !open.has(step.id)) {
    open.add(step.id);
    step = step.parentId === null ? undefined : byId.get(step.parentId);
  }
  return categories.filter(
    ({ id, parentId, count }) =>
      (count > 0 || open.has(id)) && (parentId === null || open.has(parentId)),
  );
}

/** One chip for each filter in force; its link is the listing without that filter. */
export function activeFilters(
  facets: ListingFacets,
  query: ListingQuery,
  place: ListingPlace,
  t: Translate,
  currency: CurrencyFormat,
): ListingPage['activeFilters'] {
  const chips: ListingPage['activeFilters'] = [];
  if (place.rules.readsCategory && query.category) {
    const chosen = facets.categories.find((category) => category.active);
    chips.push({ label: chosen?.name ?? query.category, url: place.inCategory(query, '') });
  }
  for (const { label, terms } of facets.attributes) {
    for (const term of terms.filter(({ active }) => active)) {
      chips.push({ label: `${label}: ${term.swatch.name}`, url: term.url });
    }
  }
  if (query.minPrice !== null || query.maxPrice !== null) {
    const url = addressAt(place, { ...query, minPrice: null, maxPrice: null, page: 1 });
    chips.push({ label: priceLabel(query, t, currency), url });
  }
  for (const { stars, active, url } of facets.ratings) {
    if (active) chips.push({ label: t('listing.stars', { count: stars }), url });
  }
  if (query.inStock) chips.push({ label: t('listing.inStock'), url: facets.inStock.url });
  if (query.onSale) chips.push({ label: t('listing.onSale'), url: facets.onSale.url });
  return chips;
}

function priceLabel(
  { minPrice, maxPrice }: ListingQuery,
  t: Translate,
  currency: CurrencyFormat,
): string {
  if (minPrice !== null && maxPrice !== null) {
    const [min, max] = [formatMoney(minPrice, currency), formatMoney(maxPrice, currency)];
    return t('product.range', { min, max });
  }
  if (minPrice !== null) return t('listing.priceOver', { price: formatMoney(minPrice, currency) });
  return maxPrice === null
    ? ''
    : t('listing.priceUnder', { price: formatMoney(maxPrice, currency) });
}

/** The listing as its path alone shows it, in the chosen order. */
export function withoutFilters(query: ListingQuery, place: ListingPlace): ListingQuery {
  return {
    ...query,
    page: 1,
    category: place.rules.readsCategory ? '' : query.category,
    attributes: {},
    minPrice: null,
    maxPrice: null,
    ratings: [],
    inStock: false,
    onSale: false,
  };
}

function withTerms(
  attributes: ListingQuery['attributes'],
  name: string,
  terms: readonly string[],
): ListingQuery['attributes'] {
  const others = Object.entries(attributes).filter(([other]) => other !== name);
  return Object.fromEntries(terms.length > 0 ? [...others, [name, [...terms]]] : others);
}

function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
