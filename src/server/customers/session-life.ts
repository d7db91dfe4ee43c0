import { isStaff, type Role } from '#rules/permissions/permissions.ts';
import type { Settings } from '#server/settings/defaults.ts';

const DAY = 24 * 60 * 60_000;

/**
 * How long a log-in lasts, however often the session is used. Staff's is shorter: a browser left open
 * somewhere grants more.
 */
export function sessionLife(settings: Settings, role: Role): number {
  const name = isStaff(role) ? 'accounts.staffSessionDays' : 'accounts.customerSessionDays';
  return settings[name] * DAY;
}
