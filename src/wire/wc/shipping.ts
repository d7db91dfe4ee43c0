import * as z from 'zod/mini';
import { choice, flag, group, integer, listOf, mixed, text } from './field.ts';
import { contextField } from './list-query.ts';

// Shipping zones with their locations and methods.

const order = integer({ minimum: 0, maximum: 10_000 });

export const zoneInput = { name: text({ maxLength: 80 }), order };
export const zoneReadOnly = { id: integer() };

export const locationInput = group({
  code: text({ maxLength: 60 }),
  type: choice(['postcode', 'state', 'country', 'continent']),
});
export const locationList = listOf(locationInput, { most: 2000 });

const settingText = z.pipe(z.union([z.string().check(z.trim()), z.number()]), z.transform(String));

export const methodInput = {
  method_id: choice(['flat_rate', 'free_shipping', 'local_pickup']),
  order,
  enabled: flag(),
  /** By the names of the method's own fields, which depend on the shop's shipping classes. */
  settings: z.record(z.string(), settingText),
};
export const methodReadOnly = {
  id: integer(),
  instance_id: integer(),
  title: text(),
  method_title: text(),
  method_description: text(),
};
export const contextQuery = { context: z._default(contextField, 'view') };

export const gatewayInput = {
  title: text({ maxLength: 120 }),
  description: text({ maxLength: 2000 }),
  order: mixed(),
  enabled: flag(),
  settings: group({ title: text({ maxLength: 120 }), instructions: text({ maxLength: 5000 }) }),
};

export const optionInput = { value: mixed() };
