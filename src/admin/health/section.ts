import HealthIcon from '@mui/icons-material/MonitorHeartOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const healthSection: Section = {
  name: 'health',
  label: adminMessages['admin.health'],
  hint: adminMessages['admin.health.hint'],
  task: 'settings',
  icon: HealthIcon,
  permission: 'manage-settings',
  routes: [{ path: '/health', screen: lazy(() => import('./health-screen.tsx')) }],
};
