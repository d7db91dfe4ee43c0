import { toMoment } from '#rules/dates/zone-time.ts';
import { documentPath } from '#server/content/document-path.ts';
import {
  findManagedDocument,
  isPublic,
  type ManagedDocument,
} from '#server/content/managing/find-documents.ts';
import {
  changeDocument,
  type DocumentFields,
  type DocumentProblem,
} from '#server/content/managing/save-documents.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import { PREVIEW_PARAM, previewToken } from '#server/platform/sessions/preview-link.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  type DocumentDetails,
  documentInput,
  documentResponse,
  previewInput,
  previewResponse,
} from '#wire/vitrine/content.ts';
import type { ManagedCall, ParamsOf } from '../../rest/managed-endpoint.ts';
import { changedSince } from '../../rest/refusals.ts';
import { numericId, type Saved } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

// What is said about a page or post beside its blocks: address, date, what search engines show.

export const missingDocument: RestError = {
  code: 'vitrine_rest_document_invalid_id',
  message: 'There is no page or post with this id.',
  status: 404,
};

export function documentAt({ ctx, parts }: Pick<ManagedCall, 'ctx' | 'parts'>) {
  return findManagedDocument(ctx.db, null, numericId(parts.id ?? ''));
}

function getDetails(
  { row, terms }: ManagedDocument,
  { settings, now }: ShopContext,
): DocumentDetails {
  return {
    id: row.id,
    type: row.kind,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    status: row.status,
    version: row.version,
    published_at: momentText(row.published_at),
    path: documentPath(settings, row),
    is_public: isPublic(row, now),
    image_id: row.image_id,
    seo_title: row.seo_title,
    seo_description: row.seo_description,
    noindex: decodeFlag(row.noindex),
    social_image_id: row.social_image_id,
    comments_open: decodeFlag(row.comments_open),
    category_ids: terms.flatMap(({ taxonomy, id }) => (taxonomy === 'category' ? id : [])),
    tag_ids: terms.flatMap(({ taxonomy, id }) => (taxonomy === 'tag' ? id : [])),
  };
}

const read = vitrineEndpoint({
  action: 'view',
  permission: 'edit-content',
  summary: 'A page or post without its blocks: address, date, and what search engines show',
  params: {},
  answer: { schema: documentResponse },
  async handle(_, call) {
    const document = await documentAt(call);
    return document ? found(getDetails(document, call.ctx)) : refused(missingDocument);
  },
});

type Sent = ParamsOf<typeof documentInput>;

function toFields(sent: Sent, { settings }: ShopContext): DocumentFields {
  const { published_at: at } = sent;
  return {
    title: sent.title?.trim(),
    slug: sent.slug,
    excerpt: sent.excerpt?.trim(),
    status: sent.status,
    publishedAt:
      at === undefined ? undefined : (toMoment(at, settings['shop.timeZone']) ?? undefined),
    imageId: sent.image_id,
    seoTitle: sent.seo_title?.trim(),
    seoDescription: sent.seo_description?.trim(),
    noindex: sent.noindex,
    socialImageId: sent.social_image_id,
    commentsOpen: sent.comments_open,
    categoryIds: sent.category_ids,
    tagIds: sent.tag_ids,
  };
}

function detailsError(problems: readonly DocumentProblem[]): RestError {
  const term = problems.find(({ code }) => code === 'document.term');
  if (term) {
    const name = term.field === 'tags' ? 'tag_ids' : 'category_ids';
    return invalidParams({ [name]: 'has an unknown term' });
  }
  const image = problems.find(({ code }) => code === 'document.image');
  return image
    ? invalidParams({ [`${image.field}_id`]: 'is no picture of the shop' })
    : changedSince;
}

const save = vitrineEndpoint({
  action: 'edit',
  permission: 'edit-content',
  summary: 'Changes what is said about a page or post, where nobody has saved it in between',
  params: documentInput,
  required: ['version'],
  answer: { schema: documentResponse },
  async handle(sent, call) {
    const { manager, parts } = call;
    const saved = await changeAs(
      call.ctx,
      manager,
      async ({ ctx, record }): Promise<Saved<DocumentDetails>> => {
        const document = await documentAt({ ctx, parts });
        if (!document) return { ok: false, error: missingDocument };
        if (document.row.version !== sent.version) return { ok: false, error: changedSince };
        const fields = toFields(sent, ctx);
        const result = await changeDocument(ctx, document, fields, manager.customerId);
        if (!result.ok) return { ok: false, error: detailsError(result.problems) };
        const { id, kind: resource } = document.row;
        const before = getDetails(document, ctx);
        const item = getDetails(result.document, ctx);
        await record({ resource, id, action: 'updated', before, after: item });
        return { ok: true, item };
      },
    );
    return saved.ok ? found(saved.item) : refused(saved.error);
  },
});

const HOUR = 60 * 60 * 1000;

const preview = vitrineEndpoint({
  action: 'view',
  permission: 'edit-content',
  summary: 'A link by which anybody reads a page or post before it is public, for some hours',
  params: previewInput,
  answer: { schema: previewResponse },
  async handle({ hours }, call) {
    const { ctx, origin, visitor } = call;
    const document = await documentAt(call);
    if (!document || document.row.status === 'trash') return refused(missingDocument);
    const endsAt = ctx.now + hours * HOUR;
    const token = previewToken(visitor.sign, `document ${document.row.id}`, endsAt);
    const path = documentPath(ctx.settings, document.row);
    const url = `${origin}${path}?${PREVIEW_PARAM}=${token}`;
    return found({ url, ends_at: momentText(endsAt) });
  },
});

export const documentRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/documents/:id', methods: { GET: read, PUT: save } },
  { namespace: NAMESPACE, path: '/documents/:id/preview-link', methods: { GET: preview } },
];
