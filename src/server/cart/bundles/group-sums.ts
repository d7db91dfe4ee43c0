import { addMoney, multiplyMoney } from '#rules/money/arithmetic.ts';
import type { CartItem } from '#wire/cart.ts';

/** Puts the total of a bundle, all its lines together, on the bundle's own line. */
export function withGroupSums(items: readonly CartItem[]): CartItem[] {
  return items.map((head) => {
    if (head.group?.item !== '') return head;
    const members = items.filter(({ group }) => group?.key === head.key);
    const subtotal = addMoney(...members.map((item) => item.subtotal));
    const saving = addMoney(...members.map((item) => item.saving));
    const unit = multiplyMoney(subtotal, 1 / head.quantity);
    return { ...head, group: { ...head.group, unit, subtotal, saving } };
  });
}
