import type { AddressField } from '#wire/address.ts';

export type FieldWidth = 'wide' | 'half' | 'third';

/** Adjacent fields of one group share a row. */
const GROUPS: Partial<Record<AddressField, string>> = {
  firstName: 'name',
  lastName: 'name',
  city: 'place',
  state: 'place',
  postcode: 'place',
  phone: 'contact',
  email: 'contact',
};

/** fieldWidths(['address1', 'city', 'state']) is wide, half, half: how much of its row each takes. */
export function fieldWidths(
  fields: readonly AddressField[],
): Partial<Record<AddressField, FieldWidth>> {
  const widths: Partial<Record<AddressField, FieldWidth>> = {};
  let run: AddressField[] = [];
  for (const [at, field] of fields.entries()) {
    run.push(field);
    const next = fields[at + 1];
    const group = GROUPS[field];
    if (next !== undefined && group !== undefined && GROUPS[next] === group) continue;
    const width = run.length === 1 ? 'wide' : run.length === 2 ? 'half' : 'third';
    for (const member of run) widths[member] = width;
    run = [];
  }
  return widths;
}
