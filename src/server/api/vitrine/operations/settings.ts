import { staffText } from '#server/platform/staff-words.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  type ChangedSettings,
  changeSettings,
  type SettingProblem,
} from '#server/settings/change-settings.ts';
import { SETTINGS, type SettingName, type Settings } from '#server/settings/defaults.ts';
import { describeSetting, getGroup } from '#server/settings/describe-setting.ts';
import { isSettingName, readSettings } from '#server/settings/read-settings.ts';
import { SETTING_GROUPS } from '#wire/messages/settings/groups.ts';
import {
  type Setting,
  settingGroups,
  settingInput,
  settingQuery,
  settingReadOnly,
  settingResponse,
  settingsInput,
  settingsResponse,
} from '#wire/vitrine/setting.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { settingRefusal } from '../../rest/protected-refusals.ts';
import { changedSince } from '../../rest/refusals.ts';
import { type ReadRequest, type Saved, textId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-settings';
const missing: RestError = {
  code: 'vitrine_rest_setting_invalid_name',
  message: 'There is no setting with this name.',
  status: 404,
};
const NAMES = Object.keys(SETTINGS).filter(isSettingName);

function toItem(name: SettingName, settings: Settings): Setting {
  const { isDefault, protectedFields, ...described } = describeSetting(name, settings);
  return { ...described, is_default: isDefault, protected_fields: [...protectedFields] };
}

/** Of this moment, not of the last request that read them. */
function settingsNow({ ctx }: Pick<ReadRequest, 'ctx'>): Promise<Settings> {
  return readSettings(ctx.db, ({ name, reason }) => ctx.report(new Error(reason), { name }));
}

/** `values[payments.bacs][title]` names the field of a form; a single setting has only its value. */
function getRefusal(
  problems: readonly SettingProblem[],
  getName: (name: string) => string,
): RestError {
  const forbidden = settingRefusal(problems, getName);
  if (forbidden) return forbidden;
  const error = invalidParams(
    Object.fromEntries(
      problems.map(({ field, path, reason }) => [`${getName(field)}${path}`, reason]),
    ),
  );
  return problems.some(({ code }) => code === 'setting-changed')
    ? { ...changedSince, ...(error.data && { data: error.data }) }
    : error;
}

const listed = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Settings with their places, texts, schemas, defaults and values',
  params: settingQuery,
  answer: { schema: settingsResponse },
  async handle({ group, search = '', include, changed }, call) {
    const settings = await settingsNow(call);
    const words = search.toLowerCase().split(/\s+/).filter(Boolean);
    const items = NAMES.filter((name) => include?.includes(name) ?? true)
      .map((name) => toItem(name, settings))
      .filter((item) => group === undefined || item.group === group)
      .filter((item) => changed === 'all' || item.is_default === false)
      .filter((item) => {
        const text = `${item.name} ${item.label} ${item.description}`.toLowerCase();
        return words.every((word) => text.includes(word));
      });
    return found(items, { total: items.length, page: 1, perPage: Math.max(1, items.length) });
  },
});

const write = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Change several settings: all of them or none',
  params: settingsInput,
  answer: { schema: settingsResponse },
  async handle({ values = {}, reset = [], was = {} }, call) {
    const saved: ChangedSettings = await changeAs(call.ctx, call.manager, (change) =>
      changeSettings(change, { values, reset, was }),
    );
    if (!saved.ok) return refused(getRefusal(saved.problems, (name) => `values[${name}]`));
    return found(saved.changed.map((name) => toItem(name, saved.settings)));
  },
});

const groups = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'The places settings are shown at',
  params: {},
  answer: { schema: settingGroups },
  async handle() {
    return found(
      SETTING_GROUPS.map(({ id, label, about }) => ({
        id,
        label: staffText(`place.${id}`, label),
        description: staffText(`place.${id}.about`, about),
        count: NAMES.filter((name) => getGroup(name) === id).length,
      })),
    );
  },
});

const one = managedResource({
  namespace: NAMESPACE,
  path: '/settings',
  idPart: ':name<[A-Za-z][A-Za-z.0-9]*>',
  idOf: textId,
  title: 'setting',
  permission,
  input: settingInput,
  readOnly: settingReadOnly,
  response: settingResponse,
  query: {},
  missing,
  // Nothing is lost: the default is in force again.
  trash: true,
  async read(request, name) {
    return isSettingName(name) ? toItem(name, await settingsNow(request)) : null;
  },
  async update(request, name, input) {
    if (!('value' in input)) return { ok: false, error: invalidParams({ value: 'is missing' }) };
    return save(request, name, { values: { [name]: input.value } });
  },
  remove: (request, name) => save(request, name, { values: {}, reset: [name] }),
});

async function save(
  request: Parameters<typeof changeSettings>[0],
  name: string,
  changes: Parameters<typeof changeSettings>[1],
): Promise<Saved<Setting>> {
  if (!isSettingName(name)) return { ok: false, error: missing };
  const saved = await changeSettings(request, changes);
  if (!saved.ok) return { ok: false, error: getRefusal(saved.problems, () => 'value') };
  return { ok: true, item: toItem(name, saved.settings) };
}

export const settingRoutes: readonly RestRoute[] = [
  {
    namespace: NAMESPACE,
    path: '/settings',
    methods: { GET: listed, POST: write, PUT: write, PATCH: write },
  },
  { namespace: NAMESPACE, path: '/settings/groups', methods: { GET: groups } },
  ...one,
];
