import type { Db } from '#server/platform/database/database.ts';

// Requests for reviews as managers see them: for which line of which order somebody was asked, how often,
// and whether they answered.

export interface InvitationQuery {
  state: 'all' | 'open' | 'answered';
  offset: number;
  limit: number;
}

export async function listInvitations(db: Db, { state, offset, limit }: InvitationQuery) {
  let requested = db.selectFrom('review_invitations as i').where('i.asked', '>', 0);
  if (state === 'open') requested = requested.where('i.review_id', 'is', null);
  if (state === 'answered') requested = requested.where('i.review_id', 'is not', null);
  const counted = await requested
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const invitations = await requested
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .leftJoin('reviews as r', 'r.id', 'i.review_id')
    .select([
      'i.line_id',
      'i.order_id',
      'o.number',
      'i.product_id',
      'p.name',
      'i.email',
      'i.asked',
      'i.asked_at',
      'i.review_id',
      'r.rating',
    ])
    .orderBy('i.asked_at', 'desc')
    .orderBy('i.line_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { invitations, total: Number(counted.total) };
}
