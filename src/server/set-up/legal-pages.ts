import { shopAddressLines } from '#server/addresses/address-lines.ts';
import { saveDocument } from '#server/content/save-document.ts';
import { documentTags } from '#server/content/tags.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { translator } from '#server/language/translator.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { RecordedChange } from '#server/settings/change-as.ts';
import { changeSettings } from '#server/settings/change-settings.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { LEGAL_PAGES } from '#wire/messages/legal-pages.ts';

// The pages that the law asks of most shops, as drafts from templates. A page that is there is left alone.

export interface LegalPage {
  slug: string;
  title: string;
  /** Null where there is none yet. */
  id: number | null;
  status: 'missing' | 'draft' | 'publish';
}

/** The slug of each; terms and privacy may have others in a shop that has set them. */
function slugIn(settings: Settings, slug: string): string {
  if (slug === 'terms') return settings['checkout.termsPage'] || slug;
  return slug === 'privacy' ? settings['checkout.privacyPage'] || slug : slug;
}

export async function listLegalPages(db: Db, settings: Settings): Promise<LegalPage[]> {
  const named = LEGAL_PAGES.map(({ slug, title }) => ({ slug: slugIn(settings, slug), title }));
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
  return named.map(({ slug, title }) => {
    const row = rows.find((each) => each.slug === slug);
    const status = row?.status === 'publish' ? 'publish' : 'draft';
    return row
      ? { slug, title: row.title, id: row.id, status }
      : { slug, title, id: null, status: 'missing' };
  });
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
  for (const { slug, title } of missing) {
    const template = LEGAL_PAGES.find((each) => slugIn(settings, each.slug) === slug);
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
