import * as z from 'zod';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { findImages } from '#server/media/find-images.ts';
import { block, buttonSettings, mediaId } from './block.ts';

/** As it is stored; which kinds may stand here is checked with the whole list. */
const innerBlock = z.object({ kind: z.string().max(40), settings: z.unknown() });

/** Columns, and with more cells than columns a grid. */
export const columns = block({
  kind: 'columns',
  settings: z.object({
    title: z.string().default(''),
    columns: z.enum(['2', '3', '4']).default('2'),
    sticky: z.boolean().default(false),
    cells: z
      .array(
        z.object({
          title: z.string().default(''),
          html: z.string().default(''),
          imageId: mediaId.default(null),
          button: buttonSettings.nullable().default(null),
          blocks: z.array(innerBlock).max(24).default([]),
        }),
      )
      .max(24)
      .default([]),
  }),
  clean: (settings) => ({
    ...settings,
    cells: settings.cells.map((cell) => ({ ...cell, html: sanitiseHtml(cell.html) })),
  }),
  tags: [],
  async resolve(ctx, { cells, ...rest }) {
    const images = await findImages(
      ctx.db,
      cells.map(({ imageId }) => imageId),
    );
    // What stands in a cell is resolved as the blocks of a page are.
    const visibleCells = cells.map(({ imageId, blocks: _, ...words }) => ({
      ...words,
      blocks: [],
      image: imageId === null ? null : (images.get(imageId) ?? null),
    }));
    return { ...rest, cells: visibleCells };
  },
});
