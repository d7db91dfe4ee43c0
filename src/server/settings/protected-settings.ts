import { isDeepStrictEqual } from 'node:util';
import { writeAudit } from '#server/platform/audit/audit-log.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Actor } from '#server/platform/manager-log/manager-changes.ts';
import type { SettingName, Settings } from './defaults.ts';
import { defaultSettings, isSettingName } from './read-settings.ts';
import { isSecretSetting } from './secret-settings.ts';

// Settings by which somebody could become an administrator, read what others type, or send the shop's
// money elsewhere. They need `manage-security`; every other setting needs `manage-settings`.
// Example: whoever sets the mail server gets the links that reset an administrator's password.

const PROTECTED: readonly SettingName[] = [
  'mail.smtpUrl',
  'locations.googleKey',
  // Hosts of others that are asked, or that visitors' browsers are sent to.
  'locations.nominatimUrl',
  'locations.tileUrl',
  'api.origins',
  'tracking.endpoint',
  'tracking.marketingScripts',
  'tracking.statisticsScripts',
  'tracking.youtubeScript',
  'tracking.vimeoScript',
  'tracking.hosts',
  'webhooks.allowPrivateAddresses',
  'accounts.staffSecondFactor',
  'accounts.staffSessionDays',
  // What staff may do.
  'staff.roles',
  'staff.supportRefundLimit',
  // How long is remembered who did what.
  'accounts.auditDays',
  'accounts.logDays',
  // Whose account the money goes to, and what belongs to the same accounts at the providers.
  'payments.stripePublishableKey',
  'payments.stripeSecretKey',
  'payments.stripeWebhookSecret',
  'payments.paypalClientId',
  'payments.paypalClientSecret',
  'payments.paypalWebhookId',
  'payments.paypalSandbox',
  'payments.stripe',
  'payments.paypal',
];

/** Of a setting that is a manager's otherwise: whose account the money goes to. */
const PROTECTED_FIELDS: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  'payments.bacs': ['accounts'],
};

export interface SettingRight {
  permission: 'manage-security' | 'manage-settings';
  /** Fields of its value that need `manage-security` although the rest does not. */
  protectedFields: readonly string[];
}

export function getRight(name: SettingName): SettingRight {
  return {
    permission: PROTECTED.includes(name) ? 'manage-security' : 'manage-settings',
    protectedFields: PROTECTED_FIELDS[name] ?? [],
  };
}

const FALLBACKS = defaultSettings();

/** Which of the wanted settings would be changed in what is protected. */
export function protectedAmong(
  {
    values = {},
    reset = [],
  }: { values?: Readonly<Record<string, unknown>>; reset?: readonly string[] },
  before: Settings,
): SettingName[] {
  const changes = {
    ...values,
    ...Object.fromEntries(reset.filter(isSettingName).map((name) => [name, FALLBACKS[name]])),
  };
  return Object.entries(changes).flatMap(([name, value]) =>
    isSettingName(name) && changesProtected(name, value, before[name]) ? [name] : [],
  );
}

function changesProtected(name: SettingName, value: unknown, before: unknown): boolean {
  const { permission, protectedFields } = getRight(name);
  // Whether a guess of a secret is right is not to be found out.
  if (permission === 'manage-security') {
    return isSecretSetting(name) || !isDeepStrictEqual(value, before);
  }
  return protectedFields.some(
    (field) => !isDeepStrictEqual(getPart(value, field), getPart(before, field)),
  );
}

function getPart(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
}

/** In the transaction of the change, without values. */
export async function auditProtected(
  db: Db,
  { customerId, keyId }: Actor,
  names: readonly SettingName[],
  now: number,
): Promise<void> {
  for (const setting of names) {
    const details = { setting, ...(keyId !== null && { key: keyId }) };
    await writeAudit(db, { event: 'setting-changed', customerId, details }, now);
  }
}
