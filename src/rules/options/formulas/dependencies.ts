import type { OptionForm } from '../option-form.ts';
import { requestedFields } from './condition.ts';

// Visibility dependencies of fields, as an order in which one pass evaluates all.
// Example: font depends on engraving, colour on font: the order is engraving, font, colour.

export interface ShowingOrder {
  /** Field ids, dependencies first. */
  order: readonly string[];
  /** Fields in a dependency cycle; a form with any is refused when it is saved. */
  cycle: readonly string[];
}

export function showingOrder(form: OptionForm): ShowingOrder {
  const asks = new Map<string, Set<string>>();
  for (const section of form.sections) {
    const shared = requestedFields(section.rule);
    for (const field of section.fields) {
      asks.set(field.id, new Set([...shared, ...requestedFields(field.rule)]));
    }
  }
  const waiting = new Map<string, number>();
  const dependents = new Map<string, string[]>();
  for (const [id, requested] of asks) {
    const known = [...requested].filter((each) => asks.has(each));
    waiting.set(id, known.length);
    for (const each of known) dependents.set(each, [...(dependents.get(each) ?? []), id]);
  }
  const order = [...asks.keys()].filter((id) => waiting.get(id) === 0);
  for (const id of order) {
    for (const next of dependents.get(id) ?? []) {
      const left = (waiting.get(next) ?? 0) - 1;
      waiting.set(next, left);
      if (left === 0) order.push(next);
    }
  }
  const settled = new Set(order);
  return { order, cycle: [...asks.keys()].filter((id) => !settled.has(id)) };
}
