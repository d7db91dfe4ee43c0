import { recordKeys } from '../../records/record-keys.ts';
import type { Condition } from './condition.ts';
import { countries } from './countries.ts';
import { customerLimit } from './customer-limit.ts';
import { emails } from './emails.ts';
import { expires } from './expires.ts';
import { maximumSpend } from './maximum-spend.ts';
import { minimumSpend } from './minimum-spend.ts';
import { noSaleItems } from './no-sale-items.ts';
import { notFor } from './not-for.ts';
import { onlyFor } from './only-for.ts';
import { paymentMethods } from './payment-methods.ts';
import { ranges } from './ranges.ts';
import { roles } from './roles.ts';
import { shippingMethods } from './shipping-methods.ts';
import { starts } from './starts.ts';
import { usageLimit } from './usage-limit.ts';

/** Every condition by its code, in the order of checking: the simplest reason comes first. */
const all = {
  starts,
  expires,
  usageLimit,
  customerLimit,
  emails,
  roles,
  countries,
  shippingMethods,
  paymentMethods,
  onlyFor,
  notFor,
  noSaleItems,
  minimumSpend,
  maximumSpend,
  ranges,
};

export type ConditionCode = keyof typeof all;
export type ConditionArguments = {
  [Code in ConditionCode]: (typeof all)[Code] extends Condition<infer Arguments>
    ? Arguments
    : never;
};

/** The conditions of a coupon: at most one of each, with its arguments. */
export type CouponConditions = { readonly [Code in ConditionCode]?: ConditionArguments[Code] };

export const CONDITIONS: { readonly [Code in ConditionCode]: Condition<ConditionArguments[Code]> } =
  all;
export const CONDITION_CODES = recordKeys(all);
