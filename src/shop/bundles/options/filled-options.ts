import type { Money } from '#rules/money/money.ts';
import type { FieldValue } from '#rules/options/field-value.ts';

/** What the option form of an item holds and costs, told to the bundle around it. */
export interface FilledOptions {
  values: Record<string, FieldValue>;
  /** One piece, options included. */
  unit: Money;
  undiscounted: Money;
  /** Charged once for the line. */
  once: Money;
  /** The pieces in one bundle that follow from the entries; null where they are the shopper's own. */
  bound: number | null;
  valid: boolean;
  /** Something is still being sent. */
  waiting: boolean;
}
