import AnalyticsIcon from '@mui/icons-material/InsightsOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const analyticsSection: Section = {
  name: 'analytics',
  label: adminMessages['admin.analytics'],
  task: 'analytics',
  icon: AnalyticsIcon,
  permission: 'see-reports',
  routes: [{ path: '/analytics', screen: lazy(() => import('./analytics-screen.tsx')) }],
};
