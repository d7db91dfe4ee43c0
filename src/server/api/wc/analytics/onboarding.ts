import type { SetUpStep } from '#rules/set-up/set-up-steps.ts';
import { loadSetUp } from '#server/set-up/load-set-up.ts';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { adminSetUpMessages } from '#wire/messages/admin/set-up.ts';
import { contextOnly, noteQuery, optionQuery } from '#wire/wc/analytics.ts';
import { noteResponse, optionValues, taskListResponse } from '#wire/wc/analytics-response.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { OPTION_GROUPS } from '../shop/options/groups.ts';
import { NAMESPACE } from './report-parts.ts';

// What WooCommerce's dashboard and its mobile app ask besides figures. This shop has no notes: its admin
// says what is to be done.

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

/** As WooCommerce calls the steps that it has too. */
const TASK_IDS: Readonly<Partial<Record<SetUpStep, string>>> = {
  address: 'store_details',
  payment: 'payments',
  product: 'products',
  open: 'launch-your-store',
};
const LIST = 'setup';
const EVENTS = 'tasklist_';

function toTask({ id, done }: { id: SetUpStep; done: boolean }, origin: string) {
  return {
    id: TASK_IDS[id] ?? id,
    parentId: LIST,
    title: adminSetUpMessages[`admin.setUp.${id}`],
    badge: '',
    canView: true,
    content: adminSetUpMessages[`admin.setUp.${id}.about`],
    additionalInfo: '',
    actionLabel: '',
    // The list on Home leads to each place.
    actionUrl: `${origin}${ADMIN_PATH}`,
    isComplete: done,
    isInProgress: false,
    inProgressLabel: '',
    time: '',
    level: 3,
    isActioned: done,
    isDismissed: false,
    isDismissable: false,
    isSnoozed: false,
    isSnoozeable: false,
    isVisited: false,
    isDisabled: false,
    snoozedUntil: null,
    additionalData: null,
    eventPrefix: EVENTS,
    recordViewEvent: false,
  };
}

const tasks = managed({
  namespace: ADMIN,
  action: 'list',
  permission: 'manage-settings',
  params: contextOnly,
  answer: { schema: taskListResponse },
  async handle(_, { ctx, origin }) {
    const { dismissed, steps } = await loadSetUp(ctx, ctx.settings);
    const isComplete = steps.every(({ done }) => done);
    return found([
      {
        id: LIST,
        title: adminSetUpMessages['admin.setUp'],
        isHidden: dismissed,
        isVisible: !dismissed,
        isComplete,
        tasks: steps.map((step) => toTask(step, origin)),
        eventPrefix: EVENTS,
        displayProgressHeader: true,
        keepCompletedTaskList: 'no',
      },
    ]);
  },
});

export const onboardingRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/admin/notes', methods: { GET: notes } },
  { namespace: ADMIN, path: '/options', methods: { GET: options } },
  { namespace: ADMIN, path: '/onboarding/tasks', methods: { GET: tasks } },
];
