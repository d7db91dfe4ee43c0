import type { Message } from '#rules/messages/format.ts';

/**
 * What the shop says of its own health and of the space it uses, and what to do about it. Only
 * managers read it, so it is not among the texts that pages load; a shop overrides it as any other.
 */
export const healthMessages = {
  'health.good': 'All is well.',
  'health.attention': 'The shop is working, but something needs your attention.',
  'health.bad': 'Something is broken and needs fixing now.',
  'health.database': 'The database answers in {took} ms.',
  'health.database.advice':
    'A database this slow slows down every page. Check whether its machine is busy or its disk is full.',
  'health.replica': 'The replica of the database is up to date.',
  'health.replica.away': 'The replica of the database cannot be used.',
  'health.replica.behind': {
    one: 'The replica of the database is one second behind.',
    other: 'The replica of the database is {count} seconds behind.',
  },
  'health.replica.advice':
    'Until it catches up, the main database serves its pages and lists: nothing is out of date, but the main database has more to do. Check the replica’s server and the shop’s log.',
  'health.jobsDead': {
    one: 'One job has failed permanently.',
    other: '{count} jobs have failed permanently.',
  },
  'health.jobsDead.emails': {
    one: 'One job has failed permanently; it includes emails.',
    other: '{count} jobs have failed permanently, including emails.',
  },
  'health.jobsDead.none': 'No job has failed permanently.',
  'health.jobsDead.advice':
    'Read the last error of each, fix the cause (for emails usually the mail server), then try again.',
  'health.mail.files':
    'Emails reach nobody: no mail server is set, so they are stored as files on the server.',
  'health.mail.unreadable':
    'Emails wait: the stored mail server cannot be read, because it was saved with another SECRET_KEY.',
  'health.mail.untried':
    'No email has left yet: the mail server {server} is set, and nothing has been sent through it.',
  'health.mail.failing':
    'Emails do not leave: the mail server {server} said “{error}” to the last one.',
  'health.mail.advice': 'Check the mail server under Settings, Emails, and send a test there.',
  'health.cdn': 'The CDN did not take the last purge: visitors may see pages as they were before.',
  'health.cdn.advice':
    'It is sent again by itself. Check CDN_PURGE_URL and CDN_PURGE_TOKEN; the log says what the CDN answered.',
  'health.jobsLate': {
    one: 'One job has been waiting for more than ten minutes: nothing is processing it.',
    other: '{count} jobs have been waiting for more than ten minutes: nothing is processing them.',
  },
  'health.jobsLate.none': 'Jobs are running on time.',
  'health.jobsLate.advice':
    'Emails are not being sent right now. Restart the shop; if they are still waiting, check its log.',
  'health.settings': 'These settings are not valid and use their defaults: {names}.',
  'health.settings.none': 'All settings are valid.',
  'health.settings.advice': 'Open each one and save it with a valid value.',
  'health.faults': 'Errors in the last day: {list}.',
  'health.faults.none': 'No errors in the last day.',
  'health.faults.advice':
    'Something that was set up here does not work, such as a formula in an option form or a webhook. Open it and fix it.',
  'health.backup': 'The last backup was made {age}.',
  'health.backup.none': 'No backup was found.',
  'health.backup.advice':
    'Backups are made on a schedule, and the last one is overdue. An administrator can see why under Backups.',
  'health.secondFactor': '{count} of {all} staff members do not use two-factor authentication.',
  'health.secondFactor.none': 'All staff use two-factor authentication.',
  'health.secondFactor.advice':
    'Ask them to turn one on in their account, under Security: a password alone can be stolen.',
  'health.https': 'The shop is served without HTTPS.',
  'health.https.none': 'The shop is served over HTTPS.',
  'health.https.advice':
    'Without it, passwords and addresses are sent unencrypted. Put the shop behind a proxy with a certificate.',
  'storage.database': 'Database',
  'storage.media': 'Pictures of the shop',
  'storage.uploads': 'Files uploaded with orders',
  'storage.reviews': 'Photos and videos of reviews',
} satisfies Record<string, Message>;

export type HealthMessageKey = keyof typeof healthMessages;
