import * as z from 'zod/mini';
import { choice, day } from './field.ts';
import { contextField } from './list-query.ts';

export const reportQuery = {
  context: z._default(contextField, 'view'),
  period: z.optional(choice(['week', 'month', 'last_month', 'year'])),
  date_min: z.optional(day()),
  date_max: z.optional(day()),
};
