import * as z from 'zod/mini';
import { countKinds } from '#server/catalog/managing/count-kinds.ts';
import { systemStatusResponse, toolResponse, toolRunResponse } from '#wire/wc/data.ts';
import { contextQuery } from '#wire/wc/shipping.ts';
import { managed } from '../../rest/managed-endpoint.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { readRoute } from '../read-route.ts';
import { VITRINE_VERSION, WOOCOMMERCE_VERSION } from '../shared/versions.ts';
import { TOOLS, toolItem } from './tools.ts';

// What a program or a person who helps from afar asks first: versions, currency, how much there is. No
// path of the machine and no secret is among it.

const permission = 'manage-settings';

const missing = {
  code: 'woocommerce_rest_system_status_tool_invalid_id',
  message: 'Invalid tool ID.',
  status: 404,
};

const status = readRoute({
  path: '/system_status',
  permission,
  params: contextQuery,
  response: systemStatusResponse,
  async read(_, { ctx, origin }) {
    const { settings, db } = ctx;
    const counted = await countKinds(db);
    const body = {
      environment: {
        home_url: origin,
        site_url: origin,
        version: WOOCOMMERCE_VERSION,
        language: settings['shop.locale'].replace('-', '_'),
        server_info: `Node.js ${process.versions.node}`,
        default_timezone: settings['shop.timeZone'],
        secure_connection: origin.startsWith('https:'),
      },
      settings: {
        currency: settings['currency.code'],
        currency_symbol: settings['currency.symbol'],
        currency_position: settings['currency.position'],
        thousand_separator: settings['currency.thousandSeparator'],
        decimal_separator: settings['currency.decimalSeparator'],
        number_of_decimals: settings['currency.decimals'],
      },
      active_plugins: [],
      theme: { name: 'Vitrine', version: VITRINE_VERSION },
      security: { secure_connection: origin.startsWith('https:'), hide_errors: true },
      pages: [],
      post_type_counts: counted.map(({ kind, count }) => ({ type: kind, count })),
    };
    return { ok: true, body };
  },
});

const tools = readRoute({
  path: '/system_status/tools',
  permission,
  params: contextQuery,
  response: z.array(toolResponse),
  action: 'list',
  read: async (_, { origin }) => ({ ok: true, body: TOOLS.map((tool) => toolItem(origin, tool)) }),
});

const shared = { namespace: 'wc/v3', permission } as const;
const run = managed({
  ...shared,
  action: 'edit',
  params: {},
  answer: { schema: toolRunResponse },
  async handle(_, { ctx, origin, parts }) {
    const tool = TOOLS.find(({ id }) => id === parts.id);
    if (!tool) return refused(missing);
    const message = await tool.run(ctx);
    return found({ ...toolItem(origin, tool), success: true, message });
  },
});

const one: RestRoute = {
  namespace: 'wc/v3',
  path: '/system_status/tools/:id<[\\w-]+>',
  methods: {
    GET: managed({
      ...shared,
      action: 'view',
      params: contextQuery,
      answer: { schema: toolResponse },
      async handle(_, { origin, parts }) {
        const tool = TOOLS.find(({ id }) => id === parts.id);
        return tool ? found(toolItem(origin, tool)) : refused(missing);
      },
    }),
    POST: run,
    PUT: run,
    PATCH: run,
  },
};

export const statusRoutes: readonly RestRoute[] = [status, tools, one];
