import WebhookIcon from '@mui/icons-material/WebhookOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const webhooksSection: Section = {
  name: 'webhooks',
  label: adminMessages['admin.webhooks'],
  hint: adminMessages['admin.webhooks.hint'],
  task: 'settings',
  icon: WebhookIcon,
  permission: 'manage-settings',
  screens: {
    list: lazy(() => import('./webhook-list.tsx')),
    edit: lazy(() => import('./webhook-edit.tsx')),
    create: lazy(() => import('./webhook-create.tsx')),
  },
};
