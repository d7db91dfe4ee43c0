import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const paymentsSection: Section = {
  name: 'settings/payments',
  label: adminMessages['admin.payments'],
  hint: adminMessages['admin.payments.about'],
  task: 'settings',
  icon: PaymentsIcon,
  permission: 'manage-settings',
  routes: [{ path: '/settings/payments', screen: lazy(() => import('./payment-list.tsx')) }],
};
