import BoosterIcon from '@mui/icons-material/RocketLaunchOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const boostersSection: Section = {
  name: 'boosters',
  label: adminMessages['admin.boosters'],
  task: 'marketing',
  icon: BoosterIcon,
  permission: 'manage-products',
  routes: [{ path: '/boosters', screen: lazy(() => import('./boosters-screen.tsx')) }],
};
