import HealthIcon from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const catalogHealthSection: Section = {
  name: 'catalogue-health',
  label: adminMessages['admin.catalogueHealth'],
  task: 'products',
  icon: HealthIcon,
  permission: 'manage-products',
  routes: [
    {
      path: '/catalogue-health',
      screen: lazy(() => import('./catalog-health-screen.tsx')),
    },
  ],
};
