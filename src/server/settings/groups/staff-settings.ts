import * as z from 'zod';
import { CUSTOM_PERMISSIONS } from '#rules/permissions/custom-roles.ts';
import { setting } from './setting.ts';

const MAX_ROLES = 30;
const limit = z.int().min(0).max(1_000_000_000);

export const STAFF_SETTINGS = {
  /** Roles that the shop adds to the built-in ones. */
  'staff.roles': setting(
    z
      .array(
        z.strictObject({
          id: z.templateLiteral(['custom_', z.string().regex(/^[a-z0-9]{1,40}$/)]),
          name: z.string().min(1).max(60),
          permissions: z.array(z.enum(CUSTOM_PERMISSIONS)).max(CUSTOM_PERMISSIONS.length),
          refundLimit: z.nullable(limit),
        }),
      )
      .max(MAX_ROLES),
    [],
  ),
  /** The most that support pays back of one order. */
  'staff.supportRefundLimit': setting(limit, 10_000),
} as const;
