import * as z from 'zod/mini';
import { isJsonObject } from '#rules/json/json-value.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inSavepoint } from '#server/platform/database/savepoint.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { rightProblems } from '#server/settings/change-settings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { SETTINGS, type SettingName, type Settings } from '#server/settings/defaults.ts';
import { auditProtected, protectedAmong } from '#server/settings/protected-settings.ts';
import { defaultSettings, readSettings } from '#server/settings/read-settings.ts';
import { saveSetting } from '#server/settings/save-setting.ts';
import { failedEntry } from '#wire/wc/batch.ts';
import { listOf, mixed } from '#wire/wc/field.ts';
import {
  contextQuery,
  optionInput,
  optionResponse,
  type SettingOption,
  settingGroupResponse,
} from '#wire/wc/shipping.ts';
import { type FailedEntry, failed, idIn, toText } from '../../rest/batch-entry.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { settingRefusal } from '../../rest/protected-refusals.ts';
import {
  type ReadRequest,
  type Saved,
  textId,
  type WriteRequest,
  writeRequest,
} from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { readRoute } from '../read-route.ts';
import { OPTION_GROUPS } from './options/groups.ts';
import type { MappedOption } from './options/option-kinds.ts';

const noGroup: RestError = {
  code: 'rest_setting_setting_group_invalid',
  message: 'Invalid setting group.',
  status: 404,
};
const missing: RestError = {
  code: 'rest_setting_setting_invalid',
  message: 'Invalid setting.',
  status: 404,
};
const invalidValue: RestError = {
  code: 'rest_setting_value_invalid',
  message: 'An invalid setting value was passed.',
  status: 400,
};

const FALLBACKS = defaultSettings();

async function optionItem(
  option: MappedOption,
  { db, settings }: Pick<ShopContext, 'db' | 'settings'>,
): Promise<SettingOption> {
  const { id, words, type, fallback = option.read(FALLBACKS) } = option;
  const [label, description = '', tip] = words;
  const options = option.loadOptions ? await option.loadOptions(db) : option.options;
  return {
    id,
    label,
    description,
    type,
    default: fallback,
    ...(options && { options }),
    ...(tip !== undefined && { tip: tip === true ? description : tip }),
    value: option.read(settings),
  };
}

const groupIn = ({ parts }: ReadRequest) => OPTION_GROUPS.find(({ id }) => id === parts.group_id);

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(SETTINGS, name);
}

/** False where a value does not fit its setting. */
async function saveAll(db: Db, changed: Partial<Settings>, now: number): Promise<boolean> {
  const all = { ...FALLBACKS, ...changed };
  for (const name of Object.keys(changed).filter(isSettingName)) {
    const saved = await saveSetting(db, name, all[name], now);
    if (!saved.ok) return false;
  }
  return true;
}

const groups = readRoute({
  path: '/settings',
  permission: 'manage-settings',
  params: contextQuery,
  response: z.array(settingGroupResponse),
  action: 'list',
  async read(_, { origin }) {
    const href = `${origin}/wp-json/wc/v3/settings`;
    const body = OPTION_GROUPS.map(({ id, label, description = '', parent = '' }) => ({
      id,
      label,
      description,
      parent_id: parent,
      sub_groups: OPTION_GROUPS.filter((each) => each.parent === id).map((each) => each.id),
      _links: { options: [{ href: `${href}/${id}` }] },
    }));
    return { ok: true, body };
  },
});

const options = managedResource({
  namespace: 'wc/v3',
  path: '/settings/:group_id<[\\w-]+>',
  idPart: ':id<[\\w-]+>',
  idOf: textId,
  title: 'setting',
  permission: 'manage-settings',
  input: optionInput,
  response: optionResponse,
  query: contextQuery,
  missing,
  batch: true,
  async list(request) {
    const group = groupIn(request);
    if (!group) return noGroup;
    return { items: await Promise.all(group.options.map((one) => optionItem(one, request.ctx))) };
  },
  async read(request, id) {
    const group = groupIn(request);
    const option = group?.options.find((one) => one.id === id);
    return group && option
      ? { ...(await optionItem(option, request.ctx)), group_id: group.id }
      : null;
  },
  update: (request, id, { value }) => saveOption(request, id, value),
});

async function saveOption(
  request: WriteRequest,
  id: string,
  value: unknown,
): Promise<Saved<SettingOption>> {
  const { ctx, record, manager } = request;
  const group = groupIn(request);
  const option = group?.options.find((one) => one.id === id);
  if (!group || !option) return { ok: false, error: missing };
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.includes('\0')) {
    return { ok: false, error: invalidValue };
  }
  // As they are stored now: entries of a batch follow each other.
  const before = await readSettings(ctx.db, ({ name, reason }) =>
    ctx.report(new Error(reason), { name }),
  );
  const changed = option.write(text, before);
  if (changed === null) return { ok: false, error: invalidValue };
  const guarded = protectedAmong({ values: changed }, before);
  const problems = rightProblems(guarded, manager.protectedChange, before);
  const forbidden = settingRefusal(problems, () => 'value');
  if (forbidden) return { ok: false, error: forbidden };
  if (!(await saveAll(ctx.db, changed, ctx.now))) {
    return { ok: false, error: invalidValue };
  }
  const settings = { ...before, ...changed };
  const item = { ...(await optionItem(option, { ...ctx, settings })), group_id: group.id };
  await record({
    resource: 'setting',
    id,
    action: 'updated',
    before: option.read(before),
    after: option.read(settings),
  });
  await auditProtected(ctx.db, manager, guarded, ctx.now);
  await ctx.invalidate(['settings']);
  return { ok: true, item };
}

const MAX_ITEMS = 100;
const tooLarge: RestError = {
  code: 'woocommerce_rest_request_entity_too_large',
  message: `Unable to accept more than ${MAX_ITEMS} items for this request.`,
  status: 413,
};

/** Options of several groups at once: each entry names its group. */
const batch = managed({
  namespace: 'wc/v3',
  action: 'batch',
  permission: 'manage-settings',
  params: { update: z.optional(listOf(mixed())) },
  answer: { schema: z.object({ update: z.array(z.union([optionResponse, failedEntry])) }) },
  async handle({ update = [] }, call) {
    if (update.length > MAX_ITEMS) return refused(tooLarge);
    const { items } = await changeAs(call.ctx, call.manager, async (change) => {
      const done: (SettingOption | FailedEntry)[] = [];
      for (const each of update) {
        const { group_id: group, value } = isJsonObject(each) ? each : {};
        const request = { ...writeRequest(call, change), parts: { group_id: String(group) } };
        const id = toText(idIn(each, 'id'));
        const saved = await inSavepoint(change.ctx.db, () => saveOption(request, id, value));
        done.push(saved.ok ? saved.item : failed(each, 'id', saved.error));
      }
      return { ok: true, items: done };
    });
    return found({ update: items });
  },
});

const several: RestRoute = {
  namespace: 'wc/v3',
  path: '/settings/batch',
  methods: { POST: batch, PUT: batch, PATCH: batch },
};

export const settingRoutes: readonly RestRoute[] = [groups, several, ...options];
