import * as z from 'zod';
import { REPORT_SCHEDULES } from '#rules/analytics/report-schedule.ts';
import { SALES_KINDS } from '#rules/analytics/sales.ts';
import { refused, setting } from './setting.ts';

/** What reports count, and who gets them by mail. */
export const ANALYTICS_SETTINGS = {
  'analytics.sales': setting(z.enum(SALES_KINDS), 'net'),
  'analytics.report': setting(z.enum(REPORT_SCHEDULES), 'off'),
  'analytics.reportTo': setting(z.array(z.email(refused('email')).max(254)).max(20), []),
  'analytics.reportHour': setting(z.int().min(0).max(23), 7),
} as const;
