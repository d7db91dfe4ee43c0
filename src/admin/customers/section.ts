import CustomerIcon from '@mui/icons-material/PeopleOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const customersSection: Section = {
  name: 'customers',
  label: adminMessages['admin.customers'],
  task: 'customers',
  icon: CustomerIcon,
  permission: 'manage-customers',
  screens: {
    list: lazy(() => import('./customer-list.tsx')),
    edit: lazy(() => import('./customer-show.tsx')),
  },
};
