import { readReviewFilter, WIDGET_NAMES } from '#rules/reviews/filter-address.ts';
import { readVote } from '#rules/reviews/vote.ts';
import { type Call, type CallRequest, holdsNonce } from '../call.ts';
import { textIn } from '../shop/cart-fields.ts';
import { translator } from '#server/language/translator.ts';
import { checkReview } from '#server/reviews/writing/check-sent.ts';
import { takeCheckTurn, takeVoteTurn } from '#server/reviews/writing/review-limits.ts';
import { translateProblems } from '#server/reviews/writing/review-problem.ts';
import { reviewSection, usualFilter } from '#server/reviews/reading/review-section.ts';
import { reviewWidget } from '#server/reviews/reading/review-widget.ts';
import { readSentReview } from '#server/reviews/writing/sent-review.ts';
import { vote } from '#server/reviews/vote.ts';
import { voterOf } from '#server/reviews/voter.ts';
import { writeReview } from '#server/reviews/writing/write-review.ts';
import { address } from '#server/settings/routes.ts';
import { readWidgetJson } from '#wire/review-widget.ts';
import {
  type CheckReviewAnswer,
  type LoadMoreAnswer,
  REVIEW_FIELDS,
  type VoteAnswer,
  type WriteReviewAnswer,
} from '#wire/reviews.ts';
import { idParam } from '#wire/store/params.ts';

const MEGABYTE = 1024 * 1024;
/** Twenty files of the largest size a shop can set would be two gigabytes; nobody's review is. */
const LARGEST_FORM = 110 * MEGABYTE;

/** One more page of a product's reviews, or the first of another filter. */
export const loadMoreReviews: Call = {
  readOnly: true,
  nonce: 'review',
  async handle({ ctx, values, render }) {
    const id = idParam.safeParse(values.post_id);
    const product = id.success ? await publishedProduct(ctx, id.data) : null;
    if (!product || !ctx.settings['reviews.enabled']) return Response.json(nothing);
    const filter = readReviewFilter(query(values), undefined, usualFilter(ctx));
    const section = await reviewSection(ctx, product.id, filter);
    const { counts, page, pages, total } = section;
    // A page after the last one is not there, and the last one is not shown twice.
    const past = filter.page > pages || total === 0;
    const answer: LoadMoreAnswer = {
      html: past ? '' : render.reviewItems(ctx, section, product.url),
      cpage: page,
      max_page: pages,
      update_count:
        textIn(values, 'filter_type') === ''
          ? {}
          : { all: counts.all, image: counts.image, verified: counts.verified, ...counts.stars },
    };
    return Response.json(answer);
  },
};

const nothing: LoadMoreAnswer = { html: '', cpage: 1, max_page: 0, update_count: {} };

/** The widget filters and turns its pages by this. */
export const widgetReviews: Call = {
  readOnly: true,
  nonce: 'review',
  async handle({ ctx, values, render }) {
    const settings = readWidgetJson(textIn(values, 'reviews_shortcode'));
    const usual = { ...usualFilter(ctx), sort: settings.sort };
    const filter = readReviewFilter(query(values), WIDGET_NAMES, usual);
    const section = await reviewWidget(ctx, settings, filter);
    const base = pathOf(textIn(values, 'base'));
    const id = /^[A-Za-z][\w-]{0,60}$/.exec(textIn(values, 'widget_id'))?.[0] ?? 'photo-reviews';
    const past = filter.page > section.pages;
    const html = past ? '' : render.reviewWidget(ctx, section, { settings, base, id });
    return Response.json({ html, max_page: section.pages });
  },
};

/** Was a review helpful? */
export const voteOnReview: Call = {
  nonce: 'review',
  async handle({ ctx, values, visitor, request }) {
    const refused: VoteAnswer = { status: 'error', up: '', down: '' };
    const id = idParam.safeParse(values.comment_id);
    const wanted = readVote(textIn(values, 'vote'));
    if (!id.success || !wanted) return Response.json(refused);
    if (!takeVoteTurn(ctx.now, visitor, id.data)) return Response.json(refused, { status: 429 });
    const voter = await voterOf(ctx, visitor, request.headers.get('user-agent') ?? '');
    const outcome = await vote(ctx, voter, id.data, wanted);
    if (!outcome.ok) return Response.json(refused);
    const { up, down } = outcome;
    return Response.json({ status: 'success', up, down } satisfies VoteAnswer);
  },
};

const TOO_OFTEN = { code: 'reviews.problem.often' } as const;

/** The look at a review before it is sent; `img_id` names the files that are waiting. */
export const checkSentReview: Call = {
  bodyLimit: LARGEST_FORM,
  async handle(call) {
    if (!holdsFormNonce(call)) return new Response('-1', { status: 403 });
    const { ctx, values, files, visitor } = call;
    const outcome = takeCheckTurn(ctx.now, visitor)
      ? await checkReview(ctx, visitor, readSentReview(values, files))
      : { ok: false as const, problems: [TOO_OFTEN], clearFiles: false };
    const answer: CheckReviewAnswer = outcome.ok
      ? { error: '', remove_upload_file: 0, img_id: outcome.fileIds.join(',') }
      : {
          error: translateProblems(ctx.settings, outcome.problems)
            .map(({ text }) => text)
            .join('\n'),
          remove_upload_file: outcome.clearFiles ? 1 : 0,
          img_id: '',
        };
    return Response.json(answer);
  },
};

/** Sends a review. */
export const writeSentReview: Call = {
  bodyLimit: LARGEST_FORM,
  async handle(call) {
    const { ctx, values, files, visitor } = call;
    const refuse = (problems: Parameters<typeof translateProblems>[1], status: number) => {
      const said = translateProblems(ctx.settings, problems);
      const message = said.map(({ text }) => text).join('\n');
      return Response.json({ ok: false, problems: said, message } satisfies WriteReviewAnswer, {
        status,
      });
    };
    if (!holdsFormNonce(call)) return refuse([{ code: 'reviews.problem.nonce' }], 403);
    const sent = readSentReview(values, files);
    const outcome = await writeReview(ctx, visitor, sent);
    if (!outcome.ok) {
      const often = outcome.problems.some(({ code }) => code === 'reviews.problem.often');
      return refuse(outcome.problems, often ? 429 : 422);
    }
    const { id, status } = outcome;
    const product = await publishedProduct(ctx, sent.productId);
    const message = translator(ctx.settings)(status === 'held' ? 'reviews.held' : 'reviews.thanks');
    return Response.json({
      ok: true,
      id,
      status,
      url: `${product?.url ?? ''}?review=${id}#comment-${id}`,
      message,
    } satisfies WriteReviewAnswer);
  },
};

/** The form carries its nonce under a name of its own. */
export function holdsFormNonce(
  call: Pick<CallRequest, 'ctx' | 'request' | 'secret' | 'values'>,
): boolean {
  const own = call.values[REVIEW_FIELDS.nonce];
  return holdsNonce('review', call) || holdsNonce('review', { ...call, values: { nonce: own } });
}

function query(values: Readonly<Record<string, unknown>>) {
  return { get: (name: string) => textIn(values, name) || null };
}

/** Only a path of this shop: what is drawn links to it. */
function pathOf(text: string): string {
  return /^\/(?!\/)[^\s\\]{0,500}$/.test(text) ? text : '/';
}

async function publishedProduct({ db, settings }: CallRequest['ctx'], id: number) {
  const row = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('id', '=', id)
    .where('status', '=', 'publish')
    .where('kind', '<>', 'variation')
    .executeTakeFirst();
  return row ? { id: row.id, url: address(settings, 'routes.product', { slug: row.slug }) } : null;
}
