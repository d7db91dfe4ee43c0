import RolesIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const rolesSection: Section = {
  name: 'settings/roles',
  label: adminMessages['admin.roles'],
  hint: adminMessages['admin.roles.hint'],
  task: 'settings',
  icon: RolesIcon,
  permission: 'manage-roles',
  routes: [
    { path: '/settings/roles', screen: lazy(() => import('./role-list.tsx')) },
    { path: '/settings/roles/:id', screen: lazy(() => import('./role-edit.tsx')) },
  ],
};
