import type { Address } from '../address.ts';

// The names of an address on a form, with the kind of field each is read as.

export const billingFields = <Field>(field: Field) => ({
  billing_first_name: field,
  billing_last_name: field,
  billing_company: field,
  billing_country: field,
  billing_state: field,
  billing_city: field,
  billing_address_1: field,
  billing_address_2: field,
  billing_postcode: field,
  billing_phone: field,
  billing_email: field,
});

export const shippingFields = <Field>(field: Field) => ({
  shipping_first_name: field,
  shipping_last_name: field,
  shipping_company: field,
  shipping_country: field,
  shipping_state: field,
  shipping_city: field,
  shipping_address_1: field,
  shipping_address_2: field,
  shipping_postcode: field,
  shipping_phone: field,
  shipping_email: field,
});

type Sent<Names extends string, Text> = Record<Names, Text>;
type BillingName = keyof ReturnType<typeof billingFields>;
type ShippingName = keyof ReturnType<typeof shippingFields>;

export const getBilling = <Text>(sent: Sent<BillingName, Text>): Record<keyof Address, Text> => ({
  firstName: sent.billing_first_name,
  lastName: sent.billing_last_name,
  company: sent.billing_company,
  country: sent.billing_country,
  state: sent.billing_state,
  city: sent.billing_city,
  address1: sent.billing_address_1,
  address2: sent.billing_address_2,
  postcode: sent.billing_postcode,
  phone: sent.billing_phone,
  email: sent.billing_email,
});

export const getShipping = <Text>(sent: Sent<ShippingName, Text>): Record<keyof Address, Text> => ({
  firstName: sent.shipping_first_name,
  lastName: sent.shipping_last_name,
  company: sent.shipping_company,
  country: sent.shipping_country,
  state: sent.shipping_state,
  city: sent.shipping_city,
  address1: sent.shipping_address_1,
  address2: sent.shipping_address_2,
  postcode: sent.shipping_postcode,
  phone: sent.shipping_phone,
  email: sent.shipping_email,
});
