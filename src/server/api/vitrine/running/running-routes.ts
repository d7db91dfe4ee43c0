import type { RestRoute } from '../../rest/rest-route.ts';
import { contactMessages } from './contact-messages.ts';
import { searchMisses } from './search-misses.ts';
import { settingRoutes } from './settings.ts';

/** What running the shop takes: what visitors asked for, settings, emails, jobs, people. */
export const runningRoutes: readonly RestRoute[] = [
  ...settingRoutes,
  contactMessages,
  searchMisses,
];
