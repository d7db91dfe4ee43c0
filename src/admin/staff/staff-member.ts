import { adminMessages } from '#wire/messages/admin.ts';
import type { Member } from '#wire/vitrine/running.ts';

export const STAFF_ROLES = ['editor', 'shop_manager', 'administrator'] as const;

export const ROLE_CHOICES = STAFF_ROLES.map((id) => ({
  id,
  name: adminMessages[`admin.people.${id}`],
}));

/** How a log-in is protected besides the password. */
export function getSecondFactor({ second_factor: byApp, passkeys }: Member): string {
  const ways = [
    byApp ? adminMessages['admin.people.factorApp'] : '',
    passkeys > 0 ? adminMessages['admin.people.factorPasskey'] : '',
  ].filter(Boolean);
  return ways.join(', ') || adminMessages['admin.people.factorNone'];
}
