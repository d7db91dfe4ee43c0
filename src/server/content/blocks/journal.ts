import * as z from 'zod';
import { listPosts } from '../list-posts.ts';
import { JOURNAL_TAG } from '../tags.ts';
import { block, buttonSettings } from './block.ts';

export const journal = block({
  kind: 'journal',
  settings: z.object({
    title: z.string(),
    link: buttonSettings,
    count: z.int().min(1).max(12).default(3),
  }),
  tags: [JOURNAL_TAG],
  async resolve(ctx, { title, link, count }) {
    return { title, link, posts: await listPosts(ctx, { limit: count }) };
  },
});
