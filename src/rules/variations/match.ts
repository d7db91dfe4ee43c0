// Which variation a complete choice means.
// Example: { attribute_pa_color: 'sand', attribute_pa_size: 'large' } finds the large sand mug; a
// variation whose size is '' stands for every size, and one that names the size goes before it.

export interface Matchable {
  attributes: Readonly<Record<string, string>>;
}

/** Null where no variation fits, or where an attribute that matters was not chosen. */
export function matchVariation<Variation extends Matchable>(
  variations: readonly Variation[],
  chosen: Readonly<Record<string, string>>,
): Variation | null {
  let best: Variation | null = null;
  let bestNamed = -1;
  for (const variation of variations) {
    const pairs = Object.entries(variation.attributes);
    const fits = pairs.every(([name, value]) => {
      const choice = Object.hasOwn(chosen, name) ? chosen[name] : '';
      return choice !== '' && (value === '' || value === choice);
    });
    const named = pairs.filter(([, value]) => value !== '').length;
    if (fits && named > bestNamed) {
      best = variation;
      bestNamed = named;
    }
  }
  return best;
}
