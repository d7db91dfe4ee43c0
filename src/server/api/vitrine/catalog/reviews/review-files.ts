import { importReviews, readImportFile } from '#server/reviews/import-reviews.ts';
import { listInvitations } from '#server/reviews/list-invitations.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  importInput,
  importResponse,
  requestQuery,
  requestResponse,
} from '#wire/vitrine/reviews.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { momentOrNull } from '../../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

// Reviews from a file, and the requests for them.

const permission = 'moderate-reviews';

const FILE_PROBLEMS = {
  'not-csv': 'is not a CSV file',
  'no-columns': 'needs a first line with the columns product_id or sku, and text',
  'too-many': 'has more than 5,000 rows; import it in parts',
} as const;

const imported = vitrineEndpoint({
  action: 'create',
  permission,
  summary: 'Import reviews from the text of a CSV file; rows that are wrong are named',
  params: importInput,
  required: ['csv'],
  answer: { schema: importResponse },
  async handle({ csv }, { ctx, manager }) {
    const file = readImportFile(csv);
    if (!file.ok) return refused(invalidParams({ csv: FILE_PROBLEMS[file.problem] }));
    const { result } = await changeAs(ctx, manager, async (recorded) => {
      const done = await importReviews(recorded.ctx, file.rows);
      const after = { imported: done.imported, refused: done.refused.length };
      const change = { resource: 'review_import', id: recorded.ctx.now, before: null, after };
      if (done.imported > 0) await recorded.record({ ...change, action: 'created' });
      return { ok: true, result: done };
    });
    return found(result);
  },
});

const requests = vitrineEndpoint({
  action: 'list',
  permission,
  summary: 'Whom the shop has asked for a review, and who has written one; the latest first',
  params: requestQuery,
  answer: { schema: requestResponse },
  async handle(query, { ctx }) {
    const page = { state: query.state, offset: rowsBefore(query), limit: query.per_page };
    const { invitations, total } = await listInvitations(ctx.db, page);
    const body = invitations.map((one) => ({
      id: one.line_id,
      order_id: one.order_id,
      order_number: one.number ?? '',
      product_id: one.product_id,
      product_name: one.name,
      email: one.email,
      asked: one.asked,
      asked_at: momentOrNull(one.asked_at),
      review_id: one.review_id,
      rating: one.rating,
    }));
    return found(body, { total, page: query.page, perPage: query.per_page });
  },
});

export const reviewFileRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/reviews/import', methods: { POST: imported } },
  { namespace: NAMESPACE, path: '/review-requests', methods: { GET: requests } },
];
