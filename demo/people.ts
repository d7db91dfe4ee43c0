import { type CustomerInput, createCustomer } from '#server/accounts/create-customer.ts';
import { claimGuestOrders } from '#server/orders/claim-orders.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type Address, EMPTY_ADDRESS } from '#wire/address.ts';

export const DEMO_MANAGER = 'manager@example.com';
export const DEMO_ADMINISTRATOR = 'administrator@example.com';

const SHOPPER_ADDRESS: Address = {
  ...EMPTY_ADDRESS,
  firstName: 'Jonah',
  lastName: 'Whitfield',
  address1: '18 Orchard Lane',
  city: 'Ithaca',
  state: 'NY',
  postcode: '14850',
  country: 'US',
  phone: '+1 607 555 0142',
};

const ADMINISTRATOR: Omit<CustomerInput, 'passwordHash'> = {
  email: DEMO_ADMINISTRATOR,
  role: 'administrator',
  username: 'admin',
  firstName: 'Ines',
  lastName: 'Castellano',
  emailVerified: true,
};

// The administrator first: programs take it that account 1 is one.
const PEOPLE: Omit<CustomerInput, 'passwordHash'>[] = [
  ADMINISTRATOR,
  {
    email: DEMO_MANAGER,
    role: 'shop_manager',
    firstName: 'Mara',
    lastName: 'Lindqvist',
    emailVerified: true,
  },
  {
    email: 'editor@example.com',
    role: 'editor',
    firstName: 'Tomas',
    lastName: 'Okafor',
    emailVerified: true,
  },
  {
    email: 'shopper@example.com',
    role: 'customer',
    firstName: 'Jonah',
    lastName: 'Whitfield',
    emailVerified: true,
    billing: { ...SHOPPER_ADDRESS, email: 'shopper@example.com' },
    shipping: SHOPPER_ADDRESS,
  },
  {
    email: 'support@example.com',
    role: 'support',
    firstName: 'Priya',
    lastName: 'Halloran',
    emailVerified: true,
  },
  {
    email: 'packer@example.com',
    role: 'packer',
    firstName: 'Bruno',
    lastName: 'Keller',
    emailVerified: true,
  },
];

/** Longer than the oldest order in the shop. */
const KNOWN_FOR = 500 * 24 * 60 * 60 * 1000;

/** False where another process that started at the same moment was first. */
export async function addPeople(trx: Db, passwordHash: string, now: number): Promise<boolean> {
  let added = false;
  for (const person of PEOPLE) {
    const id = await createCustomer(trx, { ...person, passwordHash }, now - KNOWN_FOR);
    added ||= id !== null;
    if (id !== null) await claimGuestOrders({ db: trx, now }, id, person.email);
  }
  return added;
}

/** To a demo shop from before it had one; the others may have been changed or deleted by now. */
export async function addAdministrator(trx: Db, passwordHash: string, now: number): Promise<void> {
  await createCustomer(trx, { ...ADMINISTRATOR, passwordHash }, now);
}

/** The accounts of the demo shop, whatever their names are by now. */
export const DEMO_EMAILS = PEOPLE.map((person) => person.email);
