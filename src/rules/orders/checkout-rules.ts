// The rules of an order that need nothing but the form and what it offers: the browser checks them before
// it sends the form, and the server again.
// Example: checkNote('x'.repeat(1010)) is
// [{ code: 'checkout.problem.noteLong', field: 'note', count: 10 }].

/** Longer than what a person writes to a shop. */
export const MAX_NOTE_LENGTH = 1000;

export interface CheckoutRuleProblem {
  code: `checkout.problem.${'account' | 'noRate' | 'rate' | 'payment' | 'paymentGone' | 'noteLong' | 'terms'}`;
  field: 'createAccount' | 'shippingMethod' | 'paymentMethod' | 'note' | 'terms';
  /** Of the package whose shipping method it is. */
  packageId?: number;
  count?: number;
}

export function checkGuest(createsAccount: boolean, guestsAllowed: boolean): CheckoutRuleProblem[] {
  if (createsAccount || guestsAllowed) return [];
  return [{ code: 'checkout.problem.account', field: 'createAccount' }];
}

interface OrderedPackage {
  id: number;
  rates: readonly { rateId: string }[];
}

/** Each package needs a shipping method that is available for its destination. */
export function checkShipping(
  packages: readonly OrderedPackage[],
  chosen: Readonly<Record<string, string>>,
): CheckoutRuleProblem[] {
  return packages.flatMap(({ id, rates }): CheckoutRuleProblem[] => {
    const at = { field: 'shippingMethod', packageId: id } as const;
    if (rates.length === 0) return [{ code: 'checkout.problem.noRate', ...at }];
    // A package without a choice is sent by the first rate.
    const offered = chosen[id] === undefined || rates.some(({ rateId }) => rateId === chosen[id]);
    return offered ? [] : [{ code: 'checkout.problem.rate', ...at }];
  });
}

/** `offered` are the payment methods for this order. */
export function checkPayment(
  needsPayment: boolean,
  paymentMethod: string,
  offered: readonly { id: string }[],
): CheckoutRuleProblem[] {
  if (!needsPayment || offered.some(({ id }) => id === paymentMethod)) return [];
  const code = paymentMethod === '' ? 'checkout.problem.payment' : 'checkout.problem.paymentGone';
  return [{ code, field: 'paymentMethod' }];
}

export function checkNote(note: string): CheckoutRuleProblem[] {
  const count = note.length - MAX_NOTE_LENGTH;
  return count > 0 ? [{ code: 'checkout.problem.noteLong', field: 'note', count }] : [];
}

/** `requested`: the form shows terms that are to be accepted. */
export function checkTerms(accepted: boolean, requested: boolean): CheckoutRuleProblem[] {
  return accepted || !requested ? [] : [{ code: 'checkout.problem.terms', field: 'terms' }];
}
