import type { Call, CallRequest } from '../call.ts';
import { type CartOutcome, readCart } from '#server/cart/change-cart.ts';
import { emptyCart, removeLine, setQuantity, undoLine } from '#server/cart/change-lines.ts';
import { moveSavedLine, removeSavedLine, saveForLater } from '#server/cart/save-for-later.ts';
import { cartAnswerOf, tellingAnswer } from './cart-answer.ts';
import { quantityIn, textIn } from './cart-fields.ts';

/** The cart as it is now; `time` only keeps the address from being cached by old programs. */
export const refreshCart: Call = {
  readOnly: true,
  async handle(call) {
    return Response.json(await cartAnswerOf(call, await readCart(call.ctx, call.visitor)));
  },
};

/** Without `fragments` for a line nobody knows: the browser then follows the link instead. */
export const removeFromCart: Call = {
  async handle(call) {
    const key = textIn(call.values, 'cart_item_key');
    const outcome = await removeLine(call.ctx, call.visitor, key);
    if (!outcome.ok) return Response.json({ success: false });
    return Response.json(await cartAnswerOf(call, outcome));
  },
};

function telling(change: (call: CallRequest) => Promise<CartOutcome>): Call {
  return { handle: async (call) => tellingAnswer(call, await change(call)) };
}

const keyOf = ({ values }: CallRequest) => textIn(values, 'cart_key', 'cart_item_key');

export const updateQuantity = telling((call) =>
  setQuantity(call.ctx, call.visitor, keyOf(call), quantityIn(call.values.qty) ?? Number.NaN),
);
export const undoItem = telling((call) => undoLine(call.ctx, call.visitor, keyOf(call)));
export const emptyItems = telling((call) => emptyCart(call.ctx, call.visitor));
export const saveItem = telling((call) => saveForLater(call.ctx, call.visitor, keyOf(call)));
export const moveItem = telling((call) => moveSavedLine(call.ctx, call.visitor, keyOf(call)));
export const removeSavedItem = telling((call) =>
  removeSavedLine(call.ctx, call.visitor, keyOf(call)),
);
