import * as z from 'zod';
import { sanitiseHtml } from '#server/language/sanitise-html.ts';
import { findImages } from '#server/media/find-images.ts';
import { block, buttonSettings, mediaId } from './block.ts';

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
    const shown = cells.map(({ imageId, ...words }) => ({
      ...words,
      image: imageId === null ? null : (images.get(imageId) ?? null),
    }));
    return { ...rest, cells: shown };
  },
});
