import TextsIcon from '@mui/icons-material/TextFieldsOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const textsSection: Section = {
  name: 'settings/texts',
  label: adminMessages['admin.texts'],
  hint: adminMessages['admin.texts.about'],
  task: 'settings',
  icon: TextsIcon,
  permission: 'manage-settings',
  routes: [{ path: '/settings/texts', screen: lazy(() => import('./text-list.tsx')) }],
};
