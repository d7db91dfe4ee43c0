import { addBuyerNote, buyerNotes, deleteBuyerNote } from '#server/orders/buyers/buyer-notes.ts';
import { customerNote, customerNoteInput } from '#wire/vitrine/customers.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { NAMESPACE } from '../vitrine-endpoint.ts';
import { noteItem } from './customer-item.ts';
import { loadBuyer, missing } from './customers.ts';

const unknownNote: RestError = {
  code: 'vitrine_rest_customer_note_invalid_id',
  message: 'There is no such note.',
  status: 404,
};
const { id, at, author } = customerNote.shape;

/** The log names accounts only: the address of a guest has no place in it. */
function partOfBuyer({ customer_id: id }: { customer_id: number | null }, noteId: number) {
  const partOf = id === null ? undefined : { resource: 'customer', id };
  return { resource: 'customer_note', id: noteId, partOf };
}

/** What staff note about a customer, for each other. */
export const customerNoteRoutes = managedResource({
  namespace: NAMESPACE,
  path: '/customers/:who/notes',
  idOf: numericId,
  title: 'customer_note',
  permission: 'manage-customers',
  input: customerNoteInput,
  required: ['text'],
  readOnly: { id, at, author },
  response: customerNote,
  query: {},
  missing: unknownNote,
  async list({ ctx, parts }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return missing;
    const notes = await buyerNotes(ctx.db, buyer);
    return { items: notes.map(noteItem), total: notes.length };
  },
  async create({ ctx, parts, manager, record }, { text = '' }) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    if (!buyer) return { ok: false, error: missing };
    const note = await addBuyerNote(ctx.db, buyer, { author: manager.name, text }, ctx.now);
    const item = noteItem(note);
    const change = { ...partOfBuyer(buyer, note.id), action: 'created' } as const;
    await record({ ...change, before: null, after: item });
    return { ok: true, item };
  },
  async remove({ ctx, parts, record }, noteId) {
    const buyer = await loadBuyer(ctx.db, parts.who);
    const note = buyer && (await deleteBuyerNote(ctx.db, buyer, noteId));
    if (!buyer || !note) return { ok: false, error: unknownNote };
    const item = noteItem(note);
    const change = { ...partOfBuyer(buyer, noteId), action: 'deleted' } as const;
    await record({ ...change, before: item, after: null });
    return { ok: true, item };
  },
});
