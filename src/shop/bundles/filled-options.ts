import type { Money } from '#rules/money/money.ts';
import type { FieldValue } from '#rules/options/field-value.ts';

/** Contents and price of an item's option form, reported to the bundle. */
export interface FilledOptions {
  values: Record<string, FieldValue>;
  /** One piece, options included. */
  unit: Money;
  undiscounted: Money;
  /** Charged once for the line. */
  once: Money;
  /** Pieces per bundle computed from the entries; null where the shopper chooses them. */
  bound: number | null;
  valid: boolean;
  /** An upload is still running. */
  waiting: boolean;
}
