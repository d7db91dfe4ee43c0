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
  valid: boolean;
  /** Something is still being sent. */
  waiting: boolean;
}
