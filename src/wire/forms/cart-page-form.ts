import * as z from 'zod/mini';
import { readQuantity } from '#rules/quantities/check.ts';
import { destinationFields, getDestination } from './cart-calls.ts';
import { formButton, formText, toEntries } from './form-fields.ts';
import { shippingRates } from './shipping-rates.ts';

// The form of the cart page, with or without script: `cart[KEY][qty]` with `update_cart`, `coupon_code`
// with `apply_coupon`, `apply_offer` with a listed coupon's code, `calc_shipping_*` with
// `calc_shipping`, `shipping_method[0]`, `empty_cart`, and `proceed`, which leads to the checkout. What
// was typed into other fields of the form counts too.

const MAX_LENGTH = 200;

/** { KEY: { qty: '2' } } as line to quantity. */
const quantities = z.transform((cart: unknown): ReadonlyMap<string, number> => {
  const typed = toEntries(cart).flatMap(([key, line]) => {
    const [, qty] = toEntries(line).find(([name]) => name === 'qty') ?? [];
    return typeof qty === 'string' ? [[key, readQuantity(qty)] as const] : [];
  });
  return new Map(typed);
});

export const cartPageForm = z.pipe(
  z.pipe(
    z.transform((sent: unknown) => ({ sent, pressed: sent })),
    z.object({
      sent: z.object({
        cart: quantities,
        shipping_method: shippingRates,
        ...destinationFields,
        coupon_code: formText(MAX_LENGTH),
        apply_offer: formText(MAX_LENGTH),
      }),
      pressed: z.object({
        empty_cart: formButton,
        calc_shipping: formButton,
        apply_coupon: formButton,
        apply_offer: formButton,
        proceed: formButton,
      }),
    }),
  ),
  z.transform(({ sent, pressed }) => ({
    empty: pressed.empty_cart,
    quantities: sent.cart,
    rates: sent.shipping_method,
    /** Null where no estimate is asked for. */
    destination: pressed.calc_shipping ? getDestination(sent) : null,
    /** Null where none is to be applied. */
    coupon: pressed.apply_coupon ? sent.coupon_code : null,
    offer: pressed.apply_offer ? sent.apply_offer : null,
    proceed: pressed.proceed,
  })),
);
export type CartPageForm = z.output<typeof cartPageForm>;
