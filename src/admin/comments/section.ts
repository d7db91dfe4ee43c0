import CommentIcon from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';

export const commentsSection: Section = {
  name: 'comments',
  label: adminMessages['admin.comments'],
  task: 'content',
  icon: CommentIcon,
  permission: 'edit-content',
  screens: { list: lazy(() => import('./comment-list.tsx')) },
};
