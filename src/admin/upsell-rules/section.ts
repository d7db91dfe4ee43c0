import RuleIcon from '@mui/icons-material/AltRouteOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const upsellRulesSection: Section = {
  name: 'upsell-rules',
  label: adminMessages['admin.upsellRules'],
  task: 'marketing',
  icon: RuleIcon,
  permission: 'manage-products',
  routes: [{ path: '/upsell-rules', screen: lazy(() => import('./rules-screen.tsx')) }],
};
