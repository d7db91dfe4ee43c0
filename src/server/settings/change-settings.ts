import { isDeepStrictEqual } from 'node:util';
import type { ProtectedVerdict } from '#rules/permissions/protected-change.ts';
import { type RouteProblem, routeProblems } from '#rules/settings/check-routes.ts';
import { type ColorProblem, colorProblems, ratioText } from '#rules/theme/check-palette.ts';
import { COLOR_SCHEMES } from '#rules/theme/palette.ts';
import type { RecordedChange } from './change-as.ts';
import { SETTINGS, type SettingName, type Settings } from './defaults.ts';
import { getGroup, settingLabel } from './describe-setting.ts';
import { auditProtected, protectedAmong } from './protected-settings.ts';
import { defaultSettings, isSettingName, readSettings } from './read-settings.ts';
import { getRefusals, inBrackets, refusalText } from './refusal.ts';
import { saveSetting, writeSetting } from './save-setting.ts';
import { encryptSetting, isSecretSetting, isUnrecorded } from './secret-settings.ts';

// Settings as a manager or a program writes them: all of them or none, each in the log with its value
// before and after. `ctx.db` is a transaction.

export type RefusedVerdict = Exclude<ProtectedVerdict, 'yes'>;

export interface SettingProblem {
  code:
    | 'setting-unknown'
    | 'setting-invalid'
    | 'setting-fixed'
    | 'setting-changed'
    /** Who asks may not: see `rules/permissions/protected-change.ts`. */
    | `setting-${RefusedVerdict}`;
  field: string;
  /** Inside the value: `[accounts][0][iban]`; '' where it is about the whole. */
  path: string;
  /** In the language of the shop. */
  reason: string;
}

export interface RequestedSettings {
  values: Readonly<Record<string, unknown>>;
  /** Names to take back to their defaults. */
  reset?: readonly string[];
  /** What the writer believes the values to be; another value of now is a conflict. */
  was?: Readonly<Record<string, unknown>>;
}

export type ChangedSettings =
  | { ok: true; settings: Settings; changed: SettingName[] }
  | { ok: false; problems: SettingProblem[] };

const FALLBACKS = defaultSettings();

