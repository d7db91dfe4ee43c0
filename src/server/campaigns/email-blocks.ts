import type { Block, GoodsLine } from '#server/emails/templates/block.ts';
import { plainText, sanitiseHtml } from '#server/language/sanitise-html.ts';
import { everyBlock } from '#wire/blocks/every-block.ts';
import type { ContentBlock } from '#wire/content.ts';
import { type ImageRecord, imageAddress, imageWidths } from '#wire/image.ts';
import type { PriceRecord } from '#wire/product.ts';

// Blocks of pages as blocks of an email. Some have no counterpart in mail programs, which run no
// script and load no video: they are left out, and the editor says so.

/** Kinds that an email leaves out; room and lines between blocks are not worth a word. */
const SILENT: readonly ContentBlock['kind'][] = ['divider', 'spacer', 'columns'];

export interface EmailLinks {
  /** The address of a link, counted where it leads into the shop; '' for none. */
  link(url: string): string;
  /** The address of a file of the shop. */
  file(path: string): string;
  money(amount: PriceRecord['min']): string;
  /** "from $12.00", of a product with several prices. */
  from(price: string): string;
}

export interface EmailContent {
  blocks: Block[];
  /** Kinds that were left out. */
  leftOut: ContentBlock['kind'][];
}

export function emailContent(blocks: readonly ContentBlock[], links: EmailLinks): EmailContent {
  const content: EmailContent = { blocks: [], leftOut: [] };
  for (const block of everyBlock(blocks)) {
    const parts = toEmail(block, links);
    if (parts) content.blocks.push(...parts);
    else if (!SILENT.includes(block.kind)) content.leftOut.push(block.kind);
  }
  return content;
}

/** Twice as wide as it is shown, for fine screens. */
const IMAGE_WIDTH = 1200;
const SMALL_WIDTH = 160;

function imageSource({ key, width }: ImageRecord, needed: number, links: EmailLinks): string {
  const widths = imageWidths(width);
  const found = widths.find((each) => each >= needed) ?? widths.at(-1) ?? width;
  return links.file(imageAddress(key, found, 'jpeg'));
}

/** Null where an email has nothing like it. */
function toEmail(block: ContentBlock, links: EmailLinks): Block[] | null {
  switch (block.kind) {
    case 'text':
    case 'html':
      return html(block.html, links);
    case 'hero':
      return [
        ...image(block.image, '', links),
        ...heading(block.title),
        ...text(block.text),
        ...action(block.button, links),
        ...action(block.secondButton, links),
      ];
    case 'banner':
      return [
        ...image(block.image, '', links),
        ...heading(block.title),
        ...text(block.text),
        ...action(block.button, links),
      ];
    case 'story':
      return [
        ...image(block.image, '', links),
        ...heading(block.title),
        ...html(block.text, links),
        ...action(block.button, links),
      ];
    case 'image':
      return [...image(block.image, links.link(block.url), links), ...text(block.caption)];
    case 'button':
      return action(block.button, links);
    case 'product-grid':
    case 'product-row':
      return [
        ...heading(block.title),
        ...goods(block.products, links),
        ...action(block.link, links),
      ];
    case 'product': {
      const { product } = block;
      if (!product) return [];
      const [first = null] = product.gallery;
      return goods([{ ...product, image: first }], links);
    }
    case 'journal':
      return [...heading(block.title), ...posts(block.posts, links), ...action(block.link, links)];
    case 'testimonials':
      return [
        ...heading(block.title),
        ...block.quotes.map((quote): Block => {
          return { kind: 'quote', text: [quote.text, quote.author].filter(Boolean).join('\n') };
        }),
      ];
    default:
      return null;
  }
}

function heading(words: string): Block[] {
  return words === '' ? [] : [{ kind: 'heading', text: words }];
}

function text(words: string): Block[] {
  return words === '' ? [] : [{ kind: 'text', text: words }];
}

function html(source: string, links: EmailLinks): Block[] {
  const words = plainText(source);
  if (words === '') return [];
  return [{ kind: 'html', html: sanitiseHtml(source), text: words, link: links.link }];
}

function image(record: ImageRecord | null, url: string, links: EmailLinks): Block[] {
  if (!record) return [];
  return [{ kind: 'image', src: imageSource(record, IMAGE_WIDTH, links), alt: record.alt, url }];
}

function action(button: { label: string; url: string } | null, links: EmailLinks): Block[] {
  const url = button ? links.link(button.url) : '';
  return button && url !== '' ? [{ kind: 'action', label: button.label, url }] : [];
}

interface Sold {
  name: string;
  url: string;
  image: ImageRecord | null;
  price: PriceRecord | null;
}

function goods(products: readonly Sold[], links: EmailLinks): Block[] {
  if (products.length === 0) return [];
  const lines = products.map(({ name, url, image: record, price }): GoodsLine => {
    return {
      name,
      url: links.link(url),
      image: record ? imageSource(record, SMALL_WIDTH, links) : '',
      details: [],
      quantity: '',
      amount: price ? priceText(price, links) : '',
    };
  });
  return [{ kind: 'goods', lines, rows: [] }];
}

function priceText({ min, max }: PriceRecord, { money, from }: EmailLinks): string {
  return min === max ? money(min) : from(money(min));
}

function posts(
  entries: readonly { title: string; url: string; excerpt: string }[],
  links: EmailLinks,
): Block[] {
  const rows = entries.map(({ title, url, excerpt }) => {
    return { label: title, url: links.link(url), hint: excerpt };
  });
  return rows.length === 0 ? [] : [{ kind: 'links', rows }];
}
