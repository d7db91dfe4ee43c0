import { FAMILY_COLORS } from '#rules/catalog/color-families.ts';
import type { FamilyCount, RawFacets } from '#server/catalog/listing/facet-counts.ts';
import type { Translate } from '#server/language/translator.ts';
import type { FacetTerm } from '#wire/listing.ts';

type AttributeCounts = Pick<RawFacets['attributes'][number], 'terms' | 'families'>;

interface AttributeChoice extends Omit<FacetTerm, 'url'> {
  /** The slugs that are chosen when it is pressed. */
  chosen: string[];
}

/**
 * What an attribute offers to choose: its terms, or the families of its colours with those terms that
 * are in none, and those that an address chose by themselves.
 * Example: with Ink and Sky in it, Blue chooses both, and takes both away.
 */
export function attributeChoices(
  { terms, families }: AttributeCounts,
  chosen: readonly string[],
  t: Translate,
): AttributeChoice[] {
  const isComplete = ({ terms: slugs }: FamilyCount) =>
    slugs.every((slug) => chosen.includes(slug));
  const complete = families.filter(isComplete);
  const inFamily = new Set(families.flatMap(({ terms: slugs }) => slugs));
  const byFamily = new Set(complete.flatMap(({ terms: slugs }) => slugs));
  return [
    ...families.map((family) => {
      const active = complete.includes(family);
      const others = new Set(complete.flatMap((other) => (other === family ? [] : other.terms)));
      return {
        swatch: {
          kind: 'colour' as const,
          slug: family.family,
          name: t(`colors.${family.family}`),
          colours: [FAMILY_COLORS[family.family]],
          image: null,
        },
        count: family.count,
        active,
        chosen: active
          ? chosen.filter((slug) => !family.terms.includes(slug) || others.has(slug))
          : [...new Set([...chosen, ...family.terms])],
      };
    }),
    ...terms
      .filter(
        ({ swatch: { slug } }) =>
          !inFamily.has(slug) || (chosen.includes(slug) && !byFamily.has(slug)),
      )
      .map(({ swatch, count }) => {
        const active = chosen.includes(swatch.slug);
        return {
          swatch,
          count,
          active,
          chosen: active ? chosen.filter((slug) => slug !== swatch.slug) : [...chosen, swatch.slug],
        };
      }),
  ];
}
