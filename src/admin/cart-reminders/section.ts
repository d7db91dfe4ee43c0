import ReminderIcon from '@mui/icons-material/ShoppingBasketOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const cartRemindersSection: Section = {
  name: 'basket-reminders',
  label: adminMessages['admin.reminders'],
  task: 'marketing',
  icon: ReminderIcon,
  permission: 'manage-marketing',
  screens: {
    list: lazy(() => import('./reminder-list.tsx')),
  },
};
