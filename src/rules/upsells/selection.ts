import { addMoney } from '../money/arithmetic.ts';
import { type Money, money } from '../money/money.ts';

// What the ticked items come to, and whether they can be added as they are.
// Example: tray 48.00 ticked, napkin 9.00 ticked, a mug "from 14.00" ticked without its colour: from
// 71.00, and the mug's choice is open.

export interface UpsellPick {
  id: number;
  ticked: boolean;
  /** What it costs as chosen, or at least; null where it is not known. */
  price: Money | null;
  /** The shop has said that this is what it costs as chosen. */
  sure: boolean;
  /** A choice is still to be made, or means nothing the shop sells. */
  open: boolean;
}

export interface UpsellSum {
  ids: number[];
  total: Money;
  /** False while a choice is open or asked about: it can then cost more. */
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
