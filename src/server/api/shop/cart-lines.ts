import { type CartResult, showCart } from '#server/cart/changing/change-cart.ts';
import {
  emptyCart,
  removeLine,
  setQuantity,
  undoLine,
} from '#server/cart/changing/change-lines.ts';
import {
  moveSavedLine,
  removeSavedLine,
  saveForLater,
} from '#server/cart/changing/save-for-later.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { cartCall, lineCall, quantityCall } from '#wire/forms/cart-calls.ts';
import { type Call, defineCall } from '../call.ts';
import { noticeResponse, toCartResponse } from './cart-response.ts';

/** The cart as it is now. */
export const refreshCart = defineCall({
  readOnly: true,
  input: cartCall,
  async handle(input, call) {
    return Response.json(await toCartResponse(call, await showCart(call.ctx, call.visitor), input));
  },
});

/** Without `fragments` for an unknown line: the browser then follows the link instead. */
export const removeFromCart = defineCall({
  input: lineCall,
  async handle(input, call) {
    const result = await removeLine(call.ctx, call.visitor, input.key);
    if (!result.ok) return Response.json({ success: false });
    return Response.json(await toCartResponse(call, result, input));
  },
});

export const updateQuantity = defineCall({
  input: quantityCall,
  async handle(input, call) {
    const { key, quantity } = input;
    const result = await setQuantity(call.ctx, call.visitor, key, quantity);
    return noticeResponse(call, result, input);
  },
});

export const emptyItems = defineCall({
  input: cartCall,
  async handle(input, call) {
    return noticeResponse(call, await emptyCart(call.ctx, call.visitor), input);
  },
});

type LineChange = (ctx: ShopContext, visitor: Visitor, key: string) => Promise<CartResult>;

function changeLine(change: LineChange): Call {
  return defineCall({
    input: lineCall,
    async handle(input, call) {
      return noticeResponse(call, await change(call.ctx, call.visitor, input.key), input);
    },
  });
}

export const undoItem = changeLine(undoLine);
export const saveItem = changeLine(saveForLater);
export const moveItem = changeLine(moveSavedLine);
export const removeSavedItem = changeLine(removeSavedLine);
