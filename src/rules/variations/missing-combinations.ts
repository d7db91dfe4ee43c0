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

/** At most `maxCount` of them, in the order of the attributes' values. */
export function missingCombinations(
  attributes: readonly AttributeValues[],
  existing: readonly Values[],
  maxCount: number,
): Record<string, string>[] {
  const missing: Record<string, string>[] = [];
  if (attributes.length === 0) return missing;
  for (const combination of combinations(attributes)) {
    if (missing.length >= maxCount) break;
    if (!existing.some((variation) => covers(variation, combination))) missing.push(combination);
  }
  return missing;
}

/** The last attribute changes first. */
function* combinations(
  attributes: readonly AttributeValues[],
): Generator<Record<string, string>, void> {
  const [first, ...rest] = attributes;
  if (!first) {
    yield {};
    return;
  }
  for (const value of first.values) {
    for (const others of combinations(rest)) yield { [first.name]: value, ...others };
  }
}
