import BackupIcon from '@mui/icons-material/BackupOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const backupsSection: Section = {
  name: 'backups',
  label: adminMessages['admin.backups'],
  hint: adminMessages['admin.backups.hint'],
  task: 'settings',
  icon: BackupIcon,
  permission: 'manage-security',
  routes: [{ path: '/backups', screen: lazy(() => import('./backup-screen.tsx')) }],
};
