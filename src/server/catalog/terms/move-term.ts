import { movePage } from '#server/redirects/move-page.ts';
import type { ShopContext } from '#server/settings/context.ts';
import { address } from '#server/settings/routes.ts';
import type { Taxonomy } from './managed-term.ts';

/** The page of a term is under another slug, its own or that of the term it became part of. */
export async function moveTerm(
  ctx: Pick<ShopContext, 'db' | 'now' | 'settings'>,
  { route }: Pick<Taxonomy, 'route'>,
  before: string,
  after: string,
): Promise<void> {
  if (route === null || before === after) return;
  const at = (slug: string) => address(ctx.settings, route, { slug });
  await movePage(ctx, at(before), at(after));
}
