import MediaIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const mediaSection: Section = {
  name: 'media',
  label: adminMessages['admin.media'],
  task: 'content',
  icon: MediaIcon,
  permission: 'upload-media',
  routes: [{ path: '/media', screen: lazy(() => import('./media-screen.tsx')) }],
};
