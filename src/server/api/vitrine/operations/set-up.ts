import {
  draftLegalPages,
  footerWithLegalPages,
  listLegalPages,
} from '#server/set-up/legal-pages.ts';
import { loadSetUp } from '#server/set-up/load-set-up.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { legalPagesResponse, setUpInput, setUpResponse } from '#wire/vitrine/set-up.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { saveMenuAs } from '../content/menus.ts';
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

async function legalItems({ db, settings }: ShopContext) {
  const pages = await listLegalPages(db, settings);
  return pages.map(({ isLinked, ...page }) => ({ ...page, linked: isLinked }));
}

const legalPages = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Pages that the law asks of most shops, each missing, a draft or published',
  params: {},
  answer: { schema: legalPagesResponse },
  handle: async (_, { ctx }) => found(await legalItems(ctx)),
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
    return found(await legalItems(ctx));
  },
});

const linkPages = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Add those of these pages that are published, and that no menu leads to, to the footer',
  params: {},
  answer: { schema: legalPagesResponse },
  async handle(_, { ctx, manager }) {
    const linked = await changeAs(ctx, manager, async (writing) => {
      const { db, settings } = writing.ctx;
      const footer = await footerWithLegalPages(db, settings);
      if (!footer) return { ok: true };
      const { menu, items } = footer;
      return saveMenuAs(writing, menu, { items, version: menu.version });
    });
    return linked.ok ? found(await legalItems(ctx)) : refused(linked.error);
  },
});

export const setUpRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/set-up', methods: { GET: read, PUT: change, POST: change } },
  {
    namespace: NAMESPACE,
    path: '/set-up/legal-pages',
    methods: { GET: legalPages, POST: draftPages },
  },
  {
    namespace: NAMESPACE,
    path: '/set-up/legal-pages/links',
    methods: { POST: linkPages },
  },
];
