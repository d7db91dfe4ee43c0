import EmailsIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const emailsSection: Section = {
  name: 'settings/email-texts',
  label: adminMessages['admin.emails'],
  hint: adminMessages['admin.emails.about'],
  task: 'settings',
  icon: EmailsIcon,
  permission: 'manage-settings',
  routes: [
    { path: '/settings/email-texts', screen: lazy(() => import('./email-list.tsx')) },
    { path: '/settings/email-texts/:id', screen: lazy(() => import('./email-edit.tsx')) },
  ],
};
