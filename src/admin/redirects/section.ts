import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const redirectsSection: Section = {
  name: 'redirects',
  label: adminMessages['admin.redirects'],
  task: 'content',
  icon: RedirectIcon,
  permission: 'edit-content',
  screens: {
    list: lazy(() => import('./redirect-list.tsx')),
    edit: lazy(() => import('./redirect-edit.tsx')),
    create: lazy(() => import('./redirect-create.tsx')),
  },
};
