import { addOrderNote, removeOrderNote } from '#server/orders/add-note.ts';
import { findOrder } from '#server/orders/find-order.ts';
import type { OrderNote } from '#server/orders/order-record.ts';
import type { Settings } from '#server/settings/defaults.ts';
import { noteInput, noteQuery } from '#wire/wc/order.ts';
import { noteResponse, type OrderNoteResponse } from '#wire/wc/order-response.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { invalidId } from '../../rest/refusals.ts';
import { numericId, type ReadRequest } from '../../rest/resource.ts';
import { writtenDates } from '../shared/dates.ts';
import { orderError } from '../shared/order-error.ts';

const unknownNote = invalidId('order_note', 'Invalid resource ID.');
const unknownOrder = invalidId('order', 'Invalid order ID.');

function noteItem(note: OrderNote, settings: Settings): OrderNoteResponse {
  return {
    id: note.id,
    author: note.author || settings['shop.name'],
    ...writtenDates('date_created', note.at, settings),
    note: note.text,
    customer_note: note.kind === 'customer',
  };
}

const orderIdIn = ({ parts }: ReadRequest) => numericId(parts.order_id ?? '');

export const noteRoutes = managedResource({
  namespace: 'wc/v3',
  path: '/orders/:order_id/notes',
  idOf: numericId,
  title: 'order_note',
  permission: { read: 'see-all-orders', write: 'manage-orders' },
  input: noteInput,
  required: ['note'],
  response: noteResponse,
  query: noteQuery,
  missing: unknownNote,
  links: (_, base, { order_id: id }) => ({ up: [{ href: `${base}/wc/v3/orders/${id}` }] }),
  async list(request, { type }) {
    const order = await findOrder(request.ctx, orderIdIn(request));
    if (!order) return unknownOrder;
    const visible = order.notes.filter(
      ({ kind }) => type === 'any' || (kind === 'customer') === (type === 'customer'),
    );
    return { items: visible.reverse().map((note) => noteItem(note, request.ctx.settings)) };
  },
  async read(request, id) {
    const order = await findOrder(request.ctx, orderIdIn(request));
    const note = order?.notes.find((one) => one.id === id);
    return note ? noteItem(note, request.ctx.settings) : null;
  },
  async create(
    request,
    { note: text = '', customer_note: forBuyer = false, added_by_user: byUser },
  ) {
    const { ctx, manager, record } = request;
    const orderId = orderIdIn(request);
    const kind = forBuyer ? 'customer' : 'private';
    const author = byUser ? manager.name : '';
    const added = await addOrderNote(ctx, orderId, { text, kind, author });
    if (!added.ok) {
      const unknown = added.problems.some(({ code }) => code === 'ordering.problem.unknown');
      return {
        ok: false,
        error: unknown ? unknownOrder : orderError(added.problems, ctx.settings),
      };
    }
    const item = noteItem(added.note, ctx.settings);
    await record({
      resource: 'order_note',
      id: item.id,
      partOf: { resource: 'order', id: orderId },
      action: 'created',
      before: null,
      after: item,
    });
    return { ok: true, item };
  },
  async remove(request, id) {
    const { ctx, record } = request;
    const orderId = orderIdIn(request);
    const order = await findOrder(ctx, orderId);
    const note = order?.notes.find((one) => one.id === id);
    if (!note) return { ok: false, error: unknownNote };
    await removeOrderNote(ctx, orderId, id);
    const item = noteItem(note, ctx.settings);
    const partOf = { resource: 'order', id: orderId };
    const change = { resource: 'order_note', id, partOf, action: 'deleted' } as const;
    await record({ ...change, before: item, after: null });
    return { ok: true, item };
  },
});
