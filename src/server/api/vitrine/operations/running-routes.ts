import type { RestRoute } from '../../rest/rest-route.ts';
import { administratorsRoute } from './administrators.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { attentionRoutes } from './attention.ts';
import { auditRoutes } from './audit-log.ts';
import { backupRoutes } from './backup.ts';
import { changeRoutes } from './changes.ts';
import { confirmPasswordRoute } from './confirm-password.ts';
import { contactRoutes } from './contact-messages.ts';
import { emailRoutes } from './emails.ts';
import { healthRoutes } from './health.ts';
import { jobRoutes } from './jobs.ts';
import { mailServerRoutes } from './mail-server.ts';
import { paymentAccountRoute } from './payment-accounts.ts';
import { paymentCheck } from './payment-check.ts';
import { peopleRoutes } from './people.ts';
import { preferenceRoute } from './preferences.ts';
import { roleRoutes } from './roles.ts';
import { savedViewRoutes } from './saved-views.ts';
import { searchMisses } from './search-misses.ts';
import { selfCheckRoutes } from './self-check.ts';
import { setUpRoutes } from './set-up.ts';
import { settingRoutes } from './settings.ts';
import { subscriberRoutes } from './subscribers.ts';
import { textRoutes } from './texts.ts';

/** What running the shop takes: what visitors asked for, settings, emails, jobs, people. */
export const runningRoutes: readonly RestRoute[] = [
  ...settingRoutes,
  ...jobRoutes,
  ...changeRoutes,
  ...auditRoutes,
  ...healthRoutes,
  ...backupRoutes,
  ...selfCheckRoutes,
  ...attentionRoutes,
  ...setUpRoutes,
  ...emailRoutes,
  ...mailServerRoutes,
  ...textRoutes,
  ...apiKeyRoutes,
  ...peopleRoutes,
  ...roleRoutes,
  ...contactRoutes,
  ...subscriberRoutes,
  ...savedViewRoutes,
  preferenceRoute,
  administratorsRoute,
  searchMisses,
  paymentCheck,
  paymentAccountRoute,
  confirmPasswordRoute,
];
