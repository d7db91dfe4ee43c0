import SubscriberIcon from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const subscribersSection: Section = {
  name: 'subscribers',
  label: adminMessages['admin.subscribers'],
  task: 'marketing',
  icon: SubscriberIcon,
  permission: 'manage-marketing',
  screens: {
    list: lazy(() => import('./subscriber-list.tsx')),
  },
};