export async function changeSettings(
  { ctx, record, actor }: Pick<RecordedChange, 'ctx' | 'record' | 'actor'>,
  { values, reset = [], was = {} }: RequestedSettings,
): Promise<ChangedSettings> {
  const { db, now } = ctx;
  const before = await readSettings(db, ({ name, reason }) =>
    ctx.report(new Error(reason), { setting: name }),
  );
  const protectedNames = protectedAmong({ values, reset }, before);
  const forbidden = rightProblems(protectedNames, actor.protectedChange, before);
  if (forbidden.length > 0) return { ok: false, problems: forbidden };
  const changes = {
    ...values,
    ...Object.fromEntries(reset.map((name) => [name, getFallback(name)])),
  };
  const parsed = parseSettings(changes, before);
  const problems = [
    ...getConflicts(was, before),
    ...parsed.problems,
    ...fixedProblems(parsed.values, before),
    ...getRoutes(parsed.values, before),
    ...getColors(parsed.values, before),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const names = Object.keys(parsed.values).filter(isSettingName);
  const changed = names.filter((name) => !isDeepStrictEqual(parsed.values[name], before[name]));
  const settings = { ...before, ...parsed.values };
  for (const name of changed) {
    if (reset.includes(name)) await db.deleteFrom('settings').where('name', '=', name).execute();
    else if (isSecretSetting(name)) {
      const stored = encryptSetting(ctx, name, settings[name]);
      await writeSetting(db, name, stored, now);
      settings[name] = stored;
    } else await saveSetting(db, name, settings[name], now);
    const hidden = isUnrecorded(name);
    await record({
      resource: 'setting',
      id: name,
      partOf: { resource: 'settings', id: getGroup(name) },
      action: 'updated',
      before: hidden ? 'secret' : before[name],
      after: hidden ? 'another secret' : settings[name],
    });
  }
  const audited = protectedNames.filter((name) => changed.includes(name));
  await auditProtected(db, actor, audited, now);
  if (changed.length > 0) await ctx.invalidate(['settings']);
  return { ok: true, settings, changed };
}

/** Those the writer may not change, whatever their new values are. */
export function rightProblems(
  names: readonly SettingName[],
  verdict: ProtectedVerdict,
  settings: Settings,
): SettingProblem[] {
  if (verdict === 'yes') return [];
  const reason = refusalText(settings, `settings.refused.${verdict}`);
  return names.map((field) => ({ code: `setting-${verdict}`, field, path: '', reason }));
}

function getFallback(name: string): unknown {
  return isSettingName(name) ? FALLBACKS[name] : undefined;
}

/** Each by its own schema; what they are together is checked where they are saved. */
export function parseSettings(changes: Readonly<Record<string, unknown>>, before: Settings) {
  const values: Partial<Settings> = {};
  const problems: SettingProblem[] = [];
  for (const [name, value] of Object.entries(changes)) {
    if (!isSettingName(name)) {
      const reason = refusalText(before, 'settings.refused.unknown');
      problems.push({ code: 'setting-unknown', field: name, path: '', reason });
      continue;
    }
    const parsed = SETTINGS[name].schema.safeParse(value);
    if (parsed.success) Object.assign(values, { [name]: parsed.data });
    else {
      const refusals = getRefusals(name, value, parsed.error.issues, before);
      problems.push(
        ...refusals.map(({ path, reason }) => ({
          code: 'setting-invalid' as const,
          field: name,
          path: inBrackets(path),
          reason,
        })),
      );
    }
  }
  return { values, problems };
}

function getConflicts(was: Readonly<Record<string, unknown>>, before: Settings): SettingProblem[] {
  return Object.keys(was)
    .filter(isSettingName)
    .filter((name) => !isSecretSetting(name) && !isDeepStrictEqual(was[name], before[name]))
    .map((field) => ({
      code: 'setting-changed',
      field,
      path: '',
      reason: refusalText(before, 'settings.refused.changed'),
    }));
}

/** Stored amounts are counted in the smallest unit: with another one they would be other amounts. */
function fixedProblems(values: Partial<Settings>, before: Settings): SettingProblem[] {
  const { 'currency.decimals': decimals = before['currency.decimals'] } = values;
  if (decimals === before['currency.decimals']) return [];
  const reason = refusalText(before, 'settings.refused.fixed');
  return [{ code: 'setting-fixed', field: 'currency.decimals', path: '', reason }];
}

function getRoutes(values: Partial<Settings>, before: Settings): SettingProblem[] {
  const changed = Object.keys(values).filter((name) => name.startsWith('routes.'));
  if (changed.length === 0) return [];
  return routeProblems(routesIn({ ...before, ...values }), routesIn(FALLBACKS))
    .filter(({ name }) => changed.includes(name))
    .map((problem) => ({
      code: 'setting-invalid',
      field: problem.name,
      path: '',
      reason: routeRefusal(problem, before),
    }));
}

function routeRefusal(problem: RouteProblem, settings: Settings): string {
  switch (problem.code) {
    case 'no-parameters':
      return refusalText(settings, 'settings.refused.noParameters');
    case 'parameters': {
      const { parameters } = problem;
      return refusalText(settings, 'settings.refused.parameters', { parameters });
    }
    case 'reserved':
      return refusalText(settings, 'settings.refused.reserved');
    case 'taken': {
      const page = isSettingName(problem.by) ? settingLabel(problem.by, settings) : problem.by;
      return refusalText(settings, 'settings.refused.taken', { page });
    }
  }
}

/** Colours that cannot be read, each at its field, such as `[accent]` of `theme.light`. */
function getColors(values: Partial<Settings>, before: Settings): SettingProblem[] {
  return COLOR_SCHEMES.flatMap((scheme) =>
    colorProblems(scheme, values[`theme.${scheme}`] ?? {}).map((problem) => ({
      code: 'setting-invalid',
      field: `theme.${scheme}`,
      path: inBrackets([problem.token]),
      reason: contrastRefusal(problem, before),
    })),
  );
}

function contrastRefusal({ token, pair, ratio, needed }: ColorProblem, settings: Settings): string {
  const other = pair.find((each) => each !== token) ?? token;
  const values = { ratio: ratioText(ratio), other, needed: String(needed) };
  return refusalText(settings, 'settings.refused.contrast', values);
}

function routesIn(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      name.startsWith('routes.') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
