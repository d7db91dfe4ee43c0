import { EVERY_PART_OPTIONAL } from '#rules/addresses/field-requirements.ts';
import type { AddressUse } from '#rules/addresses/postal-address.ts';
import { isCountry } from '#server/addresses/countries.ts';
import { settleAddress } from '#server/addresses/settle-address.ts';
import { accountById } from '#server/customers/find-customer.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Address } from '#wire/address.ts';
import type { OrderProblem } from '../order-problem.ts';
import type { HandFields } from './hand-order.ts';

/**
 * Addresses as they are stored; an empty shipping address is none. A manager may fill in every part, and
 * a country that there is none of stays as a program wrote it.
 */
export function settledFields<Fields extends Pick<HandFields, 'billing' | 'shipping'>>(
  fields: Fields,
): Fields {
  const billing = settled(fields.billing, 'billing');
  const shippingAddress = fields.shipping && settled(fields.shipping, 'shipping');
  const empty =
    shippingAddress === null || Object.values(shippingAddress).every((text) => text === '');
  return { ...fields, billing, shipping: empty ? null : shippingAddress };
}

function settled(sent: Address, use: AddressUse): Address {
  const { address } = settleAddress(sent, use, EVERY_PART_OPTIONAL);
  return isCountry(address.country) ? address : { ...address, country: sent.country.trim() };
}

export async function unknownCustomer(
  { db }: ShopContext,
  customerId: number | null,
): Promise<OrderProblem | null> {
  if (customerId === null || (await accountById(db, customerId))) return null;
  return { code: 'ordering.problem.customer', field: 'customer_id' };
}
