import ProductIcon from '@mui/icons-material/SellOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const productsSection: Section = {
  name: 'products',
  label: adminMessages['admin.products'],
  task: 'products',
  icon: ProductIcon,
  permission: 'manage-products',
  screens: {
    list: lazy(() => import('./product-list.tsx')),
    create: lazy(() => import('./product-create.tsx')),
    edit: lazy(() => import('./product-edit.tsx')),
  },
};
