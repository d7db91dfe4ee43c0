// @ts-check
// Who may import whom, written once: the layers of the project, the folders of the server and of the shop.
// `npm run check` checks every import against it, type imports and tests included.

/**
 * The folders of `src/server`, lowest first: a folder imports from itself and from those before it in
 * this list. The files beside the folders (open-shop, main …) may import all of them.
 */
export const SERVER_FOLDERS = [
  'platform',
  'settings',
  'language',
  'list-words',
  'webhooks',
  'emails',
  'media',
  'redirects',
  'addresses',
  'search',
  'bundles',
  'catalog',
  'customers',
  'shipping',
  'tax',
  'coupons',
  'boosters',
  'options',
  'product-csv',
  'review-uploads',
  'product-videos',
  'reviews',
  'content',
  'newsletter',
  'stock-alerts',
  'contact',
  'comments',
  'payments',
  'gift-cards',
  'cart',
  'upsells',
  'orders',
  'returns',
  'cart-reminders',
  'campaigns',
  'analytics',
  'accounts',
  'checkout',
  'self-check',
  'set-up',
  'pages',
  'api',
  'schema',
];

/**
 * The folders of `src/shop` by floor, lowest first: as in the server, a folder imports from itself and
 * from those before it. What the user interface is made of knows no domain; stores hold what several
 * features share; pages put features together. The files beside the folders may import all of them.
 */
export const SHOP_FLOORS = {
  ui: ['ui'],
  stores: ['stores'],
  features: [
    'consent',
    'attribution',
    'address',
    'payment',
    'catalog',
    'checkout-client',
    'express',
    'cart',
    'boosters',
    'contact',
    'newsletter',
    'stock-alerts',
    'comments',
    'product-tools',
    'product',
    'product-cards',
    'rails',
    'reviews',
    'listing',
    'search',
    'content',
    'order',
    'account',
    'checkout',
    'options',
    'bundles',
    'upsells',
    'layout',
    'coming-soon',
    'edit-links',
    'tracking',
  ],
  pages: ['pages'],
};
export const SHOP_FOLDERS = Object.values(SHOP_FLOORS).flat();

/**
 * Folders in which the folders inside still import each other in a circle. In all others that fails;
 * this list only gets shorter.
 */
export const CIRCLES_LEFT = [
  'src/rules/options',
  'src/server/api',
  'src/server/content',
  'src/server/platform',
];

const TEST = '[.]test[.]tsx?$';
const TEST_PACKAGES = 'node_modules/(vitest|fast-check)/';
const SERVER_PACKAGES = 'node_modules/(hono|@hono|kysely|pg|sharp|sanitize-html|nodemailer)/';

/**
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @typedef {{ from: Rule['from'], to: Rule['to'] }} Arrow
 */

/**
 * @param {string} name
 * @param {string} comment
 * @param {Arrow} arrow
 * @returns {Rule}
 */
const forbid = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

