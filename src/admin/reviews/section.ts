import ReviewIcon from '@mui/icons-material/RateReviewOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const reviewsSection: Section = {
  name: 'reviews',
  label: adminMessages['admin.reviews'],
  task: 'products',
  icon: ReviewIcon,
  permission: 'moderate-reviews',
  screens: {
    list: lazy(() => import('./review-list.tsx')),
    edit: lazy(() => import('./review-edit.tsx')),
  },
  routes: [{ path: '/review-requests', screen: lazy(() => import('./review-requests.tsx')) }],
};
