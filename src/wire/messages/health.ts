import type { Message } from '#rules/messages/format.ts';

/**
 * What the shop says of its own health and of the space it uses, and what to do about it. Only
 * managers read it, so it is not among the texts that pages load; a shop overrides it as any other.
 */
export const healthMessages = {
  'health.good': 'All is well.',
  'health.attention': 'The shop works, but something needs a look.',
  'health.bad': 'Something is broken and needs to be repaired now.',
  'health.database': 'The database answers in {took} ms.',
  'health.database.advice':
    'A database this slow makes every page slow. See whether its machine is busy or its disk full.',
  'health.jobsDead': {
    one: 'One job has failed for good.',
    other: '{count} jobs have failed for good.',
  },
  'health.jobsDead.emails': {
    one: 'One job has failed for good; emails are among what was not done.',
    other: '{count} jobs have failed for good, emails among them.',
  },
  'health.jobsDead.none': 'No job has failed for good.',
  'health.jobsDead.advice':
    'Read the last problem of each, mend its cause (for emails mostly the mail server), then try them again.',
  'health.jobsLate': {
    one: 'One job has waited for more than ten minutes: no process does it.',
    other: '{count} jobs have waited for more than ten minutes: no process does them.',
  },
  'health.jobsLate.none': 'Jobs are done on time.',
  'health.jobsLate.advice':
    'Emails are not sent at the moment. Restart the shop; if they still wait, read its log.',
  'health.settings': 'These settings do not fit and have their defaults: {names}.',
  'health.settings.none': 'Every setting fits.',
  'health.settings.advice': 'Open each of them and save it again with a value that fits.',
  'health.faults': 'Faults of the last day: {list}.',
  'health.faults.none': 'No faults in the last day.',
  'health.faults.advice':
    'Something set up here does not work as it is, such as a formula of an option form or a webhook. Open it and mend it.',
  'health.secondFactor': '{count} of {all} people of the staff have no second factor.',
  'health.secondFactor.none': 'Everyone of the staff has a second factor.',
  'health.secondFactor.advice':
    'Ask them to turn one on in their account, under Security: a password alone can be stolen.',
  'health.https': 'The shop is reached without HTTPS.',
  'health.https.none': 'The shop is reached by HTTPS.',
  'health.https.advice':
    'Without it, passwords and addresses travel readable. Put the shop behind a proxy with a certificate.',
  'storage.database': 'Database',
  'storage.media': 'Pictures of the shop',
  'storage.uploads': 'Files of shoppers for their orders',
  'storage.reviews': 'Photos and videos of reviews',
} satisfies Record<string, Message>;

export type HealthMessageKey = keyof typeof healthMessages;
