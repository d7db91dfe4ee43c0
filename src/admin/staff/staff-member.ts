import { BUILT_IN_ROLES, isBuiltInRole } from '#rules/permissions/permissions.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ShopRole } from '#wire/vitrine/roles.ts';
import type { Member } from '#wire/vitrine/running.ts';

/** The built-in roles of staff, the most powerful one first. */
export const STAFF_ROLES = BUILT_IN_ROLES.filter((role) => role !== 'customer').toReversed();

/** What the shop calls a role; one that was deleted grants nothing and has no name any more. */
export function getRoleName(id: string, name: string): string {
  if (name !== '') return name;
  return isBuiltInRole(id)
    ? adminMessages[`admin.people.${id}`]
    : adminMessages['admin.people.customer'];
}

/** What can be chosen for a person of the staff. */
export function roleChoices(roles: readonly Pick<ShopRole, 'id' | 'name'>[]) {
  const names: readonly string[] = STAFF_ROLES;
  const order = (id: string) => (names.includes(id) ? names.indexOf(id) : names.length);
  return roles
    .toSorted((one, two) => order(one.id) - order(two.id))
    .map(({ id, name }) => ({ id, name: getRoleName(id, name) }));
}

/** How a log-in is protected besides the password. */
export function getSecondFactor({ second_factor: byApp, passkeys }: Member): string {
  const ways = [
    byApp ? adminMessages['admin.people.factorApp'] : '',
    passkeys > 0 ? adminMessages['admin.people.factorPasskey'] : '',
  ].filter(Boolean);
  return ways.join(', ') || adminMessages['admin.people.factorNone'];
}
