import { columnFor, missingLinks } from '#rules/set-up/footer-links.ts';
import { shopAddressLines } from '#server/addresses/address-lines.ts';
import { documentPath } from '#server/content/document-path.ts';
import { readMenus, type StoredMenu } from '#server/content/managing/menus.ts';
import { saveDocument } from '#server/content/save-document.ts';
import type { MenuItemInput } from '#server/content/save-menu.ts';
import { documentTags } from '#server/content/tags.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { legalTemplates } from '#wire/messages/languages/languages.ts';

// The pages that the law asks of most shops, as drafts from templates. A page that is there is left alone.

export interface LegalPage {
  slug: string;
  title: string;
  /** Null where there is none yet. */
  id: number | null;
  status: 'missing' | 'draft' | 'publish';
  /** Where shoppers read it. */
  url: string;
  /** Whether a menu leads to it. */
  isLinked: boolean;
}

/** The slug of each; terms and privacy may have others in a shop that has set them. */
function slugIn(settings: Settings, slug: string): string {
  if (slug === 'terms') return settings['checkout.termsPage'] || slug;
  return slug === 'privacy' ? settings['checkout.privacyPage'] || slug : slug;
}

export async function listLegalPages(db: Db, settings: Settings): Promise<LegalPage[]> {
  const named = legalTemplates(settings['shop.locale']).map(({ slug, title }) => ({
    slug: slugIn(settings, slug),
    title,
  }));
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'slug', 'title', 'status'])
    .where('kind', '=', 'page')
    .where(
      'slug',
      'in',
      named.map(({ slug }) => slug),
    )
    .execute();
  const menus = await readMenus(db);
  return named.map(({ slug, title }) => {
    const row = rows.find((each) => each.slug === slug);
    const url = documentPath(settings, { kind: 'page', slug });
    const isLinked = missingLinks(menus, [{ label: title, url }]).length === 0;
    const status = row?.status === 'publish' ? 'publish' : 'draft';
    return row
      ? { slug, title: row.title, id: row.id, status, url, isLinked }
      : { slug, title, id: null, status: 'missing', url, isLinked };
  });
}

/** The menu of the footer that gets the published pages no menu leads to; null where there are none. */
export async function footerWithLegalPages(
  db: Db,
  settings: Settings,
): Promise<{ menu: StoredMenu; items: readonly MenuItemInput[] } | null> {
  const pages = await listLegalPages(db, settings);
  const links = pages
    .filter(({ status, isLinked }) => status === 'publish' && !isLinked)
    .map(({ title, url }) => ({ label: title, url }));
  const title = translator(settings)('layout.legal');
  const menus = (await readMenus(db)).filter(({ name }) => name.startsWith('footer-'));
  const menu = links.length > 0 ? columnFor(menus, title) : null;
  if (!menu) return null;
  const [column = { label: title, url: '', children: [] }, ...others] = menu.items;
  return { menu, items: [{ ...column, children: [...column.children, ...links] }, ...others] };
}

/** Terms and privacy can be read. */
export async function hasLegalPages(db: Db, settings: Settings): Promise<boolean> {
  const pages = await listLegalPages(db, settings);
  return ['terms', 'privacy'].every((slug) =>
    pages.some((page) => page.slug === slugIn(settings, slug) && page.status === 'publish'),
  );
}

/** What the shop says of itself, in HTML. */
function filledIn(html: string, settings: Settings): string {
  const t = translator(settings);
  const tax = settings['shop.taxNumber'];
  const values: Readonly<Record<string, string>> = {
    name: settings['shop.name'],
    address: shopAddressLines(settings).join(', '),
    email: settings['shop.email'],
    tax: tax === '' ? '' : t('orders.invoice.taxNumber', { number: tax }),
  };
  return html
    .replace(/\{(name|address|email|tax)\}/g, (_, name: string) => escapeHtml(values[name] ?? ''))
    .replace('<p></p>\n', '');
}

/** Writes those that are missing as drafts, and tells the checkout which are its terms and privacy. */
export async function draftLegalPages(change: RecordedChange): Promise<void> {
  const { ctx, record } = change;
  const { db, now, settings } = ctx;
  const missing = (await listLegalPages(db, settings)).filter(({ id }) => id === null);
  const templates = legalTemplates(settings['shop.locale']);
  for (const { slug, title } of missing) {
    const template = templates.find((each) => slugIn(settings, each.slug) === slug);
    if (!template) continue;
    const id = await saveDocument(db, {
      ...{ kind: 'page', slug, title, excerpt: template.excerpt, status: 'draft' },
      publishedAt: now,
      blocks: [{ kind: 'text', settings: { html: filledIn(template.html, settings) } }],
    });
    await record({
      ...{ resource: 'page', id, action: 'created', before: null },
      after: { title, slug, status: 'draft' },
    });
    await ctx.invalidate(documentTags('page', id));
  }
  const values = {
    ...(settings['checkout.termsPage'] === '' && { 'checkout.termsPage': 'terms' }),
    ...(settings['checkout.privacyPage'] === '' && { 'checkout.privacyPage': 'privacy' }),
  };
  if (Object.keys(values).length > 0) await changeSettings(change, { values });
}
