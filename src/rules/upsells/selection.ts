import { addMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';

// The sum of the ticked items, and whether they can be added.
// Example: tray 48.00 ticked, napkin 9.00 ticked, a mug "from 14.00" ticked without its colour:
// from 71.00, and the mug's choice is open.

export interface UpsellPick {
  id: number;
  ticked: boolean;
  /** Its price as chosen, or the lowest; null where it is unknown. */
  price: Money | null;
  /** The server has confirmed the price of the choice. */
  sure: boolean;
  /** The choice is incomplete, or matches no variation. */
  open: boolean;
}

export interface UpsellSum {
  ids: number[];
  total: Money;
  /** False while a choice is open or pending: it may cost more. */
  exact: boolean;
  open: number[];
}

export function sumPicks(picks: readonly UpsellPick[]): UpsellSum {
  const ticked = picks.filter((pick) => pick.ticked);
  return {
    ids: ticked.map(({ id }) => id),
    total: ticked.reduce((sum, { price }) => addMoney(sum, price ?? money(0)), money(0)),
    exact: ticked.every(({ open, sure, price }) => !open && sure && price !== null),
    open: ticked.filter(({ open }) => open).map(({ id }) => id),
  };
}
