// Payment methods in the order of the shop. Those it does not name follow in the order they had, so that
// a new one is seen.
// Example: byOrder([bacs, cheque, cod], ['cod']) is cod, bacs, cheque.

export function byOrder<Method extends { readonly id: string }>(
  methods: readonly Method[],
  order: readonly string[],
): Method[] {
  const place = ({ id }: Method) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...methods].sort((one, other) => place(one) - place(other));
}
