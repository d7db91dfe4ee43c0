import { blockProblems } from '#server/content/block-problems.ts';
import { resolveBlocks } from '#server/content/load-blocks.ts';
import { checkBlocks, type StoredBlock } from '#server/content/stored-blocks.ts';
import { blockFieldPath } from '#wire/messages/admin/block-place.ts';
import { renderInput, renderResponse } from '#wire/vitrine/content.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

/** One after the other: an editor asks for few at a time, and the shop has visitors. */
const render = vitrineEndpoint({
  action: 'list',
  permission: 'edit-content',
  summary: 'Blocks that need not be saved as the HTML of a page, with its style sheets',
  params: renderInput,
  required: ['blocks'],
  answer: { schema: renderResponse },
  async handle({ blocks }, call) {
    const items = [];
    for (const [at, block] of blocks.entries()) items.push(await rendered(call, block, at));
    return found({ styles: [...call.render.blocks.styles(call.ctx)], items });
  },
});

async function rendered({ ctx, render }: ManagedCall, block: StoredBlock, at: number) {
  const checked = checkBlocks([block]);
  if (!checked.ok) {
    const [first] = checked.problems;
    // Which block it is, the canvas shows: its place in this request is not that on the page.
    const problem = first
      ? [blockFieldPath(first.path), first.reason].filter(Boolean).join(': ')
      : '';
    return { html: '', problem, missing: [] };
  }
  const numbered = checked.blocks.map((each) => ({ ...each, id: at + 1 }));
  const loaded = await resolveBlocks(ctx, numbered, { ignoresSchedule: true });
  const missing = (await blockProblems(ctx, checked.blocks)).flatMap(({ names }) => names);
  return { html: await render.blocks.html(ctx, loaded.blocks), problem: '', missing };
}

export const renderRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/content/render', methods: { POST: render } },
];
