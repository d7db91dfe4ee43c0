import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const giftCardsSection: Section = {
  name: 'gift-cards',
  label: adminMessages['admin.giftCards'],
  task: 'marketing',
  icon: GiftIcon,
  permission: 'manage-gift-cards',
  screens: {
    list: lazy(() => import('./gift-card-list.tsx')),
    create: lazy(() => import('./gift-card-create.tsx')),
    show: lazy(() => import('./gift-card-show.tsx')),
  },
};
