import MenuIcon from '@mui/icons-material/AccountTreeOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

const screen = lazy(() => import('./menus-screen.tsx'));

export const menusSection: Section = {
  name: 'menus',
  label: adminMessages['admin.menus'],
  task: 'content',
  icon: MenuIcon,
  permission: 'edit-content',
  routes: [
    { path: '/menus', screen },
    // The links over the panel of a menu item lead here: a panel is made of the entries below it.
    { path: '/builder/menus', screen },
  ],
};
