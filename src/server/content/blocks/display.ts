import * as z from 'zod';
import { hasKnownYear, YEARS_ALLOWED } from '#rules/dates/year-limits.ts';
import {
  BLOCK_BACKGROUNDS,
  BLOCK_DEVICES,
  BLOCK_SPACINGS,
  BLOCK_WIDTHS,
} from '#wire/blocks/display.ts';

/** A minute on the shop's clock. */
export const localMinute = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/)
  .refine(hasKnownYear, YEARS_ALLOWED)
  .meta({ format: 'local-minute' });

/** Settings that every kind of block has, under the name `display`. */
export const displaySettings = z.object({
  spacing: z.enum(BLOCK_SPACINGS).default('usual'),
  width: z.enum(BLOCK_WIDTHS).default('usual'),
  background: z.enum(BLOCK_BACKGROUNDS).default('none'),
  devices: z.enum(BLOCK_DEVICES).default('all'),
  from: localMinute.nullable().default(null),
  until: localMinute.nullable().default(null),
});

export const withDisplay = z.object({ display: displaySettings.optional() });
