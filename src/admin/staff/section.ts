import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const staffSection: Section = {
  name: 'people',
  label: adminMessages['admin.people'],
  hint: adminMessages['admin.people.hint'],
  task: 'settings',
  icon: PeopleIcon,
  permission: 'manage-roles',
  screens: {
    list: lazy(() => import('./staff-list.tsx')),
    edit: lazy(() => import('./staff-edit.tsx')),
    create: lazy(() => import('./staff-invite.tsx')),
  },
};
