import * as z from 'zod/mini';
import { choice, describedAs, group, integer, listOf, nullable } from './field.ts';

// What is saved with a product and is no field of it: its option forms, its boosters, its upsell bar.

const nullableRecord = () =>
  describedAs(z.nullable(z.record(z.string(), z.unknown())), {
    type: ['object', 'null'],
    description: 'Fields that differ from the setting; {"off": true} leaves the product out.',
  });

export const boosterSettingsInput = {
  countdown: nullableRecord(),
  stock: nullableRecord(),
  delivery: nullableRecord(),
  freeShipping: nullableRecord(),
  sale: nullableRecord(),
  viewers: nullableRecord(),
};

export const upsellInput = {
  /** Null takes what the shop's settings say. */
  source: nullable(choice(['chosen', 'computed', 'off'])),
  items: listOf(integer({ minimum: 1 }), { most: 20 }),
};

/** Ids of the forms for single products that the product is to have. */
export const productForms = listOf(integer({ minimum: 1 }), { most: 50 });

/** Of `extensions.vitrine` of a product that is written. */
export const productParts = {
  option_forms: productForms,
  boosters: group(boosterSettingsInput),
  upsells: group(upsellInput),
};
