import PackingIcon from '@mui/icons-material/Inventory2Outlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const packingSection: Section = {
  name: 'packing',
  label: adminMessages['admin.packing'],
  task: 'orders',
  icon: PackingIcon,
  permission: 'pack-orders',
  routes: [{ path: '/packing', screen: lazy(() => import('./packing-screen.tsx')) }],
};
