// The first steps of a new shop, each done or not by the shop's real state. They tick themselves off.
// Example: with tax turned off the step `tax` is done, and so it is with one tax rate.

export const SET_UP_STEPS = [
  'name',
  'logo',
  'address',
  'currency',
  'tax',
  'shipping',
  'payment',
  'mail',
  'legal',
  'product',
  'phone',
  'order',
  'open',
] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

export interface SetUpState {
  /** Another one than the built-in. */
  hasShopName: boolean;
  /** A logo, or colours and fonts of its own. */
  hasLook: boolean;
  street: string;
  city: string;
  /** Somebody decided about it, or prices are entered in it. */
  hasCurrency: boolean;
  chargesTax: boolean;
  hasTaxRate: boolean;
  ships: boolean;
  hasShippingMethod: boolean;
  /** Something about payment was decided: a method turned off, described, or given its account. */
  hasPaymentDetails: boolean;
  /** An email has left the machine, or none is meant to. */
  sendsMail: boolean;
  /** Terms and privacy can be read. */
  hasLegalPages: boolean;
  hasProduct: boolean;
  seenOnPhone: boolean;
  hasOrder: boolean;
  isOpen: boolean;
}

export function setUpSteps(state: SetUpState): { id: SetUpStep; done: boolean }[] {
  const done: Record<SetUpStep, boolean> = {
    name: state.hasShopName,
    address: state.street !== '' && state.city !== '',
    logo: state.hasLook,
    currency: state.hasCurrency || state.hasProduct,
    tax: !state.chargesTax || state.hasTaxRate,
    shipping: !state.ships || state.hasShippingMethod,
    payment: state.hasPaymentDetails,
    mail: state.sendsMail,
    legal: state.hasLegalPages,
    product: state.hasProduct,
    phone: state.seenOnPhone,
    order: state.hasOrder,
    open: state.isOpen,
  };
  return SET_UP_STEPS.map((id) => ({ id, done: done[id] }));
}
