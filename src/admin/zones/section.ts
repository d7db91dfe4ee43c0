import ZonesIcon from '@mui/icons-material/PublicOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const zonesSection: Section = {
  name: 'settings/zones',
  label: adminMessages['admin.zones'],
  hint: adminMessages['admin.zones.about'],
  task: 'settings',
  icon: ZonesIcon,
  permission: 'manage-settings',
  routes: [
    { path: '/settings/zones', screen: lazy(() => import('./zone-list.tsx')) },
    { path: '/settings/zones/:id', screen: lazy(() => import('./zone-edit.tsx')) },
  ],
};
