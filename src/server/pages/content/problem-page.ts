import { MENU_TAG } from '#server/content/tags.ts';
import { translator } from '#server/language/translator.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { PageData } from '#wire/page.ts';
import type { PageResult } from '../page.ts';

/** The address could not be read (4xx), or something broke on our side (5xx). */
export function problemResponse(
  { settings }: ShopContext,
  status: number,
  requestId: string,
  reason?: PageData['problem']['reason'],
): PageResult<'problem'> {
  const t = translator(settings);
  const broken = status < 500 ? 'problem.badRequest' : 'problem.server';
  const title = t(reason ? `problem.${reason}` : broken);
  return {
    kind: 'page',
    page: 'problem',
    status,
    data: { status, requestId, ...(reason && { reason }) },
    head: {
      title: t('head.title', { title, shop: settings['shop.name'] }),
      description: '',
      canonical: settings['routes.home'],
      type: 'website',
      image: null,
      index: false,
      jsonLd: [],
      preload: null,
    },
    bodyClasses: ['error', `error${status}`],
    tags: ['settings', MENU_TAG],
  };
}
