import ThemeIcon from '@mui/icons-material/PaletteOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

const screen = lazy(() => import('./theme-screen.tsx'));

const phone = lazy(() => import('./phone-screen.tsx'));

export const themeSection: Section = {
  name: 'theme',
  label: adminMessages['admin.theme'],
  task: 'content',
  icon: ThemeIcon,
  permission: 'manage-settings',
  routes: [
    { path: '/theme', screen },
    { path: '/set-up/phone', screen: phone },
    // Where the search for settings leads.
    { path: '/settings/theme', screen },
  ],
};
