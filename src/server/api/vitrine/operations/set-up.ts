import { draftLegalPages, listLegalPages } from '#server/set-up/legal-pages.ts';
import { loadSetUp } from '#server/set-up/load-set-up.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import { legalPagesResponse, setUpInput, setUpResponse } from '#wire/vitrine/set-up.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-settings';

const read = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'The first steps of a new shop, each done or not by its real state',
  params: {},
  answer: { schema: setUpResponse },
  handle: async (_, { ctx }) => found(await loadSetUp(ctx, ctx.settings)),
});

const change = vitrineEndpoint({
  action: 'edit',
  permission,
  summary:
    'Take the list of first steps away, or bring it back; say that the shop was looked at on a phone',
  params: setUpInput,
  answer: { schema: setUpResponse },
  async handle({ dismissed, seen_on_phone: seen }, { ctx, manager }) {
    if (dismissed === undefined && seen === undefined) {
      return refused(invalidParams({ dismissed: 'is missing' }));
    }
    const values = {
      ...(dismissed !== undefined && { 'shop.setUpDismissed': dismissed }),
      ...(seen !== undefined && { 'shop.seenOnPhone': seen }),
    };
    const changed = await changeAs(ctx, manager, (writing) => changeSettings(writing, { values }));
    return found(await loadSetUp(ctx, changed.ok ? changed.settings : ctx.settings));
  },
});

const legalPages = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Pages that the law asks of most shops, each missing, a draft or published',
  params: {},
  answer: { schema: legalPagesResponse },
  handle: async (_, { ctx }) => found(await listLegalPages(ctx.db, ctx.settings)),
});

const draftPages = vitrineEndpoint({
  action: 'create',
  permission,
  summary: 'Write those of these pages that are missing as drafts, from templates to be checked',
  params: {},
  answer: { schema: legalPagesResponse },
  async handle(_, { ctx, manager }) {
    await changeAs(ctx, manager, async (writing) => {
      await draftLegalPages(writing);
      return { ok: true };
    });
    return found(await listLegalPages(ctx.db, ctx.settings));
  },
});

export const setUpRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/set-up', methods: { GET: read, PUT: change, POST: change } },
  {
    namespace: NAMESPACE,
    path: '/set-up/legal-pages',
    methods: { GET: legalPages, POST: draftPages },
  },
];
