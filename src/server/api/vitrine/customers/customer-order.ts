/** The sorts of the list of customers, and the columns they mean. */
export const ORDER_BY = {
  spent: 'spent',
  orders: 'orders',
  last_order: 'last_order_at',
  since: 'since',
  name: 'name',
  email: 'email',
  country: 'country',
  // What a list asks for that does not mind.
  id: 'since',
} as const;
