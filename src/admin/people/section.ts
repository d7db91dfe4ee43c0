import PeopleIcon from '@mui/icons-material/GroupsOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const peopleSection: Section = {
  name: 'people',
  label: adminMessages['admin.people'],
  hint: adminMessages['admin.people.hint'],
  task: 'settings',
  icon: PeopleIcon,
  permission: 'manage-roles',
  screens: {
    list: lazy(() => import('./people-list.tsx')),
    edit: lazy(() => import('./person-edit.tsx')),
    create: lazy(() => import('./person-invite.tsx')),
  },
};
