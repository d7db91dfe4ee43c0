import { loadDrafts } from '#server/catalog/saving/load-drafts.ts';
import { PREVIEW_PARAM, previewToken } from '#server/platform/sessions/preview-link.ts';
import { address } from '#server/settings/routes.ts';
import { previewInput, previewResponse } from '#wire/vitrine/content.ts';
import { numericId } from '../../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { momentText } from '../../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';
import { unknownId } from '../unknown-id.ts';

const HOUR = 60 * 60 * 1000;

const preview = vitrineEndpoint({
  action: 'view',
  permission: 'manage-products',
  summary: 'A link by which anybody sees the page of a product before it is public, for some hours',
  params: previewInput,
  answer: { schema: previewResponse },
  async handle({ hours }, { ctx, origin, visitor, parts }) {
    const id = numericId(parts.id ?? '');
    const draft = (await loadDrafts(ctx.db, [id])).get(id)?.draft;
    if (!draft || draft.status === 'trash') return refused(unknownId('product'));
    const endsAt = ctx.now + hours * HOUR;
    const token = previewToken(visitor.sign, `product ${id}`, endsAt);
    const path = address(ctx.settings, 'routes.product', { slug: draft.slug });
    const url = `${origin}${path}?${PREVIEW_PARAM}=${token}`;
    return found({ url, ends_at: momentText(endsAt) });
  },
});

export const productPreview: RestRoute = {
  namespace: NAMESPACE,
  path: '/products/:id/preview-link',
  methods: { GET: preview },
};
