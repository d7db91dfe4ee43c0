import { checkComment } from '#rules/comments/check-comment.ts';
import { may } from '#rules/permissions/permissions.ts';
import { countLinks, judgeReview } from '#rules/reviews/judge-review.ts';
import { tidyLine, tidyText } from '#rules/reviews/tidy-text.ts';
import { documentTag } from '#server/content/tags.ts';
import { currentCustomer } from '#server/customers/current-customer.ts';
import type { Db } from '#server/platform/database/database.ts';
import { runTransaction } from '#server/platform/database/transaction.ts';
import { takeCounted } from '#server/platform/limits/counted-limits.ts';
import type { Visitor } from '#server/platform/sessions/visitor.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { CommentStatus } from './tables.ts';

export interface SentComment {
  documentId: number;
  /** 0 at the top. */
  parentId: number;
  author: string;
  email: string;
  text: string;
  honeypot: string;
  /** Milliseconds the page was open; null without script. */
  age: number | null;
}

export interface CommentRefusal {
  code: `comments.problem.${'text' | 'long' | 'name' | 'email' | 'often'}`;
  field?: 'text' | 'author' | 'email';
  limit?: number;
}

export type CommentResult =
  | { ok: true; id: number; status: 'approved' | 'held' }
  | { ok: false; problem: CommentRefusal };

/** A reader answers now and then; six at once and one every two minutes is a program. */
const LIMIT = { name: 'comments', windowMs: 12 * 60_000 };
const MAX_COMMENTS = 6;
const DAY = 24 * 60 * 60 * 1000;

/** Takes a comment: looked at, judged, written. The same comment twice is one. */
export async function writeComment(
  ctx: ShopContext,
  visitor: Visitor,
  sent: SentComment,
): Promise<CommentResult> {
  const customer = await currentCustomer(ctx, visitor);
  const byShop = may(customer?.rights ?? null, 'edit-content');
  const person = {
    author: sent.author || (customer?.name ?? ''),
    email: sent.email || (customer?.email ?? ''),
  };
  const problem = checkComment({ ...person, text: sent.text });
  if (problem) return { ok: false, problem };
  const counted = byShop ? [] : [{ key: visitor.address, max: MAX_COMMENTS }];
  if (!(await takeCounted(ctx.db, LIMIT, counted, ctx.now)).ok) {
    return { ok: false, problem: { code: 'comments.problem.often' } };
  }
  const text = tidyText(sent.text);
  if (text === '') return { ok: false, problem: { code: 'comments.problem.text', field: 'text' } };
  const comment = {
    author: byShop ? ctx.settings['shop.name'] : tidyLine(person.author),
    email: person.email.trim().toLowerCase(),
    text,
    by_shop: byShop ? 1 : 0,
  };
  const written = await runTransaction(ctx.db, async (trx) => {
    const known = await findSame(trx, sent.documentId, comment, ctx.now);
    if (known) return known;
    const status = byShop ? 'approved' : await judge(trx, ctx, sent, comment);
    const row = await trx
      .insertInto('comments')
      .values({
        ...comment,
        document_id: sent.documentId,
        parent_id: await loadParent(trx, sent),
        status,
        created_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id: row.id, status };
  });
  if (written.status === 'approved') await ctx.invalidate([documentTag(sent.documentId)]);
  // Suspected programs get the same answer.
  const status = written.status === 'approved' ? 'approved' : 'held';
  return { ok: true, id: written.id, status };
}

/** The parent must be public; otherwise the comment is at the top level. */
async function loadParent(trx: Db, { documentId, parentId }: SentComment): Promise<number | null> {
  if (parentId === 0) return null;
  const row = await trx
    .selectFrom('comments')
    .select('id')
    .where('id', '=', parentId)
    .where('document_id', '=', documentId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function findSame(
  trx: Db,
  documentId: number,
  { email, text }: { email: string; text: string },
  now: number,
) {
  return trx
    .selectFrom('comments')
    .select(['id', 'status'])
    .where('document_id', '=', documentId)
    .where('email', '=', email)
    .where('text', '=', text)
    .where('created_at', '>', now - DAY)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

async function judge(
  trx: Db,
  { settings }: ShopContext,
  sent: SentComment,
  { author, email, text }: { author: string; email: string; text: string },
): Promise<CommentStatus> {
  const hold = settings['comments.hold'];
  const before = await trx
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  const elsewhere = await trx
    .selectFrom('comments')
    .select('id')
    .where('text', '=', text)
    .where('email', '<>', email)
    .limit(1)
    .executeTakeFirst();
  return judgeReview(
    {
      // Who has been read before is known.
      verified: Number(before.count) > 0,
      firstTime: false,
      trapped: sent.honeypot !== '',
      age: sent.age,
      links: countLinks(sent.text),
      linkInName: countLinks(author) > 0,
      copied: elsewhere !== undefined,
    },
    {
      hold: hold === 'first' ? 'unverified' : hold,
      holdLinks: settings['reviews.holdLinks'],
      minSeconds: settings['reviews.minSeconds'],
    },
  );
}
