import CampaignIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const campaignsSection: Section = {
  name: 'campaigns',
  label: adminMessages['admin.campaigns'],
  task: 'marketing',
  icon: CampaignIcon,
  permission: 'manage-marketing',
  screens: {
    list: lazy(() => import('./campaign-list.tsx')),
    create: lazy(() => import('./campaign-create.tsx')),
    edit: lazy(() => import('./campaign-edit.tsx')),
  },
  routes: [
    {
      path: '/builder/campaigns/:id',
      screen: lazy(() => import('../builder/campaign-builder-screen.tsx')),
      isBare: true,
    },
  ],
};
