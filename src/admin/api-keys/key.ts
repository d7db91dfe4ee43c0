import { adminMessages } from '#wire/messages/admin.ts';

export const PERMISSIONS = ['read', 'write', 'read_write'] as const;

export const PERMISSION_CHOICES = PERMISSIONS.map((id) => ({
  id,
  name: adminMessages[`admin.keys.${id}`],
}));
