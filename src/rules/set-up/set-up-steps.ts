// The first steps of a new shop, each done or not by the shop's real state. They tick themselves off.
// Example: with tax turned off the step `tax` is done, and so it is with one tax rate.

export const SET_UP_STEPS = [
  'name',
  'address',
  'tax',
  'shipping',
  'payment',
  'mail',
  'product',
  'order',
  'open',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

export interface SetUpState {
  /** Another one than the built-in. */
  hasShopName: boolean;
  street: string;
  city: string;
  chargesTax: boolean;
  hasTaxRate: boolean;
  ships: boolean;
  hasShippingMethod: boolean;
  /** Something about payment was decided: a method turned off, described, or given its account. */
  hasPaymentDetails: boolean;
  /** An email has left the machine, or none is meant to. */
  sendsMail: boolean;
  hasProduct: boolean;
  hasOrder: boolean;
  isOpen: boolean;
}

export function setUpSteps(state: SetUpState): { id: SetUpStep; done: boolean }[] {
  const done: Record<SetUpStep, boolean> = {
    name: state.hasShopName,
    address: state.street !== '' && state.city !== '',
    tax: !state.chargesTax || state.hasTaxRate,
    shipping: !state.ships || state.hasShippingMethod,
    payment: state.hasPaymentDetails,
    mail: state.sendsMail,
    product: state.hasProduct,
    order: state.hasOrder,
    open: state.isOpen,
  };
  return SET_UP_STEPS.map((id) => ({ id, done: done[id] }));
}
