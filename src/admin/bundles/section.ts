import BundleIcon from '@mui/icons-material/CardGiftcardOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const bundlesSection: Section = {
  name: 'bundles',
  label: adminMessages['admin.bundles'],
  task: 'products',
  icon: BundleIcon,
  permission: 'manage-products',
  screens: {
    list: lazy(() => import('./bundle-list.tsx')),
    create: lazy(() => import('./bundle-create.tsx')),
    edit: lazy(() => import('./bundle-edit.tsx')),
  },
};
