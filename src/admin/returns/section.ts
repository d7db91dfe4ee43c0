import ReturnIcon from '@mui/icons-material/AssignmentReturnOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const returnsSection: Section = {
  name: 'returns',
  label: adminMessages['admin.returns'],
  task: 'orders',
  icon: ReturnIcon,
  permission: 'see-all-orders',
  screens: {
    list: lazy(() => import('./return-list.tsx')),
    show: lazy(() => import('./return-show.tsx')),
  },
};
