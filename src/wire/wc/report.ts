import * as z from 'zod/mini';
import { choice, text } from './field.ts';
import { contextField } from './list-query.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const day = z.optional(text({ pattern: DAY, problem: 'is not a date such as 2026-11-16.' }));

export const reportQuery = {
  context: z._default(contextField, 'view'),
  period: z.optional(choice(['week', 'month', 'last_month', 'year'])),
  date_min: day,
  date_max: day,
};
