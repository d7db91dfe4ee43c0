import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const apiKeysSection: Section = {
  name: 'api-keys',
  label: adminMessages['admin.keys'],
  hint: adminMessages['admin.keys.hint'],
  task: 'settings',
  icon: KeyIcon,
  permission: 'manage-api-keys',
  screens: {
    list: lazy(() => import('./key-list.tsx')),
    create: lazy(() => import('./key-create.tsx')),
  },
};
