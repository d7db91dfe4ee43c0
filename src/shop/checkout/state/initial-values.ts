import { recordEntries } from '#rules/records/record-keys.ts';
import { ADDRESS_FORM_NAMES, type Address, type AddressKind } from '#wire/address.ts';
import { CHECKOUT_FIELDS, type CheckoutReview, type CheckoutValues } from '#wire/checkout.ts';
import type { SavedCheckout } from './saved-checkout.ts';

// Initial values after hydration. A field edited before hydration has priority, then what was typed
// before a reload, then the server's value.

export function initialValues(
  form: HTMLFormElement,
  rendered: CheckoutValues,
  saved: SavedCheckout | null,
): CheckoutValues {
  const text = (name: string): string | null => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement ||
      control instanceof HTMLSelectElement ||
      control instanceof HTMLTextAreaElement
      ? control.value
      : null;
  };
  const ticked = (name: string, otherwise: boolean): boolean => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLInputElement ? control.checked : otherwise;
  };
  const toAddress = (kind: AddressKind): Address => {
    const address = { ...rendered[kind] };
    for (const [field, name] of recordEntries(ADDRESS_FORM_NAMES)) {
      const standing = text(`${kind}_${name}`);
      const typed = standing !== null && standing !== rendered[kind][field] ? standing : null;
      address[field] = typed ?? saved?.[kind]?.[field] ?? rendered[kind][field];
    }
    return address;
  };
  const different = !ticked(CHECKOUT_FIELDS.billingSame, !rendered.shipToDifferent);
  const note = text(CHECKOUT_FIELDS.note) ?? '';
  return {
    billing: toAddress('billing'),
    shipping: toAddress('shipping'),
    shipToDifferent:
      different !== rendered.shipToDifferent ? different : (saved?.shipToDifferent ?? different),
    note: note !== rendered.note ? note : (saved?.note ?? note),
    terms: ticked(CHECKOUT_FIELDS.terms, rendered.terms),
    createAccount: ticked(CHECKOUT_FIELDS.createAccount, rendered.createAccount),
  };
}

export interface InitialChoices {
  /** Null where the server's choice stands. */
  payment: string | null;
  /** Package to rate, where it differs from the server's. */
  delivery: readonly { packageId: number; rateId: string }[];
}

/** Methods chosen before hydration, among those that are offered. */
export function initialChoices(form: HTMLFormElement, review: CheckoutReview): InitialChoices {
  const chosen = (name: string): string | null => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement) return control.checked ? control.value : null;
    return control instanceof RadioNodeList ? control.value : null;
  };
  const method = chosen(CHECKOUT_FIELDS.paymentMethod);
  const offered = review.payments.some(({ id }) => id === method);
  const delivery = review.cart.packages.flatMap(({ id: packageId, rates }) => {
    const rateId = chosen(`${CHECKOUT_FIELDS.shippingMethod}[${packageId}]`);
    const rate = rates.find((one) => one.rateId === rateId);
    return rate && !rate.selected ? [{ packageId, rateId: rate.rateId }] : [];
  });
  return { payment: offered && method !== review.paymentMethod ? method : null, delivery };
}

/** Fields that can change the cost of an order. */
const PRICED: readonly (keyof Address)[] = ['country', 'state', 'postcode', 'city'];

export function isPriced(before: Address, after: Address): boolean {
  return PRICED.some((part) => before[part] !== after[part]);
}

/** Names of the fields that differ. */
export function changedFields(kind: AddressKind, before: Address, after: Address): string[] {
  return recordEntries(ADDRESS_FORM_NAMES)
    .filter(([part]) => before[part] !== after[part])
    .map(([, name]) => `${kind}_${name}`);
}

/** The destination differs from the one the order was calculated for. */
export function isRepriced(before: CheckoutValues, after: CheckoutValues): boolean {
  return (
    isPriced(before.billing, after.billing) ||
    before.shipToDifferent !== after.shipToDifferent ||
    (after.shipToDifferent && isPriced(before.shipping, after.shipping))
  );
}
