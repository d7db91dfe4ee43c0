import { recordKeys } from '#rules/records/record-keys.ts';
import { ADDRESS_FORM_NAMES, type AddressKind } from '#wire/address.ts';
import type { CheckoutState } from '../state/checkout-state.ts';

export function toError({ problems }: Pick<CheckoutState, 'problems'>, field: string) {
  return problems.find((problem) => problem.field === field)?.text;
}

/** Problems of one address, by its own field names. */
export function addressErrors({ problems, refusals }: CheckoutState, kind: AddressKind) {
  return recordKeys(ADDRESS_FORM_NAMES).flatMap((field) => {
    const name = `${kind}_${ADDRESS_FORM_NAMES[field]}`;
    const problem = problems.find((one) => one.field === name);
    // The same message after another attempt is announced again.
    return problem ? [{ field, text: problem.text, round: refusals }] : [];
  });
}
