import type { AccountRow } from '#server/customers/find-customer.ts';
import { getRights } from '#server/customers/get-rights.ts';
import { listedRole } from '#server/customers/subscribers.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Linked } from '#wire/wc/response-parts.ts';
import type { PublicUser, User } from '#wire/wp/user.ts';
import { accountCodec } from '../../wc/shared/account-codec.ts';
import { getAvatars } from '../../wc/shared/avatars.ts';

// A person in the words of `wp/v2`, with all fields; the context leaves some out.

/** What the admin of WooCommerce stores with a person; this shop stores one of them. */
const PREFERENCES = [
  'variable_product_tour_shown',
  'activity_panel_inbox_last_read',
  'activity_panel_reviews_last_read',
  'categories_report_columns',
  'coupons_report_columns',
  'customers_report_columns',
  'orders_report_columns',
  'products_report_columns',
  'revenue_report_columns',
  'taxes_report_columns',
  'variations_report_columns',
  'dashboard_sections',
  'dashboard_chart_type',
  'dashboard_chart_interval',
  'dashboard_leaderboard_rows',
  'order_attribution_install_banner_dismissed',
  'scheduled_updates_promotion_notice_dismissed',
  'homepage_layout',
  'homepage_stats',
  'task_list_tracked_started_tasks',
  'android_app_banner_dismissed',
  'launch_your_store_tour_hidden',
] as const;

export interface UserPlace {
  ctx: Pick<ShopContext, 'settings'>;
  origin: string;
  /** `yes` once they have dismissed the coming-soon banner. */
  dismissed?: string | null;
  subscribers?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

export function getName(row: AccountRow): string {
  return row.display_name || row.first_name || row.email.split('@')[0] || row.email;
}

export function userItem(
  row: AccountRow,
  { ctx, origin, dismissed = null, subscribers = NONE }: UserPlace,
): User & Linked {
  const { settings } = ctx;
  const role = listedRole(row, subscribers);
  return {
    ...publicUser(row, { ctx, origin }),
    username: row.username || row.email,
    ...accountCodec.toResponse(row),
    locale: settings['shop.locale'].replace('-', '_'),
    nickname: getName(row),
    roles: [role],
    registered_date: `${new Date(row.created_at).toISOString().slice(0, 19)}+00:00`,
    capabilities: Object.fromEntries(
      getRights(settings, row.role).permissions.map((each) => [each, true]),
    ),
    extra_capabilities: { [role]: true },
    avatar_urls: getAvatars(row.email),
    meta: {
      persisted_preferences: [],
      woocommerce_launch_your_store_tour_hidden: '',
      woocommerce_coming_soon_banner_dismissed: dismissed ?? '',
    },
    is_super_admin: row.role === 'administrator',
    woocommerce_meta: {
      ...Object.fromEntries(PREFERENCES.map((name) => [name, ''])),
      coming_soon_banner_dismissed: dismissed ?? '',
    },
  };
}

/** What everybody may know of somebody who has published something. */
export function publicUser(row: AccountRow, { ctx, origin }: UserPlace): PublicUser & Linked {
  const list = `${origin}/wp-json/wp/v2/users`;
  return {
    id: row.id,
    name: getName(row),
    url: '',
    description: '',
    link: `${origin}${ctx.settings['routes.account']}`,
    slug: `customer-${row.id}`,
    avatar_urls: {},
    meta: {},
    _links: { self: [{ href: `${list}/${row.id}` }], collection: [{ href: list }] },
  };
}
