import ShippingClassIcon from '@mui/icons-material/LocalShippingOutlined';
import TaxClassIcon from '@mui/icons-material/PercentOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

const common = { task: 'settings', permission: 'manage-settings' } as const;

export const shippingClassesSection: Section = {
  ...common,
  name: 'settings/shipping-classes',
  label: adminMessages['admin.shippingClasses'],
  hint: adminMessages['admin.shippingClasses.about'],
  icon: ShippingClassIcon,
  routes: [
    { path: '/settings/shipping-classes', screen: lazy(() => import('./shipping-classes.tsx')) },
  ],
};

export const taxClassesSection: Section = {
  ...common,
  name: 'settings/tax-classes',
  label: adminMessages['admin.taxClasses'],
  hint: adminMessages['admin.taxClasses.about'],
  icon: TaxClassIcon,
  routes: [{ path: '/settings/tax-classes', screen: lazy(() => import('./tax-classes.tsx')) }],
};
