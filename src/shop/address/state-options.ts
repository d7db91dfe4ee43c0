import type { States } from '#rules/addresses/postal-address.ts';

/** The states of a country to choose from, by name. */
export function stateOptions(states: States): { value: string; label: string }[] {
  return Object.entries(states)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
