import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const couponsSection: Section = {
  name: 'coupons',
  label: adminMessages['admin.coupons'],
  task: 'marketing',
  icon: CouponIcon,
  permission: 'manage-coupons',
  screens: {
    list: lazy(() => import('./coupon-list.tsx')),
    edit: lazy(() => import('./coupon-edit.tsx')),
    create: lazy(() => import('./coupon-create.tsx')),
  },
};
