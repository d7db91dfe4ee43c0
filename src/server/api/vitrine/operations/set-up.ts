import { loadSetUp } from '#server/set-up/load-set-up.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import { setUpInput, setUpResponse } from '#wire/vitrine/set-up.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
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

const dismiss = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Take the list of first steps away, or bring it back',
  params: setUpInput,
  required: ['dismissed'],
  answer: { schema: setUpResponse },
  async handle({ dismissed }, { ctx, manager }) {
    const values = { 'shop.setUpDismissed': dismissed };
    const changed = await changeAs(ctx, manager, (change) => changeSettings(change, { values }));
    return found(await loadSetUp(ctx, changed.ok ? changed.settings : ctx.settings));
  },
});

export const setUpRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/set-up', methods: { GET: read, PUT: dismiss, POST: dismiss } },
];
