import { getReviewFilter } from '#rules/reviews/filter-address.ts';
import { publishedSlug } from '#server/catalog/published-slug.ts';
import { translator } from '#server/language/translator.ts';
import { reviewSection, usualFilter } from '#server/reviews/reading/review-section.ts';
import { reviewWidget } from '#server/reviews/reading/review-widget.ts';
import { vote } from '#server/reviews/vote.ts';
import { loadVoter } from '#server/reviews/voter.ts';
import { checkReview } from '#server/reviews/writing/check-sent.ts';
import {
  takeCheckAttempt,
  takeSendAttempt,
  takeVoteAttempt,
} from '#server/reviews/writing/review-limits.ts';
import { translateProblems } from '#server/reviews/writing/review-problem.ts';
import { toSentReview } from '#server/reviews/writing/sent-review.ts';
import { writeReview } from '#server/reviews/writing/write-review.ts';
import { address } from '#server/settings/routes.ts';
import { loadMoreCall, voteCall, widgetCall } from '#wire/forms/reviews/review-calls.ts';
import { sentReview } from '#wire/forms/reviews/sent-review.ts';
import {
  type CheckReviewResponse,
  type LoadMoreResponse,
  REVIEW_FIELDS,
  type VoteResponse,
  type WriteReviewResponse,
} from '#wire/reviews.ts';
import { type CallRequest, defineCall } from '../call.ts';

const MEGABYTE = 1024 * 1024;
/** Twenty files of the largest size a shop can set would be two gigabytes; no review is that large. */
const LARGEST_FILES = 110 * MEGABYTE;

/** One more page of a product's reviews, or the first of another filter. */
export const loadMoreReviews = defineCall({
  readOnly: true,
  nonce: 'review',
  input: loadMoreCall,
  async handle({ productId, withCounts, filter: sent }, { ctx, render }) {
    const product = productId === null ? null : await publishedProduct(ctx, productId);
    if (!product || !ctx.settings['reviews.enabled']) return Response.json(nothing);
    const filter = getReviewFilter(sent, usualFilter(ctx));
    const section = await reviewSection(ctx, product.id, filter);
    const { counts, pages, total } = section;
    // A page after the last one is not there, and the last one is not shown twice.
    const past = filter.page > pages || total === 0;
    const response: LoadMoreResponse = {
      html: past ? '' : render.reviewItems(ctx, section, product.url),
      max_page: pages,
      update_count: withCounts
        ? { all: counts.all, image: counts.image, verified: counts.verified, ...counts.stars }
        : {},
    };
    return Response.json(response);
  },
});

const nothing: LoadMoreResponse = { html: '', max_page: 0, update_count: {} };

/** The widget filters and turns its pages by this. */
export const widgetReviews = defineCall({
  readOnly: true,
  nonce: 'review',
  input: widgetCall,
  async handle({ sent, filter: requested }, { ctx, render, withVitrineData }) {
    const { reviews_shortcode: settings, base, widget_id: id } = sent;
    const filter = getReviewFilter(requested, { ...usualFilter(ctx), sort: settings.sort });
    const section = await reviewWidget(ctx, settings, filter);
    const past = filter.page > section.pages;
    const html = past ? '' : render.reviewWidget(ctx, section, { settings, base, id });
    return Response.json({ html, ...(withVitrineData && { max_page: section.pages }) });
  },
});

export const voteOnReview = defineCall({
  nonce: 'review',
  input: voteCall,
  async handle({ comment_id: id, vote: requested }, { ctx, visitor, request }) {
    const refused: VoteResponse = { status: 'error', up: '', down: '' };
    if (id === null || !requested) return Response.json(refused);
    if (!(await takeVoteAttempt(ctx, visitor, id))) return Response.json(refused, { status: 429 });
    const voter = await loadVoter(ctx, visitor, request.headers.get('user-agent') ?? '');
    const result = await vote(ctx, voter, id, requested);
    if (!result.ok) return Response.json(refused);
    const { up, down } = result;
    return Response.json({ status: 'success', up, down } satisfies VoteResponse);
  },
});

const TOO_OFTEN = { code: 'reviews.problem.often' } as const;

type ReviewProblems = Parameters<typeof translateProblems>[1];

/** The check of a review before it is sent; `img_id` names the files that are waiting. */
export const checkSentReview = defineCall({
  nonce: 'review',
  fileBytes: LARGEST_FILES,
  guard({ ctx, visitor }) {
    return takeCheckAttempt(ctx, visitor) ? null : refuseCheck(ctx, [TOO_OFTEN], false);
  },
  input: sentReview,
  async handle(fields, { ctx, files, visitor }) {
    const sent = toSentReview(fields, files[REVIEW_FIELDS.files]);
    const result = await checkReview(ctx, visitor, sent);
    if (!result.ok) return refuseCheck(ctx, result.problems, result.clearFiles);
    const response = {
      error: '',
      remove_upload_file: 0,
      img_id: result.fileIds.join(','),
    } as const;
    return Response.json(response satisfies CheckReviewResponse);
  },
});

function refuseCheck(
  { settings }: CallRequest['ctx'],
  problems: ReviewProblems,
  clearFiles: boolean,
): Response {
  const texts = translateProblems(settings, problems).map(({ text }) => text);
  return Response.json({
    error: texts.join('\n'),
    remove_upload_file: clearFiles ? 1 : 0,
    img_id: '',
  } satisfies CheckReviewResponse);
}

export const writeSentReview = defineCall({
  nonce: 'review',
  refuseNonce: ({ ctx }) => refuseReview(ctx, [{ code: 'reviews.problem.nonce' }], 403),
  fileBytes: LARGEST_FILES,
  guard({ ctx, visitor }) {
    return takeSendAttempt(ctx, visitor) ? null : refuseReview(ctx, [TOO_OFTEN], 429);
  },
  input: sentReview,
  async handle(fields, { ctx, files, visitor }) {
    const sent = toSentReview(fields, files[REVIEW_FIELDS.files]);
    const result = await writeReview(ctx, visitor, sent);
    if (!result.ok) {
      const often = result.problems.some(({ code }) => code === 'reviews.problem.often');
      return refuseReview(ctx, result.problems, often ? 429 : 422);
    }
    const { id, status } = result;
    const product = await publishedProduct(ctx, sent.productId);
    const message = translator(ctx.settings)(status === 'held' ? 'reviews.held' : 'reviews.thanks');
    return Response.json({
      ok: true,
      id,
      status,
      url: `${product?.url ?? ''}?review=${id}#comment-${id}`,
      message,
    } satisfies WriteReviewResponse);
  },
});

function refuseReview(
  { settings }: CallRequest['ctx'],
  problems: ReviewProblems,
  status: number,
): Response {
  const translated = translateProblems(settings, problems);
  const message = translated.map(({ text }) => text).join('\n');
  const result = { ok: false as const, problems: translated, message };
  return Response.json(result satisfies WriteReviewResponse, { status });
}

async function publishedProduct({ db, settings }: CallRequest['ctx'], id: number) {
  const slug = await publishedSlug(db, id);
  return slug === null ? null : { id, url: address(settings, 'routes.product', { slug }) };
}
