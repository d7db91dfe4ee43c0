// Products that are compared side by side, by their ids: '12,7' of an address.

/** More do not fit beside each other. */
export const MAX_COMPARED = 4;

const MAX_DIGITS = 10;

/** Each once and no more than fit; what is no id is left out. */
export function readCompared(text: string): number[] {
  const ids = text
    .split(',')
    .filter((part) => part.length <= MAX_DIGITS && /^[1-9]\d*$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** With the product, or without it where it was there; null where there is no room for it. */
export function toggleCompared(ids: readonly number[], id: number): number[] | null {
  if (ids.includes(id)) return ids.filter((each) => each !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : null;
}

export interface ComparedRow {
  label: string;
  /** One for each product; '' where it has none. */
  values: string[];
  differs: boolean;
}

/** Rows of what the products say of themselves, in the order in which it is first said. */
export function comparedRows(
  products: readonly (readonly (readonly [label: string, value: string])[])[],
): ComparedRow[] {
  const labels = [...new Set(products.flat().map(([label]) => label))];
  const columns = products.map((entries) => new Map(entries));
  return labels.map((label) => {
    const values = columns.map((column) => column.get(label) ?? '');
    return { label, values, differs: new Set(values).size > 1 };
  });
}
