import { blockEditLinks, menuEditLinks } from '#server/content/managing/edit-links.ts';
import { translator } from '#server/language/translator.ts';
import { type EditLinksResponse, editLinksCall } from '#wire/forms/edit-links.ts';
import { defineCall } from '../call.ts';

/** Links to the editors, which a cached page shows to those who may edit; 403 for everyone else. */
export const editLinks = defineCall({
  readOnly: true,
  permission: 'edit-content',
  input: editLinksCall,
  async handle({ blocks, menus }, { ctx }) {
    const t = translator(ctx.settings);
    const titled = ({ name, ...link }: Awaited<ReturnType<typeof blockEditLinks>>[number]) => ({
      ...link,
      title: t('content.editBlock', { name }),
    });
    const response: EditLinksResponse = {
      blocks: (await blockEditLinks(ctx.db, blocks)).map(titled),
      menus: (await menuEditLinks(ctx.db, menus)).map(titled),
      labels: { builder: t('content.editInBuilder'), standard: t('content.editInForm') },
    };
    return Response.json(response, { headers: { 'cache-control': 'no-store' } });
  },
});
