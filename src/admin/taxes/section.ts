import TaxesIcon from '@mui/icons-material/ReceiptOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const taxesSection: Section = {
  name: 'settings/tax-rates',
  label: adminMessages['admin.taxes'],
  hint: adminMessages['admin.taxes.about'],
  task: 'settings',
  icon: TaxesIcon,
  permission: 'manage-settings',
  routes: [{ path: '/settings/tax-rates', screen: lazy(() => import('./tax-list.tsx')) }],
};
