import * as z from 'zod/mini';
import { saveManagedForm } from '#server/options/managing/change-forms.ts';
import {
  findStoredForm,
  findVersion,
  findVersions,
  type StoredVersion,
} from '#server/options/managing/find-forms.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { optionFormResponse, versionResponse } from '#wire/vitrine/option-forms.ts';
import { paging, rowsBefore } from '#wire/wc/list-query.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { recorded } from '../../../wc/products/parts/recorded-form.ts';
import { writtenMoment } from '../../../wc/shared/dates.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';
import { changeForm } from './change-form.ts';
import { noForm } from './form-resource.ts';

// What a form was. Orders name the version they were priced with, so none is ever changed or deleted.

const permission = 'manage-products';
const noVersion = unknownId('option_form_version');
const one = '/option-forms/:form_id/versions/:version_id';

function versionItem(
  { version, createdAt, draft }: StoredVersion,
  current: number | undefined,
  settings: Settings,
) {
  const created = writtenMoment(createdAt, settings);
  return {
    version,
    current: version === current,
    date_created: created.local,
    date_created_gmt: created.gmt,
    form: draft,
  };
}

const list = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Versions of an option form, the newest first',
  params: paging,
  answer: { schema: z.array(versionResponse) },
  async handle(query, { ctx, parts }) {
    const id = numericId(parts.form_id ?? '');
    const form = await findStoredForm(ctx.db, id);
    if (!form) return refused(noForm);
    const requested = { from: rowsBefore(query), count: query.per_page };
    const { versions, total } = await findVersions(ctx.db, id, requested);
    const items = versions.map((each) => versionItem(each, form.version, ctx.settings));
    return found(items, { total, page: query.page, perPage: query.per_page });
  },
});

const read = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'One version of an option form, also of one that is deleted',
  params: {},
  answer: { schema: versionResponse },
  async handle(_, { ctx, parts }) {
    const id = numericId(parts.form_id ?? '');
    const version = await findVersion(ctx.db, id, numericId(parts.version_id ?? ''));
    if (!version) return refused(noVersion);
    const form = await findStoredForm(ctx.db, id);
    return found(versionItem(version, form?.version, ctx.settings));
  },
});

const restore = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Go back to a version: it becomes the next one',
  params: {},
  answer: { schema: optionFormResponse },
  handle: (_, call) =>
    changeForm(call, async (request, before) => {
      const { ctx, parts } = request;
      const version = await findVersion(ctx.db, before.id, numericId(parts.version_id ?? ''));
      if (!version) return { ok: false, error: noVersion };
      const { draft } = version;
      const changed = await saveManagedForm(ctx.db, before, draft, ctx.now);
      return recorded(request, before, changed, draft);
    }),
});

export const versionRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/option-forms/:form_id/versions', methods: { GET: list } },
  { namespace: NAMESPACE, path: one, methods: { GET: read } },
  { namespace: NAMESPACE, path: `${one}/restore`, methods: { POST: restore } },
];
