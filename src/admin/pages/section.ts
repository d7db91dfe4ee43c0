import PostIcon from '@mui/icons-material/ArticleOutlined';
import PageIcon from '@mui/icons-material/WebOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

const list = lazy(() => import('./page-list.tsx'));
const edit = lazy(() => import('./page-edit.tsx'));
const legal = lazy(() => import('./legal-screen.tsx'));
const builder = lazy(() => import('../builder/builder-screen.tsx'));
const setBuilder = lazy(() => import('../builder/set-builder-screen.tsx'));

export const pagesSection: Section = {
  name: 'pages',
  label: adminMessages['admin.pages'],
  task: 'content',
  icon: PageIcon,
  permission: 'edit-content',
  screens: { list, edit },
  // Links over blocks lead here; pages and posts have one space of numbers.
  routes: [
    { path: '/set-up/legal', screen: legal },
    { path: '/builder/:id', screen: builder, isBare: true },
    { path: '/builder/sets/:id', screen: setBuilder, isBare: true },
  ],
};

export const postsSection: Section = {
  name: 'posts',
  label: adminMessages['admin.posts'],
  task: 'content',
  icon: PostIcon,
  permission: 'edit-content',
  screens: { list, edit },
};
