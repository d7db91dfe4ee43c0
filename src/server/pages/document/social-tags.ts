import { type ImageRecord, imageUrl } from '#wire/image.ts';
import type { Head } from '../page.ts';
import { meta } from './meta-tag.ts';

interface SocialParts {
  head: Head;
  /** `https://shop.example`, without a slash at the end. */
  origin: string;
  shopName: string;
  /** `en-US` */
  locale: string;
}

/** What messengers and networks show of a link that is shared: Open Graph, and Twitter's card. */
export function socialTags({ head, origin, shopName, locale }: SocialParts): string[] {
  return [
    meta('property', 'og:site_name', shopName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:type', head.type),
    meta('property', 'og:url', `${origin}${head.canonical}`),
    meta('property', 'og:locale', locale.replace('-', '_')),
    ...(head.image ? imageTags(head.image, origin) : []),
    ...(head.offer ? offerTags(head.offer) : []),
    ...(head.article ? articleTags(head.article) : []),
    // Title, description and picture are those of Open Graph.
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
  ];
}

/** The large JPEG with its own measures, which may be less than those of the original. */
function imageTags(image: ImageRecord, origin: string): string[] {
  const width = Math.min(image.width, LARGEST);
  const height = Math.round((image.height * width) / image.width);
  return [
    meta('property', 'og:image', `${origin}${imageUrl(image)}`),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', image.alt),
  ];
}

/** Of `imageUrl`. */
const LARGEST = 1600;

function offerTags({ amount, currency, availability, sku }: NonNullable<Head['offer']>) {
  return [
    ...(amount === null
      ? []
      : [
          meta('property', 'product:price:amount', amount),
          meta('property', 'product:price:currency', currency),
        ]),
    meta('property', 'product:availability', availability),
    ...(sku === '' ? [] : [meta('property', 'product:retailer_item_id', sku)]),
  ];
}

function articleTags({ publishedAt, updatedAt }: NonNullable<Head['article']>): string[] {
  return [
    meta('property', 'article:published_time', new Date(publishedAt).toISOString()),
    meta('property', 'article:modified_time', new Date(updatedAt).toISOString()),
  ];
}
