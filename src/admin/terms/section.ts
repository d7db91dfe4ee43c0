import CategoryIcon from '@mui/icons-material/AccountTreeOutlined';
import TagIcon from '@mui/icons-material/LabelOutlined';
import AttributeIcon from '@mui/icons-material/PaletteOutlined';
import BrandIcon from '@mui/icons-material/StorefrontOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

const common = { task: 'products', permission: 'manage-products' } as const;

export const categoriesSection: Section = {
  ...common,
  name: 'categories',
  label: adminMessages['admin.categories'],
  icon: CategoryIcon,
  routes: [{ path: '/categories', screen: lazy(() => import('./category-screen.tsx')) }],
};

export const tagsSection: Section = {
  ...common,
  name: 'tags',
  label: adminMessages['admin.tags'],
  icon: TagIcon,
  routes: [{ path: '/tags', screen: lazy(() => import('./tag-screen.tsx')) }],
};

export const brandsSection: Section = {
  ...common,
  name: 'brands',
  label: adminMessages['admin.brands'],
  icon: BrandIcon,
  routes: [{ path: '/brands', screen: lazy(() => import('./brand-screen.tsx')) }],
};

export const attributesSection: Section = {
  ...common,
  name: 'attributes',
  label: adminMessages['admin.attributes'],
  icon: AttributeIcon,
  routes: [{ path: '/attributes', screen: lazy(() => import('./attribute-screen.tsx')) }],
};
