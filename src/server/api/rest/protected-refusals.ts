import { mayMakeCredentials, type ProtectedVerdict } from '#rules/permissions/protected-change.ts';
import type { SettingProblem } from '#server/settings/change-settings.ts';
import type { Manager } from '../manager/manager.ts';
import { getRefusal } from './refusals.ts';
import type { RestError } from './rest-error.ts';

// Refusals of what needs more than a permission: a person instead of a program, or the password again.

const REFUSALS: Readonly<Record<Exclude<ProtectedVerdict, 'yes'>, RestError>> = {
  role: {
    ...getRefusal('edit', '', true),
    message: 'Sorry, only an administrator may change this.',
  },
  program: {
    code: 'vitrine_rest_person_needed',
    message: 'This is done by a person who is logged in, not by a program with this credential.',
    status: 403,
  },
  password: {
    code: 'vitrine_rest_password_needed',
    message: 'Confirm your password first, at vitrine/v1/confirm-password.',
    status: 403,
  },
};

/** Of who must not make credentials, or change those of others, as they ask now. */
export function credentialRefusal(manager: Manager, now: number): RestError | null {
  const verdict = mayMakeCredentials(manager, now);
  return verdict === 'yes' ? null : REFUSALS[verdict];
}

/** Where settings were refused because of who asks: that, with each at its field. */
export function settingRefusal(
  problems: readonly SettingProblem[],
  getName: (field: string) => string,
): RestError | null {
  const [first] = problems;
  const verdict = VERDICTS.find((each) => first?.code === `setting-${each}`);
  if (!verdict) return null;
  const params = Object.fromEntries(
    problems.map(({ field, reason }) => [getName(field), `${getName(field)} ${reason}.`]),
  );
  return { ...REFUSALS[verdict], data: { params } };
}

const VERDICTS = ['role', 'program', 'password'] as const;
