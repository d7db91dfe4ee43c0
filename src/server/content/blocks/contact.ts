import * as z from 'zod';
import { groupMessages } from '#server/language/messages.ts';
import { NO_VALUES } from '#wire/forms/contact-fields.ts';
import { block } from './block.ts';

/** A form by which visitors write to the shop. */
export const contact = block({
  kind: 'contact',
  settings: z.object({ title: z.string().default(''), text: z.string().default('') }),
  tags: [],
  resolve: async ({ settings }, words) => ({
    ...words,
    email: settings['shop.email'],
    answer: null,
    values: NO_VALUES,
    messages: groupMessages(settings, 'contact'),
  }),
});
