import { listFindable } from '#server/catalog/listing/list-findable.ts';
import { listDocuments } from '#server/content/list-documents.ts';
import { listUsedTerms, termPath } from '#server/content/post-terms.ts';
import { escapeHtml } from '#server/language/escape.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { address } from '#server/settings/routes.ts';
import { type ImageRecord, imageUrl } from '#wire/image.ts';

/** Search engines read at most 50,000 addresses and 50 MB from one file; pictures make it long. */
const MAX_ENTRIES = 20_000;
/** Of one page: the first say what it is about. */
const MAX_IMAGES = 10;

export interface SitemapEntry {
  /** Path from the shop's origin. */
  path: string;
  changedAt: number | null;
  images?: readonly Pick<ImageRecord, 'key' | 'width'>[];
}

/** Every address worth finding: home, shop, categories, products that may be found, pages, posts. */
export async function sitemapEntries(ctx: ShopContext): Promise<SitemapEntry[]> {
  const { settings } = ctx;
  const { products, categories } = await listFindable(ctx);
  const documents = await listDocuments(ctx);
  const terms = await listUsedTerms(ctx.db, ctx.now);
  return [
    ...fixedPages(settings),
    ...categories.map(({ slug, images }) => ({
      path: address(settings, 'routes.category', { slug }),
      changedAt: null,
      images,
    })),
    ...products.map(({ slug, changedAt, images }) => ({
      path: address(settings, 'routes.product', { slug }),
      changedAt,
      images,
    })),
    ...documents
      .filter(({ kind, slug }) => !(kind === 'page' && slug === 'home'))
      .map(({ kind, slug, changedAt, images }) => ({
        path: address(settings, kind === 'post' ? 'routes.post' : 'routes.document', { slug }),
        changedAt,
        images,
      })),
    ...terms.map((term) => ({ path: termPath(settings, term), changedAt: null })),
  ];
}

function fixedPages(settings: Settings): SitemapEntry[] {
  const routes = ['routes.home', 'routes.shop', 'routes.journal'] as const;
  return routes.map((route) => ({ path: address(settings, route), changedAt: null }));
}

/**
 * The file for `/sitemap.xml` (part null) or `/sitemap.xml?part=2`: the addresses themselves while
 * they fit into one file, else an index of the parts. Null where there is no such part.
 */
export function sitemapFile(
  entries: readonly SitemapEntry[],
  origin: string,
  part: number | null = null,
  limit: number = MAX_ENTRIES,
): string | null {
  const parts = Math.max(1, Math.ceil(entries.length / limit));
  if (part === null) return parts === 1 ? urlSet(entries, origin) : index(parts, origin);
  if (!Number.isInteger(part) || part < 1 || part > parts) return null;
  return urlSet(entries.slice((part - 1) * limit, part * limit), origin);
}

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  const lines = entries.map(({ path, changedAt, images = [] }) => {
    const changed =
      changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
    const photos = images.slice(0, MAX_IMAGES).map((image) => getImage(image, origin));
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}${photos.join('')}</url>`;
  });
  const opening = `<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">`;
  return [HEADER, opening, ...lines, '</urlset>', ''].join('\n');
}

function getImage(image: Pick<ImageRecord, 'key' | 'width'>, origin: string): string {
  const location = escapeHtml(origin + imageUrl(image));
  return `<image:image><image:loc>${location}</image:loc></image:image>`;
}

function index(parts: number, origin: string): string {
  const lines = Array.from({ length: parts }, (_, position) => {
    const location = escapeHtml(`${origin}/sitemap.xml?part=${position + 1}`);
    return `<sitemap><loc>${location}</loc></sitemap>`;
  });
  return [HEADER, `<sitemapindex xmlns="${NAMESPACE}">`, ...lines, '</sitemapindex>', ''].join(
    '\n',
  );
}
