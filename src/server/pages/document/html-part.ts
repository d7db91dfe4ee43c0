import { transcode } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { LruCache } from '#server/platform/cache/lru-cache.ts';
import { findIcons } from './icon-sprite.ts';

// Most of a page's HTML is on other pages too, or was on this page before: header and footer, rails,
// reviews. Such a part becomes bytes once, is searched for icons once and is hashed once. React renders
// a mark in its place, so that what is left to do for each page is short.

export interface HtmlPart {
  readonly bytes: Buffer;
  readonly hash: Buffer;
  /** Names of the icons that it uses. */
  readonly icons: ReadonlySet<string>;
}

/** A document: its HTML, with parts in between. */
export type Html = readonly (string | HtmlPart)[];

/** Header, footer and menu of each kind of page, and what the products visited most have. */
const MAX_PARTS = 600;
const parts = new LruCache<string, HtmlPart>({ max: MAX_PARTS });

/** By the HTML itself, so it is never that of before a change. */
export function htmlPart(html: string): HtmlPart {
  return parts.getOrSet(html, () => {
    const bytes = utf8(html);
    const hash = createHash('sha1').update(bytes).digest();
    return { bytes, hash, icons: findIcons(html) };
  });
}

/** Of fewer characters the detour does not pay. */
const LONG = 400;

/** By way of UTF-16, which takes Node a fifth of the time. */
function utf8(html: string): Buffer {
  if (html.length < LONG) return Buffer.from(html);
  try {
    return transcode(Buffer.from(html, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // Half of a surrogate pair, which somebody has stored: it becomes a replacement character.
    return Buffer.from(html);
  }
}

/** The bytes of a document, and an entity tag for them. */
export function htmlBytes(html: Html): { bytes: Buffer<ArrayBuffer>; etag: string } {
  const hash = createHash('sha1');
  const pieces = html.map((piece) => {
    const { bytes, hash: hashed } =
      typeof piece === 'string' ? { bytes: utf8(piece), hash: null } : piece;
    hash.update(hashed ?? bytes);
    return bytes;
  });
  return { bytes: Buffer.concat(pieces), etag: `W/"${hash.digest('base64url')}"` };
}

export function htmlText(html: Html): string {
  return html.map((piece) => (typeof piece === 'string' ? piece : String(piece.bytes))).join('');
}

export interface PlacedParts {
  /** Stands for the part in what React renders, as text or as HTML. */
  place(part: HtmlPart): string;
  /** What was rendered, with the parts where they stand. */
  fill(rendered: string): Html;
}

/** Random, so that no stored text is taken for a mark. */
const MARK = `\u0002${randomBytes(9).toString('hex')}`;
const END = '\u0002';

export function createPlacedParts(): PlacedParts {
  const placed: HtmlPart[] = [];
  return {
    place: (part) => `${MARK}${placed.push(part) - 1}${END}`,
    fill(rendered) {
      const [first = '', ...others] = rendered.split(MARK);
      return [
        first,
        ...others.flatMap((marked) => {
          const end = marked.indexOf(END);
          const part = placed[Number(marked.slice(0, end))];
          if (!part) throw new Error('A mark stands for no part of this page.');
          return [part, marked.slice(end + END.length)];
        }),
      ];
    },
  };
}
