import JobIcon from '@mui/icons-material/PendingActionsOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const jobsSection: Section = {
  name: 'jobs',
  label: adminMessages['admin.jobs'],
  hint: adminMessages['admin.jobs.hint'],
  task: 'settings',
  icon: JobIcon,
  permission: 'manage-settings',
  screens: { list: lazy(() => import('./job-list.tsx')) },
};
