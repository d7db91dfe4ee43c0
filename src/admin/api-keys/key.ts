import type { RaRecord } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';

export const PERMISSIONS = ['read', 'write', 'read_write'] as const;

/** As `vitrine/v1/api-keys` answers it; the pair is in the answer that makes it alone. */
export interface ApiKey extends RaRecord<number> {
  name: string;
  permissions: (typeof PERMISSIONS)[number];
  ending: string;
  user_email: string;
  last_used_at: string | null;
  revoked_at: string | null;
  expires_at: string | null;
  consumer_key?: string;
  consumer_secret?: string;
}

export const PERMISSION_CHOICES = PERMISSIONS.map((id) => ({
  id,
  name: adminMessages[`admin.keys.${id}`],
}));
