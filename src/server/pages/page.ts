import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { ImageRecord } from '#wire/image.ts';
import type { PageData, PageName } from '#wire/page.ts';

/** The content of <head>; URLs are paths, the document makes them absolute. */
export interface Head {
  title: string;
  description: string;
  /** Path and query of the one true address of this content. */
  canonical: string;
  type: 'website' | 'product' | 'article';
  image: ImageRecord | null;
  /** Of a product, for the card of a shared link. */
  offer?: {
    /** `12.50`; null for a product without a price. */
    amount: string | null;
    currency: string;
    availability: 'in stock' | 'out of stock' | 'backorder';
    sku: string;
  };
  /** Only posts have these dates. */
  article?: { publishedAt: number; updatedAt: number };
  /** Path of a feed of what it lists, for feed readers. */
  feed?: string;
  /** False keeps the page out of search engines. */
  index: boolean;
  jsonLd: Record<string, unknown>[];
  /** The picture most likely to be the largest paint, fetched before the style sheet is read. */
  preload: { image: ImageRecord; sizes: string } | null;
}

export interface PageRequest {
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The visitor; anonymous where the page is cached for everyone. */
  visitor: Visitor;
  /** Of a form whose files were refused unread: what stands below the first of them is missing. */
  filesRefused?: boolean;
}

export type PageResult<Name extends PageName = PageName> =
  | {
      kind: 'page';
      page: Name;
      status: number;
      data: PageData[Name];
      head: Head;
      /** Body classes of the page type, such as `single-product`. */
      bodyClasses: string[];
      /** HTML that only the server renders, by the id of its island. */
      fragments?: Readonly<Record<string, string>>;
      /** The page is purged when any of these is invalidated. */
      tags: string[];
      /** The moment from which it would be rendered differently, in epoch milliseconds. */
      freshUntil?: number | null;
      /** What was wrong with stored content and left out; worth a line in the log. */
      problems?: readonly { code: string }[];
    }
  | { kind: 'redirect'; status: 301 | 302 | 303; to: string }
  | { kind: 'not-found' };

export type FormKind = 'usual' | 'shopping';

type RouteName = Extract<keyof Settings, `routes.${string}`>;

/**
 * One address of the shop: which route setting it answers, what of its query counts, and how its
 * data is loaded. `canonicalQuery` keeps only what the page understands, in one order, so that
 * neither tracking parameters nor nonsense can multiply the cache.
 */
export interface PageDefinition<Name extends PageName = PageName> {
  route: RouteName;
  /**
   * False for a page that shows one visitor's data: it is rendered anew each time. Some are so only
   * with a certain query.
   */
  keep?: false | ((query: URLSearchParams) => boolean);
  /** Its form may bring files: more is read of it than of others. */
  files?: true;
  /**
   * Whether this visitor may send files, by the texts above them in the form. The form of one who may
   * not is read up to its first file.
   */
  mayBringFiles?(texts: FormData, visitor: Visitor): boolean;
  /** Orders are paid on it: it may use what the payment providers need. */
  pays?: true;
  /** Forms that shoppers send often; they are counted more generously. */
  forms?: FormKind;
  canonicalQuery(query: URLSearchParams, settings: Settings): URLSearchParams;
  load(ctx: ShopContext, request: PageRequest): Promise<PageResult<Name>>;
  /** A form posted to the page by a browser without script; the answer is never cached. */
  post?(ctx: ShopContext, request: PageRequest, form: FormData): Promise<PageResult<Name>>;
}

export function noQuery(): URLSearchParams {
  return new URLSearchParams();
}
