import { rightsFor } from '#rules/permissions/custom-roles.ts';
import type { Rights, Role } from '#rules/permissions/permissions.ts';
import type { Settings } from '#server/settings/defaults.ts';

/** What this role may do in the shop as it is set up now. */
export function getRights(settings: Settings, role: Role): Rights {
  return rightsFor(role, {
    customRoles: settings['staff.roles'],
    supportRefundLimit: settings['staff.supportRefundLimit'],
  });
}
