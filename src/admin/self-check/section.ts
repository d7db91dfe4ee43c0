import CheckIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const selfCheckSection: Section = {
  name: 'self-check',
  label: adminMessages['admin.selfCheck'],
  hint: adminMessages['admin.selfCheck.hint'],
  task: 'settings',
  icon: CheckIcon,
  permission: 'manage-security',
  routes: [{ path: '/self-check', screen: lazy(() => import('./self-check-screen.tsx')) }],
};
