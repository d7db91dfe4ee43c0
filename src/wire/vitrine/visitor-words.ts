import * as z from 'zod/mini';
import { choice, integer } from '../wc/field.ts';

// What visitors wrote and searched for, as `vitrine/v1` lists it.

const moment = z.iso.datetime();

export const contactQuery = {
  status: z._default(choice(['sent', 'spam']), 'sent'),
  page: z._default(integer({ minimum: 1, maximum: 1_000_000 }), 1),
  per_page: z._default(integer({ minimum: 1, maximum: 100 }), 20),
};

export const contactResponse = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    text: z.string(),
    sent_at: moment,
  }),
);

export const missQuery = {
  per_page: z._default(integer({ minimum: 1, maximum: 100 }), 20),
};

export const missResponse = z.array(
  z.object({ term: z.string(), count: z.int(), first_searched: moment, last_searched: moment }),
);
