import * as z from 'zod/mini';
import { blockButton } from './blocks/block-button.ts';
import type { BlockDisplay } from './blocks/display.ts';
import { layoutBlocks } from './blocks/layout-blocks.ts';
import { mediaBlocks } from './blocks/media-blocks.ts';
import { shopBlocks } from './blocks/shop-blocks.ts';
import type { CommentSection } from './comments.ts';
import type { ContactResponse, ContactValues } from './forms/contact-fields.ts';
import { imageRecord } from './image.ts';
import { namedLink, productCard } from './product.ts';
import type { WidgetSettings } from './reviews.ts';
import type { ShopConfig } from './shop-config.ts';

const button = blockButton;

export const postCard = z.object({
  slug: z.string(),
  url: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: z.nullable(imageRecord),
  publishedAt: z.number(),
  categories: z.array(namedLink),
});
export type PostCard = z.infer<typeof postCard>;

const categoryTile = z.object({
  name: z.string(),
  url: z.string(),
  count: z.int(),
  image: z.nullable(imageRecord),
});

/** A content block as data to render: stored settings plus what the server looked up for it. */
const innerBlock = z.discriminatedUnion('kind', [
  ...layoutBlocks,
  ...mediaBlocks,
  ...shopBlocks,
  z.object({
    kind: z.literal('hero'),
    id: z.int(),
    eyebrow: z.string(),
    title: z.string(),
    text: z.string(),
    button,
    secondButton: z.nullable(button),
    image: z.nullable(imageRecord),
    phoneImage: z.nullable(imageRecord),
  }),
  z.object({
    kind: z.literal('category-tiles'),
    id: z.int(),
    title: z.string(),
    tiles: z.array(categoryTile),
  }),
  z.object({
    kind: z.literal('product-row'),
    id: z.int(),
    title: z.string(),
    text: z.string(),
    link: z.nullable(button),
    products: z.array(productCard),
  }),
  z.object({
    kind: z.literal('story'),
    id: z.int(),
    eyebrow: z.string(),
    title: z.string(),
    /** Sanitised HTML. */
    text: z.string(),
    button: z.nullable(button),
    image: z.nullable(imageRecord),
    imageSide: z.enum(['start', 'end']),
  }),
  z.object({
    kind: z.literal('journal'),
    id: z.int(),
    title: z.string(),
    link: button,
    posts: z.array(postCard),
  }),
  z.object({
    kind: z.literal('newsletter'),
    id: z.int(),
    title: z.string(),
    text: z.string(),
    placeholder: z.string(),
    button: z.string(),
    notice: z.nullable(z.object({ kind: z.enum(['success', 'error']), text: z.string() })),
    /** What was posted and refused, so that it need not be typed again. */
    typed: z.string(),
  }),
  z.object({
    kind: z.literal('contact'),
    id: z.int(),
    title: z.string(),
    text: z.string(),
    /** The shop's address, for what the form cannot send. */
    email: z.string(),
    /** To the form posted without script. */
    answer: z.nullable(z.custom<ContactResponse>()),
    values: z.custom<ContactValues>(),
    /** Of the form, which few pages have. */
    messages: z.custom<ShopConfig['messages']>(),
  }),
  z.object({ kind: z.literal('text'), id: z.int(), html: z.string() }),
  z.object({
    kind: z.literal('reviews'),
    id: z.int(),
    title: z.string(),
    widget: z.custom<WidgetSettings>(),
  }),
  z.object({
    kind: z.literal('promises'),
    id: z.int(),
    items: z.array(
      z.object({
        icon: z.enum(['parcel', 'hand', 'leaf', 'return']),
        title: z.string(),
        text: z.string(),
      }),
    ),
  }),
]);
export interface DisplayedBlock {
  /** Left out where all of it is usual. */
  display?: BlockDisplay;
}

/** A block that may stand inside of another. */
export type InnerBlock = z.infer<typeof innerBlock> & DisplayedBlock;

const columnsBlock = z.object({
  kind: z.literal('columns'),
  id: z.int(),
  title: z.string(),
  columns: z.enum(['2', '3', '4']),
  /** The first column stays in view beside longer ones. */
  sticky: z.boolean(),
  cells: z.array(
    z.object({
      title: z.string(),
      /** Sanitised. */
      html: z.string(),
      image: z.nullable(imageRecord),
      button: z.nullable(button),
      blocks: z.custom<InnerBlock[]>(),
    }),
  ),
});

export type ContentBlock = InnerBlock | (z.infer<typeof columnsBlock> & DisplayedBlock);

export const contentPage = z.object({
  title: z.string(),
  showTitle: z.boolean(),
  breadcrumbs: z.array(namedLink),
  blocks: z.custom<ContentBlock[]>(),
});
export type ContentPage = z.infer<typeof contentPage>;

export const journalPage = z.object({
  title: z.string(),
  breadcrumbs: z.array(namedLink),
  /** Of a category or tag; ''. */
  description: z.string(),
  posts: z.array(postCard),
});
export type JournalPage = z.infer<typeof journalPage>;

export const postPage = z.object({
  breadcrumbs: z.array(namedLink),
  post: z.extend(postCard, {
    tags: z.array(namedLink),
    blocks: z.custom<ContentBlock[]>(),
    readingMinutes: z.int(),
  }),
  more: z.array(postCard),
  comments: z.custom<CommentSection>(),
});
export type PostPage = z.infer<typeof postPage>;

/** The page of the newsletter: its form, or what a link in an email does. */
export const newsletterPage = z.object({
  view: z.enum(['form', 'asked', 'confirm', 'confirmed', 'end', 'ended', 'uncounted', 'expired']),
  /** Whether the shop asks to count the newsletters that are opened. */
  asksOpens: z.boolean(),
  /** What is wrong with the posted address; ''. */
  problem: z.string(),
  /** The address that was posted. */
  typed: z.string(),
});
export type NewsletterPage = z.infer<typeof newsletterPage>;
