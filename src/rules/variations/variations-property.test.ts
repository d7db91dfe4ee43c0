import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getCombinations, type StockedVariation } from './combinations.ts';
import { stockLeft } from './stock-left.ts';
import { type SwatchResponse, swatchStates } from './swatch-states.ts';
import { buildVariationIndex, match, missingFields } from './variation-index.ts';

// Every answer compared with asking all variations one after another, on random catalogues: values
// for any, values that are gone, combinations not made, made twice, out of stock.

const THRESHOLD = 5;
const FIELDS = ['attribute_a', 'attribute_b', 'attribute_c'];

const catalog = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 0, maxLength: 3 })
  .chain((sizes) => {
    const attributes = sizes.map((size, at) => ({
      name: 'abc'[at] ?? '',
      forVariations: true,
      terms: Array.from({ length: size }, (_, term) => ({ slug: `t${term}` })),
    }));
    const value = (size: number) =>
      fc.oneof(
        { weight: 6, arbitrary: fc.integer({ min: 0, max: size - 1 }).map((term) => `t${term}`) },
        { weight: 2, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constant('gone') },
      );
    const variation = fc
      .record({
        values: fc.tuple(...sizes.map(value)),
        status: fc.constantFrom('instock', 'outofstock', 'onbackorder'),
        left: fc.option(fc.integer({ min: 0, max: 8 }), { nil: null }),
        max: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
      })
      .map(
        ({ values, status, left, max }): StockedVariation => ({
          attributes: Object.fromEntries(values.map((term, at) => [FIELDS[at], term])),
          stock: { status, left },
          quantity: { max },
        }),
      );
    const choice = fc
      .tuple(...sizes.map((size) => fc.integer({ min: -1, max: size })))
      .map((terms) =>
        Object.fromEntries(
          terms.flatMap((term, at) => (term < 0 ? [] : [[FIELDS[at] ?? '', `t${term}`]])),
        ),
      );
    return fc.record({
      attributes: fc.constant(attributes),
      variations: fc.array(variation, { maxLength: 70 }),
      chosen: choice,
      noStockClickable: fc.boolean(),
    });
  });

type Catalog = typeof catalog extends fc.Arbitrary<infer Value> ? Value : never;

const known = (variation: StockedVariation) =>
  !Object.values(variation.attributes).includes('gone');
const fits = (variation: StockedVariation, chosen: Record<string, string>) =>
  known(variation) &&
  Object.entries(chosen).every(([field, term]) =>
    ['', term].includes(variation.attributes[field] ?? ''),
  );
const named = (variation: StockedVariation) =>
  Object.values(variation.attributes).filter((value) => value !== '').length;

/** What is chosen, without terms the product does not have. */
function valid({ attributes, chosen }: Catalog): Record<string, string> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([field, term]) =>
      attributes.some(
        ({ name, terms }) =>
          field === `attribute_${name}` && terms.some(({ slug }) => slug === term),
      ),
    ),
  );
}

function slowMatch({ variations, attributes }: Catalog, chosen: Record<string, string>) {
  if (Object.keys(chosen).length < attributes.length) return null;
  const all = variations.filter((one) => fits(one, chosen));
  const maxNamed = Math.max(...all.map(named));
  return all.find((one) => named(one) === maxNamed) ?? null;
}

function slowResponse(
  shop: Catalog,
  chosen: Record<string, string>,
  field: string,
  slug: string,
): SwatchResponse {
  const choice = { ...chosen, [field]: slug };
  const all = shop.variations.filter((one) => fits(one, choice));
  const state =
    chosen[field] === slug
      ? 'selected'
      : all.length === 0
        ? 'disabled'
        : all.every(({ stock }) => stock.status === 'outofstock')
          ? 'no-stock'
          : 'enabled';
  const result = slowMatch(shop, choice);
  const complete = Object.keys(chosen).length === shop.attributes.length;
  const hidden = complete && slowMatch(shop, chosen) === null;
  return {
    state,
    clickable:
      state === 'enabled' ||
      state === 'selected' ||
      (state === 'no-stock' && shop.noStockClickable),
    stockLeft: result && !hidden ? stockLeft(result.stock, result.quantity.max, THRESHOLD) : null,
  };
}

it('agrees with asking every variation [VS-05] [VS-06] [VS-09] [VS-11]', () => {
  fc.assert(
    fc.property(catalog, (shop) => {
      const { attributes, variations, noStockClickable } = shop;
      const index = buildVariationIndex(getCombinations(attributes, variations, THRESHOLD));
      const chosen = valid(shop);
      const row = match(index, shop.chosen);
      expect(row === null ? null : variations[row]).toBe(slowMatch(shop, chosen));
      expect(missingFields(index, shop.chosen)).toEqual(
        attributes.map(({ name }) => `attribute_${name}`).filter((field) => !(field in chosen)),
      );
      const states = swatchStates(index, shop.chosen, { noStockClickable });
      for (const { name, terms } of attributes) {
        for (const { slug } of terms) {
          const field = `attribute_${name}`;
          expect([field, slug, states.get(field)?.get(slug)]).toEqual([
            field,
            slug,
            slowResponse(shop, chosen, field, slug),
          ]);
        }
      }
    }),
    { numRuns: 400 },
  );
});
