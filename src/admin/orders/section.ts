import OrderIcon from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const ordersSection: Section = {
  name: 'orders',
  label: adminMessages['admin.orders'],
  task: 'orders',
  icon: OrderIcon,
  permission: 'see-all-orders',
  screens: {
    list: lazy(() => import('./order-list.tsx')),
    edit: lazy(() => import('./order-show.tsx')),
    create: lazy(() => import('./order-create.tsx')),
  },
};
