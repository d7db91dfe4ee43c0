import AuditIcon from '@mui/icons-material/GppGoodOutlined';
import LogIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const logSection: Section = {
  name: 'log',
  label: adminMessages['admin.log'],
  hint: adminMessages['admin.log.hint'],
  task: 'settings',
  icon: LogIcon,
  permission: 'see-audit-log',
  screens: { list: lazy(() => import('./change-list.tsx')) },
};

export const auditSection: Section = {
  name: 'audit-log',
  label: adminMessages['admin.audit'],
  hint: adminMessages['admin.audit.hint'],
  task: 'settings',
  icon: AuditIcon,
  permission: 'see-audit-log',
  screens: { list: lazy(() => import('./audit-list.tsx')) },
};
