import { type Choice, NO_CHOICE, toTerm } from './choice.ts';
import type { SwatchStates } from './swatch-states.ts';

// The effect of a click on a swatch, or on the clear link.
// Example: choosing sand where ink was chosen is sand; choosing sand again keeps it, or clears it
// where the setting says so.

/** A disabled swatch changes nothing; the same object is returned where nothing changes. */
export function choose(
  states: SwatchStates,
  chosen: Choice,
  field: string,
  slug: string,
  options: { clearOnReselect: boolean },
): Choice {
  if (!states.get(field)?.get(slug)?.clickable) return chosen;
  if (toTerm(chosen, field) !== slug) return { ...chosen, [field]: slug };
  return options.clearOnReselect ? clear(chosen, field) : chosen;
}

/** Clears one attribute, or all of them. */
export function clear(chosen: Choice, field?: string): Choice {
  if (field === undefined) return NO_CHOICE;
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== field));
}
