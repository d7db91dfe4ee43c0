import {
  type BlockSet,
  deleteSet,
  findSets,
  listSets,
  type SetResult,
  saveSet,
} from '#server/content/block-sets.ts';
import { blockSetTag } from '#server/content/tags.ts';
import {
  blockSet,
  blockSetInput,
  blockSetReadOnly,
  blockSetsQuery,
} from '#wire/vitrine/block-set.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';
import { refusedBlock } from './refused-block.ts';

const missing: RestError = {
  code: 'vitrine_rest_block_set_invalid_id',
  message: 'There are no blocks under this id.',
  status: 404,
};

const toItem = ({ id, purpose, name, blocks }: BlockSet) => ({ id, purpose, name, blocks });

function refusal({ problems }: Extract<SetResult, { ok: false }>): RestError {
  const [first] = problems;
  if (first?.code !== 'set.blocks') return invalidParams({ name: 'is taken' });
  const [block] = first.refusals;
  return block ? refusedBlock(block) : invalidParams({ blocks: 'cannot be read' });
}

/** Blocks that are shared by pages, and templates. */
export const blockSetRoutes = managedResource({
  namespace: NAMESPACE,
  path: '/block-sets',
  idOf: numericId,
  title: 'block_set',
  permission: 'edit-content',
  input: blockSetInput,
  required: ['purpose', 'name', 'blocks'],
  readOnly: blockSetReadOnly,
  response: blockSet,
  query: blockSetsQuery,
  missing,
  async list({ ctx }, { purpose }) {
    const items = (await listSets(ctx.db, purpose)).map(toItem);
    return { items, total: items.length };
  },
  async read({ ctx }, id) {
    const set = (await findSets(ctx.db, [id])).get(id);
    return set ? toItem(set) : null;
  },
  async create({ ctx, record }, { purpose = 'shared', name = '', blocks = [] }) {
    const saved = await saveSet(ctx.db, { purpose, name, blocks });
    if (!saved.ok) return { ok: false, error: refusal(saved) };
    const item = toItem(saved.set);
    const { id } = item;
    await record({ resource: 'block_set', id, action: 'created', before: null, after: item });
    return { ok: true, item };
  },
  async update({ ctx, record }, id, input) {
    const before = (await findSets(ctx.db, [id])).get(id);
    if (!before) return { ok: false, error: missing };
    const { purpose = before.purpose, name = before.name, blocks = before.blocks } = input;
    const saved = await saveSet(ctx.db, { purpose, name, blocks }, id);
    if (!saved.ok) return { ok: false, error: refusal(saved) };
    const item = toItem(saved.set);
    const change = { resource: 'block_set', id, action: 'updated' } as const;
    await record({ ...change, before: toItem(before), after: item });
    await ctx.invalidate([blockSetTag(id)]);
    return { ok: true, item };
  },
  async remove({ ctx, record }, id) {
    const set = (await findSets(ctx.db, [id])).get(id);
    if (!set) return { ok: false, error: missing };
    await deleteSet(ctx.db, id);
    const previous = toItem(set);
    await record({ resource: 'block_set', id, action: 'deleted', before: previous, after: null });
    await ctx.invalidate([blockSetTag(id)]);
    return { ok: true, item: { deleted: true, previous } };
  },
});
