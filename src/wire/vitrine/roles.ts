import * as z from 'zod/mini';
import { CUSTOM_PERMISSIONS } from '#rules/permissions/custom-roles.ts';
import { PERMISSION_NAMES } from '#rules/permissions/permissions.ts';
import { choice, listOf, nullable, text } from '../wc/field.ts';

// What each role may do, as `vitrine/v1` reads and writes it.

export const roleInput = {
  name: text({ maxLength: 60 }),
  /** What was chosen; what that needs is added by the shop. */
  permissions: listOf(choice(CUSTOM_PERMISSIONS), { most: CUSTOM_PERMISSIONS.length }),
  /** A decimal amount, of one order; null for any amount. */
  refund_limit: nullable(text({ maxLength: 20 })),
};

export const roleReadOnly = {
  id: z.string(),
  built_in: z.boolean(),
  /** How many people have it. */
  people: z.int(),
};

export const roleResponse = z.object({
  ...roleReadOnly,
  /** Empty for a built-in role, which the admin calls by its id. */
  name: z.string(),
  permissions: z.array(z.enum(PERMISSION_NAMES)),
  refund_limit: z.nullable(z.string()),
  /** Whether the limit of a built-in role can be set. */
  has_limit: z.boolean(),
});
export type ShopRole = z.infer<typeof roleResponse>;
