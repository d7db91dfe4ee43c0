// Which variations a product lacks.
// Example: colours red and blue in sizes S and L, with red S there: red L, blue S and blue L.

export interface AttributeValues {
  name: string;
  values: readonly string[];
}

type Values = Readonly<Record<string, string>>;

/** A variation whose value is '' stands for all values of that attribute. */
function covers(variation: Values, combination: Values): boolean {
  return Object.entries(combination).every(([name, value]) => {
    const selected = variation[name] ?? '';
    return selected === '' || selected === value;
  });
}

/** At most `most` of them, in the order of the attributes' values. */
export function missingCombinations(
  attributes: readonly AttributeValues[],
  existing: readonly Values[],
  maxCount: number,
): Record<string, string>[] {
  if (attributes.length === 0 || attributes.some(({ values }) => values.length === 0)) return [];
  const missing: Record<string, string>[] = [];
  const places = attributes.map(() => 0);
  while (missing.length < maxCount) {
    const combination = Object.fromEntries(
      attributes.map(({ name, values }, at) => [name, values[places[at] ?? 0] ?? '']),
    );
    if (!existing.some((variation) => covers(variation, combination))) missing.push(combination);
    if (!stepOn(attributes, places)) break;
  }
  return missing;
}

/** The last attribute changes first; false after the last combination. */
function stepOn(attributes: readonly AttributeValues[], places: number[]): boolean {
  for (let at = attributes.length - 1; at >= 0; at -= 1) {
    const next = (places[at] ?? 0) + 1;
    if (next < (attributes[at]?.values.length ?? 0)) {
      places[at] = next;
      return true;
    }
    places[at] = 0;
  }
  return false;
}
