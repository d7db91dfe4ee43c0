import { categoryTree } from '#server/catalog/categories/category-tree.ts';
import { translator } from '#server/language/translator.ts';
import { findImages } from '#server/media/find-images.ts';
import { findLogo } from '#server/media/find-logo.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { Layout, MenuItem } from '#wire/layout.ts';
import { MENUS } from './save-menu.ts';

/** What surrounds every page; cached until the tag `menu`, `settings` or `catalog` is invalidated. */
export async function loadLayout(ctx: ShopContext): Promise<Layout> {
  const { settings } = ctx;
  const [menus, categories, logo] = await Promise.all([
    loadMenus(ctx),
    categoryTree(ctx),
    findLogo(ctx),
  ]);
  return {
    shopName: settings['shop.name'],
    tagline: settings['shop.tagline'],
    logo,
    arrangement: {
      header: settings['theme.header'],
      topBar: settings['theme.topBar'],
      categoryBar: settings['theme.categoryBar'],
      footer: settings['theme.footer'],
    },
    topBar: { text: settings['shop.topBarText'], links: menus.get('top') ?? [] },
    mainMenu: menus.get('main') ?? [],
    wideMenu: menus.get('wide') ?? [],
    footerMenus: MENUS.filter((name) => name.startsWith('footer-')).flatMap((name) =>
      footerColumns(menus.get(name) ?? []),
    ),
    newsletter: settings['newsletter.inFooter'] ? newsletterForm(settings) : null,
    storeNotice: settings['store.notice']
      ? { id: settings['store.noticeId'], text: settings['store.notice'] }
      : null,
    searchCategories: categories
      .filter((category) => category.parentId === null)
      .map(({ slug, name }) => ({ slug, name })),
    year: getYear(ctx.now, settings['shop.timeZone']),
  };
}

/** What is agreed to is what a sign-up stores. */
function newsletterForm(settings: Settings): Layout['newsletter'] {
  const t = translator(settings);
  return {
    label: t('newsletter.footer.label'),
    button: t('newsletter.footer.button'),
    consent: t('content.newsletterConsent'),
  };
}

function footerColumns(roots: MenuItem[]): Layout['footerMenus'] {
  return roots.map((root) => ({ title: root.label, items: root.children }));
}

/** The year where the shop is: on New Year's Eve that is not the server's. */
function getYear(now: number, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(now));
}

/** Every menu of the shop as a tree, by its name. */
async function loadMenus(ctx: ShopContext): Promise<Map<string, MenuItem[]>> {
  const rows = await ctx.db.selectFrom('menu_items').selectAll().orderBy('position').execute();
  const images = await findImages(
    ctx.db,
    rows.map((row) => row.image_id),
  );
  const items = new Map<number, MenuItem>(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        label: row.label,
        url: row.url,
        mega: decodeFlag(row.mega),
        image: (row.image_id !== null && images.get(row.image_id)) || null,
        ...(row.set_id !== null && row.parent_id === null && { panel: row.set_id }),
        children: [],
      },
    ]),
  );
  const menus = new Map<string, MenuItem[]>();
  for (const row of rows) {
    const item = items.get(row.id);
    if (!item) continue;
    const parent = row.parent_id === null ? undefined : items.get(row.parent_id);
    if (parent) parent.children.push(item);
    else menus.set(row.menu, [...(menus.get(row.menu) ?? []), item]);
  }
  return menus;
}
