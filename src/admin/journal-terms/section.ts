import CategoryIcon from '@mui/icons-material/BookmarksOutlined';
import TagIcon from '@mui/icons-material/LabelOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

const shared = {
  task: 'content',
  permission: 'edit-content',
  screens: {
    list: lazy(() => import('./term-list.tsx')),
    edit: lazy(() => import('./term-edit.tsx')),
    create: lazy(() => import('./term-create.tsx')),
  },
} as const;

export const postCategoriesSection: Section = {
  ...shared,
  name: 'post-categories',
  label: adminMessages['admin.postCategories'],
  icon: CategoryIcon,
};

export const postTagsSection: Section = {
  ...shared,
  name: 'post-tags',
  label: adminMessages['admin.postTags'],
  icon: TagIcon,
};
