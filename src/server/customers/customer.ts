import type { Selectable } from 'kysely';
import { isStaff, type Rights, type Role } from '#rules/permissions/permissions.ts';
import { decodeFlag, decodeJson } from '#server/platform/database/codec.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { type Address, address } from '#wire/address.ts';
import { getRights } from './get-rights.ts';
import type { CustomerTables } from './tables.ts';

/** A person with an account. */
export interface Customer {
  id: number;
  email: string;
  emailVerified: boolean;
  /** How the shop calls them. */
  name: string;
  firstName: string;
  lastName: string;
  /** What they may do: staff who still owes the second factor has the rights of a customer. */
  rights: Rights;
  /** The role the account was given. */
  assignedRole: Role;
  /** A code is asked for at log-in. */
  secondFactor: boolean;
  /** The shop asks this person for a second factor, and there is none yet. */
  owesSecondFactor: boolean;
  billing: Address;
  shipping: Address;
  createdAt: number;
}

export const CUSTOMER_COLUMNS = [
  'customers.id',
  'customers.email',
  'customers.email_verified',
  'customers.role',
  'customers.first_name',
  'customers.last_name',
  'customers.display_name',
  'customers.totp_secret',
  'customers.billing',
  'customers.shipping',
  'customers.created_at',
] as const;

type NameOf<Column> = Column extends `customers.${infer Name}` ? Name : never;
export type CustomerRow = Pick<
  Selectable<CustomerTables['customers']>,
  NameOf<(typeof CUSTOMER_COLUMNS)[number]> & keyof CustomerTables['customers']
>;

export function getCustomer(row: CustomerRow, settings: Settings): Customer {
  const secondFactor = row.totp_secret !== '';
  const owes = settings['accounts.staffSecondFactor'] && isStaff(row.role) && !secondFactor;
  return {
    id: row.id,
    email: row.email,
    emailVerified: decodeFlag(row.email_verified),
    name: row.display_name || row.first_name || row.email.split('@')[0] || row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    rights: getRights(settings, owes ? 'customer' : row.role),
    assignedRole: row.role,
    secondFactor,
    owesSecondFactor: owes,
    billing: decodeJson(row.billing, address),
    shipping: decodeJson(row.shipping, address),
    createdAt: row.created_at,
  };
}
