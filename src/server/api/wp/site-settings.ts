import { recordEntries } from '#rules/records/record-keys.ts';
import { frontPage } from '#server/content/front-page.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { changeSettings, type SettingProblem } from '#server/settings/change-settings.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { describeFields } from '#wire/wc/field.ts';
import { contextOnly, type Site, siteInput, siteResponse } from '#wire/wp/site.ts';
import { managed } from '../rest/managed-endpoint.ts';
import { settingRefusal } from '../rest/protected-refusals.ts';
import { optionalFields, type PartialOf } from '../rest/resource.ts';
import { invalidParams, type RestError } from '../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../rest/rest-route.ts';

// `wp/v2/settings`: the settings of this shop under the names of WordPress. What this shop decides
// by itself is answered and cannot be changed.

function toItem(settings: Settings, origin: string, front: number): Site {
  return {
    title: settings['shop.name'],
    description: settings['shop.tagline'],
    url: origin,
    email: settings['shop.email'],
    timezone: settings['shop.timeZone'],
    date_format: 'F j, Y',
    time_format: 'g:i a',
    start_of_week: 1,
    language: settings['shop.locale'].replace('-', '_'),
    use_smilies: false,
    default_category: 0,
    default_post_format: '0',
    posts_per_page: 100,
    show_on_front: 'page',
    page_on_front: front,
    page_for_posts: 0,
    default_ping_status: 'closed',
    default_comment_status: settings['comments.enabled'] ? 'open' : 'closed',
    site_logo: null,
    site_icon: 0,
    pickup_location_settings: [],
    pickup_locations: [],
    woocommerce_default_catalog_orderby: settings['catalog.defaultSort'],
    woocommerce_checkout_phone_field: 'optional',
    woocommerce_checkout_company_field: 'optional',
    woocommerce_checkout_address_2_field: 'optional',
  };
}

/** The setting that each name of WordPress stands for. */
const NAMES = {
  title: 'shop.name',
  description: 'shop.tagline',
  email: 'shop.email',
  timezone: 'shop.timeZone',
  language: 'shop.locale',
  default_comment_status: 'comments.enabled',
  woocommerce_default_catalog_orderby: 'catalog.defaultSort',
} as const satisfies Record<keyof typeof siteInput, keyof Settings>;

function toValues(sent: PartialOf<typeof siteInput>): Record<string, unknown> {
  const { default_comment_status: comments, language } = sent;
  const values = {
    ...sent,
    title: sent.title?.trim(),
    language: language?.replaceAll('_', '-'),
    default_comment_status: comments && comments === 'open',
  };
  return Object.fromEntries(
    recordEntries(NAMES).flatMap(([name, setting]) => {
      const value = values[name];
      return value === undefined ? [] : [[setting, value]];
    }),
  );
}

function settingsError(problems: readonly SettingProblem[]): RestError {
  const sentAs = new Map<string, string>(
    Object.entries(NAMES).map(([name, setting]) => [setting, name]),
  );
  const getName = (field: string) => sentAs.get(field) ?? field;
  const forbidden = settingRefusal(problems, getName);
  if (forbidden) return forbidden;
  return invalidParams(
    Object.fromEntries(problems.map(({ field, reason }) => [getName(field), reason])),
  );
}

const read = managed({
  namespace: 'wp/v2',
  action: 'view',
  permission: 'manage-settings',
  params: contextOnly,
  answer: { schema: siteResponse },
  async handle(_, { ctx, origin }) {
    return found(toItem(ctx.settings, origin, await frontPage(ctx.db)));
  },
});

const save = managed({
  namespace: 'wp/v2',
  action: 'edit',
  permission: 'manage-settings',
  params: optionalFields(siteInput),
  answer: { schema: siteResponse },
  async handle(sent, call) {
    const saved = await changeAs(call.ctx, call.manager, (change) =>
      changeSettings(change, { values: toValues(sent) }),
    );
    if (!saved.ok) return refused(settingsError(saved.problems));
    return found(toItem(saved.settings, call.origin, await frontPage(call.ctx.db)));
  },
});

export const siteSettings: RestRoute = {
  namespace: 'wp/v2',
  path: '/settings',
  schema: { title: 'settings', properties: describeFields(siteInput) },
  methods: { GET: read, POST: save, PUT: save, PATCH: save },
};
