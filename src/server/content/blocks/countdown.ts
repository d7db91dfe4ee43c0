import * as z from 'zod';
import { groupMessages } from '#server/language/messages.ts';
import { block } from './block.ts';
import { localMinute } from './display.ts';

/** To a minute on the shop's clock; at zero it goes, or a message stands in its place. */
export const countdown = block({
  kind: 'countdown',
  settings: z.object({
    title: z.string().default(''),
    until: localMinute,
    /** '' where it goes. */
    message: z.string().default(''),
  }),
  tags: [],
  async resolve({ settings }, { title, until, message }) {
    const [startDate = '', time = ''] = until.split('T');
    const end = message === '' ? ('hide' as const) : ('message' as const);
    return {
      countdown: { title, message, startDate, time, end },
      messages: groupMessages(settings, 'boosters'),
    };
  },
});
