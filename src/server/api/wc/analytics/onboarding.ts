import { contextOnly, noteQuery, optionQuery } from '#wire/wc/analytics.ts';
import { noteResponse, optionValues, taskListResponse } from '#wire/wc/analytics-response.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { OPTION_GROUPS } from '../shop/options/groups.ts';
import { NAMESPACE } from './report-parts.ts';

// What WooCommerce's dashboard and its mobile app ask besides figures. This shop has no notes and no
// steps to set it up: it is open when it starts, and its admin says what is to be done.

const notes = managed({
  namespace: NAMESPACE,
  action: 'list',
  permission: 'see-reports',
  params: noteQuery,
  answer: { schema: noteResponse },
  handle: async ({ page, per_page: perPage }) => found([], { total: 0, page, perPage }),
});

const ADMIN = 'wc-admin';

const options = managed({
  namespace: ADMIN,
  action: 'list',
  permission: 'manage-settings',
  params: optionQuery,
  required: ['options'],
  answer: { schema: optionValues },
  async handle({ options: names }, { ctx }) {
    // Options of emails have names that are unique in their group only.
    const named = OPTION_GROUPS.flatMap((group) => group.options).filter(({ id }) =>
      id.startsWith('woocommerce_'),
    );
    const byId = new Map(named.map((option) => [option.id, option]));
    return found(
      Object.fromEntries(
        names.map((name) => [name, byId.get(name)?.read(ctx.settings) ?? false] as const),
      ),
    );
  },
});

/** Done and hidden, so that no program shows it. */
const SET_UP = {
  id: 'setup',
  title: 'Set-up of the shop',
  isHidden: true,
  isVisible: false,
  isComplete: true,
  tasks: [],
  eventPrefix: 'tasklist_',
  displayProgressHeader: true,
  keepCompletedTaskList: 'no',
};

const tasks = managed({
  namespace: ADMIN,
  action: 'list',
  permission: 'manage-settings',
  params: contextOnly,
  answer: { schema: taskListResponse },
  handle: async () => found([SET_UP]),
});

export const onboardingRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/admin/notes', methods: { GET: notes } },
  { namespace: ADMIN, path: '/options', methods: { GET: options } },
  { namespace: ADMIN, path: '/onboarding/tasks', methods: { GET: tasks } },
];
