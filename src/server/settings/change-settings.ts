import { isDeepStrictEqual } from 'node:util';
import { routeProblems } from '#rules/settings/check-routes.ts';
import type { OwnChange } from './change-as.ts';
import { SETTINGS, type SettingName, type Settings } from './defaults.ts';
import { isSecretSetting } from './describe-setting.ts';
import { defaultSettings, isSettingName, readSettings } from './read-settings.ts';
import { saveSetting } from './save-setting.ts';

// Settings as a manager or a program writes them: all of them or none, each in the log with its value
// before and after. `ctx.db` is a transaction.

export interface SettingProblem {
  code: 'setting-unknown' | 'setting-invalid' | 'setting-fixed' | 'setting-changed';
  field: string;
  reason: string;
}

export interface WantedSettings {
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
  { ctx, record }: Pick<OwnChange, 'ctx' | 'record'>,
  { values, reset = [], was = {} }: WantedSettings,
): Promise<ChangedSettings> {
  const { db, now } = ctx;
  const before = await readSettings(db, ({ name, reason }) =>
    ctx.report(new Error(reason), { setting: name }),
  );
  const wanted = {
    ...values,
    ...Object.fromEntries(reset.map((name) => [name, fallbackOf(name)])),
  };
  const parsed = parseAll(wanted);
  const problems = [
    ...conflictsOf(was, before),
    ...parsed.problems,
    ...fixedProblems(parsed.values, before),
    ...routesOf(parsed.values, before),
  ];
  if (problems.length > 0) return { ok: false, problems };
  const names = Object.keys(parsed.values).filter(isSettingName);
  const changed = names.filter((name) => !isDeepStrictEqual(parsed.values[name], before[name]));
  const settings = { ...before, ...parsed.values };
  for (const name of changed) {
    if (reset.includes(name)) await db.deleteFrom('settings').where('name', '=', name).execute();
    else await saveSetting(db, name, settings[name], now);
    const hidden = isSecretSetting(name);
    await record({
      resource: 'setting',
      id: name,
      action: 'updated',
      before: hidden ? 'secret' : before[name],
      after: hidden ? 'another secret' : settings[name],
    });
  }
  if (changed.length > 0) await ctx.invalidate(['settings']);
  return { ok: true, settings, changed };
}

function fallbackOf(name: string): unknown {
  return isSettingName(name) ? FALLBACKS[name] : undefined;
}

function parseAll(wanted: Readonly<Record<string, unknown>>) {
  const values: Partial<Settings> = {};
  const problems: SettingProblem[] = [];
  for (const [name, value] of Object.entries(wanted)) {
    if (!isSettingName(name)) {
      problems.push({ code: 'setting-unknown', field: name, reason: 'is not a setting' });
      continue;
    }
    const parsed = SETTINGS[name].schema.safeParse(value);
    if (parsed.success) Object.assign(values, { [name]: parsed.data });
    else {
      const reason = parsed.error.issues
        .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message))
        .join('; ');
      problems.push({ code: 'setting-invalid', field: name, reason });
    }
  }
  return { values, problems };
}

function conflictsOf(was: Readonly<Record<string, unknown>>, before: Settings): SettingProblem[] {
  return Object.keys(was)
    .filter(isSettingName)
    .filter((name) => !isSecretSetting(name) && !isDeepStrictEqual(was[name], before[name]))
    .map((field) => ({
      code: 'setting-changed',
      field,
      reason: 'was changed by somebody else meanwhile',
    }));
}

/** Stored amounts are counted in the smallest unit: with another one they would be other amounts. */
function fixedProblems(values: Partial<Settings>, before: Settings): SettingProblem[] {
  const { 'currency.decimals': decimals = before['currency.decimals'] } = values;
  if (decimals === before['currency.decimals']) return [];
  return [{ code: 'setting-fixed', field: 'currency.decimals', reason: 'cannot be changed' }];
}

function routesOf(values: Partial<Settings>, before: Settings): SettingProblem[] {
  const changed = Object.keys(values).filter((name) => name.startsWith('routes.'));
  if (changed.length === 0) return [];
  return routeProblems(routesIn({ ...before, ...values }), routesIn(FALLBACKS))
    .filter(({ name }) => changed.includes(name))
    .map(({ name, reason }) => ({ code: 'setting-invalid', field: name, reason }));
}

function routesIn(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      name.startsWith('routes.') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
