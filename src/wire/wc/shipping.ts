import * as z from 'zod/mini';
import { choice, flag, group, integer, listOf, mixed, responseObject, text } from './field.ts';
import { contextField } from './list-query.ts';
import type { Served } from './response.ts';
import { linked } from './response-parts.ts';

// Shipping zones with their locations and methods.

const METHOD_IDS = ['flat_rate', 'free_shipping', 'local_pickup', 'table_rate'] as const;

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
  method_id: choice(METHOD_IDS),
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
  settings: group({
    title: text({ maxLength: 120 }),
    instructions: text({ maxLength: 5000 }),
    /** Kinds of shipping method, or single ones. Of `cod`. */
    enable_for_methods: listOf(text({ maxLength: 60 }), { most: 200 }),
    enable_for_virtual: choice(['yes', 'no']),
  }),
};

export const optionInput = { value: mixed() };

export const zoneResponse = responseObject({ ...zoneReadOnly, ...zoneInput });
export type ShippingZoneItem = Served<typeof zoneResponse>;

const locationResponse = linked(locationInput.response);
export type LocationItem = Served<typeof locationResponse>;
export const locationsResponse = z.array(locationResponse);

/** One field of a form of settings. */
const settingFieldResponse = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.string(),
  value: z.string(),
  default: z.string(),
  tip: z.string(),
  placeholder: z.string(),
  options: z.optional(z.record(z.string(), z.string())),
});
export type SettingField = Served<typeof settingFieldResponse>;

/** One of several choices, which are in groups. */
const gatewayFieldResponse = z.extend(settingFieldResponse, {
  value: z.union([z.string(), z.array(z.string())]),
  options: z.optional(z.record(z.string(), z.record(z.string(), z.string()))),
});
export type GatewayField = Served<typeof gatewayFieldResponse>;

export const methodResponse = responseObject({
  ...methodReadOnly,
  ...methodInput,
  settings: z.record(z.string(), settingFieldResponse),
});
export type ShippingMethodItem = Served<typeof methodResponse>;

/** A kind of method that a zone can have. */
export const methodKindResponse = linked(
  z.object({ id: z.string(), title: z.string(), description: z.string() }),
);

export const gatewayResponse = responseObject({
  id: z.string(),
  ...gatewayInput,
  order: z.string(),
  method_title: z.string(),
  method_description: z.string(),
  method_supports: z.array(z.string()),
  settings: z.record(z.string(), gatewayFieldResponse),
  needs_setup: z.boolean(),
  post_install_scripts: z.array(z.string()),
  settings_url: z.string(),
  connection_url: z.nullable(z.string()),
  setup_help_text: z.nullable(z.string()),
  required_settings_keys: z.array(z.string()),
});
export type PaymentGateway = Served<typeof gatewayResponse>;

export const optionResponse = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.enum(['text', 'email', 'textarea', 'number', 'checkbox', 'radio', 'select']),
  default: z.string(),
  options: z.optional(z.record(z.string(), z.string())),
  tip: z.optional(z.string()),
  value: z.string(),
  /** Of a single option. */
  group_id: z.optional(z.string()),
});
export type SettingOption = Served<typeof optionResponse>;

export const settingGroupResponse = linked(
  z.object({
    id: z.string(),
    label: z.string(),
    description: z.string(),
    parent_id: z.string(),
    sub_groups: z.array(z.string()),
  }),
);