/** @type {Rule[]} */
const layers = [
  forbid('rules-are-pure', 'Rules import nothing but rules.', {
    from: { path: '^src/rules/', pathNot: TEST },
    to: { pathNot: '^src/rules/' },
  }),
  forbid('rules-tests', 'Tests of rules import rules, Node modules and the test packages.', {
    from: { path: `^src/rules/.*${TEST}` },
    to: { pathNot: ['^src/rules/', TEST_PACKAGES], dependencyTypesNot: ['core'] },
  }),
  forbid('wire-imports-rules', 'The wire imports wire, rules and zod.', {
    from: { path: '^src/wire/', pathNot: TEST },
    to: { pathNot: ['^src/(wire|rules)/', 'node_modules/zod/'] },
  }),
  forbid('wire-tests', 'Tests of the wire import wire, rules, zod and the test packages.', {
    from: { path: `^src/wire/.*${TEST}` },
    to: {
      pathNot: ['^src/(wire|rules)/', 'node_modules/zod/', TEST_PACKAGES],
      dependencyTypesNot: ['core'],
    },
  }),
  forbid('shop-imports-wire', 'The shop imports shop, wire and rules.', {
    from: { path: '^src/shop/' },
    to: { path: '^(src/(admin|server)|demo)/' },
  }),
  forbid('admin-imports-wire', 'The admin imports admin, wire and rules.', {
    from: { path: '^src/admin/' },
    to: { path: '^(src/(shop|server)|demo)/' },
  }),
  forbid('browser-has-no-node', 'This runs in a browser: no Node modules.', {
    from: { path: '^src/(shop|admin)/', pathNot: TEST },
    to: { dependencyTypes: ['core'] },
  }),
  forbid('browser-has-no-server-package', 'This runs in a browser: no packages of the server.', {
    from: { path: '^src/(shop|admin)/', pathNot: TEST },
    to: { path: SERVER_PACKAGES },
  }),
  forbid('only-pages-import-shop', 'Of the server only pages import shop, to render it.', {
    // Tests of the api may, to read an answer as the browser does.
    from: { path: '^src/server/', pathNot: ['^src/server/pages/', `^src/server/api/.*${TEST}`] },
    to: { path: '^src/shop/' },
  }),
  forbid('server-imports-no-admin', 'The server and the demo shop never import the admin.', {
    from: { path: '^(src/server|demo)/' },
    to: { path: '^src/admin/' },
  }),
  forbid('only-fill-demo-imports-demo', 'Of the server only fill-demo.ts and tests import demo.', {
    from: { path: '^src/server/', pathNot: ['^src/server/fill-demo[.]ts$', TEST] },
    to: { path: '^demo/' },
  }),
  forbid('demo-imports-no-shop', 'The demo shop imports server, wire and rules.', {
    from: { path: '^demo/' },
    to: { path: '^src/shop/' },
  }),
  forbid('testing-is-for-tests', 'What runs in the shop imports no test helpers.', {
    from: { path: '^src/', pathNot: [TEST, '/testing/'] },
    to: { path: '/testing/' },
  }),
];

/**
 * A folder imports from those before it in the list, and every folder is in the list.
 * @param {string} layer
 * @param {string[]} inOrder
 * @param {string[]} others folders that belong to no place in the order
 * @returns {Rule[]}
 */
function foldersInOrder(layer, inOrder, others) {
  const oneWay = inOrder.map((folder, at) => {
    const above = inOrder.slice(at + 1).map((name) => `${name}/`);
    return forbid(
      `folder-${layer}-${folder}`,
      `${layer}/${folder} imports only from folders before it in the list.`,
      {
        // A database for tests has the tables of every folder.
        from: {
          path: `^src/${layer}/${folder}/`,
          pathNot: '/database/testing/migrated-copy[.]ts$',
        },
        to: { path: `^src/${layer}/(${[...above, '[^/]+$'].join('|')})` },
      },
    );
  });
  const listed = [...inOrder, ...others].join('|');
  return [
    ...oneWay,
    forbid(`folder-${layer}-not-listed`, `Every folder of the ${layer} is in the list.`, {
      from: { path: `^src/${layer}/(?!(${listed})/)[^/]+/` },
      to: {},
    }),
  ];
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-circle', 'Imports go one way.', { from: {}, to: { circular: true } }),
    forbid('not-found', 'What is imported exists.', {
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    }),
    ...layers,
    forbid('domains-register-themselves', 'Only domains.ts imports the domain.ts of a domain.', {
      from: { pathNot: '^src/server/domains[.]ts$' },
      // That of settings is the type.
      to: { path: '^src/server/(?!settings/)[^/]+/domain[.]ts$' },
    }),
    // `testing` serves the tests beside the folders.
    ...foldersInOrder('server', SERVER_FOLDERS, ['testing']),
    ...foldersInOrder('shop', SHOP_FOLDERS, ['testing', 'styles']),
  ],
  options: {
    // TypeScript 7 has no JavaScript API; swc reads type imports too.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
