import type { RaRecord } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';

export const STAFF_ROLES = ['editor', 'shop_manager', 'administrator'] as const;
export type PersonRole = (typeof STAFF_ROLES)[number] | 'customer';

/** As `vitrine/v1/people` answers it. */
export interface StaffMember extends RaRecord<number> {
  email: string;
  name: string;
  role: PersonRole;
  invited: boolean;
  second_factor: boolean;
  passkeys: number;
  last_login_at: string | null;
}

export const ROLE_CHOICES = STAFF_ROLES.map((id) => ({
  id,
  name: adminMessages[`admin.people.${id}`],
}));

/** How a log-in is protected besides the password. */
export function getSecondFactor({ second_factor: byApp, passkeys }: StaffMember): string {
  const ways = [
    byApp ? adminMessages['admin.people.factorApp'] : '',
    passkeys > 0 ? adminMessages['admin.people.factorPasskey'] : '',
  ].filter(Boolean);
  return ways.join(', ') || adminMessages['admin.people.factorNone'];
}
