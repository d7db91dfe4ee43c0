import type { MediaRow } from '#server/media/tables.ts';
import { imageAddress, imageUrl, imageWidths } from '#wire/image.ts';
import type { Media, MediaSize } from '#wire/wc/media.ts';
import type { Linked } from '#wire/wc/response-parts.ts';
import { codecFor } from '../rest/codec.ts';

/** Names under which clients look for widths, each with the least width it stands for. */
const SIZES = { thumbnail: 150, medium: 300, medium_large: 768, large: 1024 } as const;

const written = (moment: number) => new Date(moment).toISOString().slice(0, 19);

const { field, codec } = codecFor<MediaRow, Pick<MediaRow, 'alt' | 'caption'>>();

export const mediaCodec = codec({
  alt_text: field('alt'),
  caption: field('caption', { write: (caption) => ({ raw: caption, rendered: caption }) }),
});

/** A picture as clients of `wp/v2/media` read it. */
export function mediaItem(row: MediaRow, origin: string): Media & Linked {
  const date = written(row.created_at);
  const source = `${origin}${imageUrl(row)}`;
  const list = `${origin}/wp-json/wp/v2/media`;
  const title = row.title || row.slug;
  const filename = `${row.slug}.${row.mime === 'image/png' ? 'png' : 'jpg'}`;
  return {
    id: row.id,
    date,
    date_gmt: date,
    guid: { rendered: source, raw: source },
    modified: date,
    modified_gmt: date,
    slug: row.slug,
    status: 'inherit',
    type: 'attachment',
    link: source,
    title: { raw: title, rendered: title },
    author: 0,
    featured_media: 0,
    comment_status: 'closed',
    ping_status: 'closed',
    template: '',
    meta: [],
    permalink_template: source,
    generated_slug: row.slug,
    class_list: [`post-${row.id}`, 'attachment'],
    description: { raw: '', rendered: '' },
    ...mediaCodec.toResponse(row),
    media_type: 'image',
    mime_type: row.mime,
    media_details: {
      width: row.width,
      height: row.height,
      file: filename,
      filesize: row.bytes,
      sizes: getSizes(row, origin),
      image_meta: {},
    },
    post: null,
    source_url: source,
    missing_image_sizes: [],
    filename,
    filesize: row.bytes,
    _links: { self: [{ href: `${list}/${row.id}` }], collection: [{ href: list }] },
  };
}

/** Every name is answered by a width that pages use, the next one above. */
function getSizes(row: MediaRow, origin: string): Record<string, MediaSize> {
  const widths = imageWidths(row.width);
  const entries = Object.entries({ ...SIZES, full: row.width }).map(([name, least]) => {
    const width = widths.find((each) => each >= least) ?? widths.at(-1) ?? row.width;
    const height = Math.round((row.height * width) / row.width);
    const size = {
      file: `${width}.jpeg`,
      width,
      height,
      mime_type: 'image/jpeg',
      source_url: `${origin}${imageAddress(row.key, width, 'jpeg')}`,
    };
    return [name, size];
  });
  return Object.fromEntries(entries);
}
