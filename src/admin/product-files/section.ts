import FilesIcon from '@mui/icons-material/ImportExportOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const productFilesSection: Section = {
  name: 'product-files',
  label: adminMessages['admin.product-files'],
  task: 'products',
  icon: FilesIcon,
  permission: 'manage-products',
  routes: [{ path: '/product-files', screen: lazy(() => import('./product-files.tsx')) }],
};
