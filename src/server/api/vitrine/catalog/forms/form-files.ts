import { duplicateForm, saveManagedForm } from '#server/options/managing/change-forms.ts';
import { findStoredForm } from '#server/options/managing/find-forms.ts';
import { loadNames, renumberForm } from '#server/options/managing/form-names.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  formExport,
  formImport,
  formImportResponse,
  type OptionFormResponse,
  optionFormResponse,
} from '#wire/vitrine/option-forms.ts';
import { numericId, type Saved, writeRequest } from '../../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { recorded } from '../../../wc/products/parts/recorded-form.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { changeForm } from './change-form.ts';
import { noForm } from './form-resource.ts';

const permission = 'manage-products';

const duplicate = vitrineEndpoint({
  action: 'create',
  permission,
  summary: 'Copy an option form; the copy is switched off',
  params: {},
  answer: { schema: optionFormResponse, status: 201 },
  handle: (_, call) =>
    changeForm(
      call,
      async (request, before) => {
        const { ctx } = request;
        const copy = await duplicateForm(ctx.db, before, ctx.now);
        return recorded(request, null, copy, before.draft);
      },
      201,
    ),
});

const exported = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'An option form as a file for another shop',
  params: {},
  answer: { schema: formExport },
  async handle(_, { ctx, parts }) {
    const form = await findStoredForm(ctx.db, numericId(parts.form_id ?? ''));
    if (!form) return refused(noForm);
    return found({
      format: 'vitrine-option-form',
      format_version: 1,
      form: form.draft,
      names: await loadNames(ctx.db, form.draft),
    });
  },
});

const imported = vitrineEndpoint({
  action: 'create',
  permission,
  summary: 'Create an option form from a file that was exported',
  params: formImport,
  required: ['format', 'format_version', 'form'],
  answer: { schema: formImportResponse, status: 201 },
  async handle({ form, names }, call) {
    const { leftOut, form: renumbered } = await renumberForm(call.ctx.db, form, names);
    const saved = await changeAs(
      call.ctx,
      call.manager,
      async (change): Promise<Saved<OptionFormResponse>> => {
        const request = writeRequest(call, change);
        const { db, now } = request.ctx;
        return recorded(
          request,
          null,
          await saveManagedForm(db, null, renumbered, now),
          renumbered,
        );
      },
    );
    if (!saved.ok) return refused(saved.error);
    return {
      ok: true,
      answer: { status: 201, body: { form: saved.item, left_out: [...leftOut] } },
    };
  },
});

export const formFileRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/option-forms/import', methods: { POST: imported } },
  { namespace: NAMESPACE, path: '/option-forms/:form_id/duplicate', methods: { POST: duplicate } },
  { namespace: NAMESPACE, path: '/option-forms/:form_id/export', methods: { GET: exported } },
];
