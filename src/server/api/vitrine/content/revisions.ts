import {
  findNamedRevision,
  listNamedRevisions,
  type NamedRevision,
} from '#server/content/managing/revisions.ts';
import { changeDocument } from '#server/content/managing/save-documents.ts';
import { blocksOfText } from '#server/content/stored-blocks.ts';
import { changeAs } from '#server/settings/change-as.ts';
import {
  blocksResponse,
  type DocumentBlocks,
  restoreInput,
  revisionResponse,
  revisionsResponse,
} from '#wire/vitrine/content.ts';
import { changedSince } from '../../rest/refusals.ts';
import { numericId, type Saved } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { blocksError, toItem, toResponse } from './blocks.ts';
import { documentAt, missingDocument } from './documents.ts';

// What a page or post said before, who wrote it when, and how it comes back.

const missingRevision: RestError = {
  code: 'vitrine_rest_revision_invalid_id',
  message: 'This page has no such revision.',
  status: 404,
};

const MAX_COUNT = 50;

function getDetails({ id, at, author }: NamedRevision) {
  return { id, at: momentText(at), author };
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'edit-content',
  summary: 'What a page or post said before: who saved it and when, newest first',
  params: {},
  answer: { schema: revisionsResponse },
  async handle(_, call) {
    const document = await documentAt(call);
    if (!document) return refused(missingDocument);
    const revisions = await listNamedRevisions(call.ctx.db, document.row.id, MAX_COUNT);
    return found(revisions.map(getDetails));
  },
});

const read = vitrineEndpoint({
  action: 'view',
  permission: 'edit-content',
  summary: 'One revision with its words and blocks',
  params: {},
  answer: { schema: revisionResponse },
  async handle(_, call) {
    const document = await documentAt(call);
    if (!document) return refused(missingDocument);
    const id = numericId(call.parts.revision_id ?? '');
    const revision = await findNamedRevision(call.ctx.db, document.row.id, id);
    if (!revision) return refused(missingRevision);
    const { title, excerpt } = revision;
    return found({
      ...getDetails(revision),
      title,
      excerpt,
      blocks: blocksOfText(revision.blocks),
    });
  },
});

const restore = vitrineEndpoint({
  action: 'edit',
  permission: 'edit-content',
  summary: 'Brings back title, excerpt and blocks of a revision, as a change like any other',
  params: restoreInput,
  required: ['version'],
  answer: { schema: blocksResponse },
  async handle({ version }, call) {
    const { manager, parts } = call;
    const saved = await changeAs(
      call.ctx,
      manager,
      async ({ ctx, record }): Promise<Saved<DocumentBlocks>> => {
        const document = await documentAt({ ctx, parts });
        if (!document) return { ok: false, error: missingDocument };
        if (document.row.version !== version) return { ok: false, error: changedSince };
        const { id, kind: resource } = document.row;
        const revision = await findNamedRevision(ctx.db, id, numericId(parts.revision_id ?? ''));
        if (!revision) return { ok: false, error: missingRevision };
        const { title, excerpt } = revision;
        const fields = { title, excerpt, blocks: blocksOfText(revision.blocks) };
        const result = await changeDocument(ctx, document, fields, manager.customerId);
        if (!result.ok) return { ok: false, error: blocksError(result.problems) };
        const before = toItem(document);
        const item = toItem(result.document);
        await record({ resource, id, action: 'updated', before, after: item });
        return { ok: true, item: await toResponse(ctx, result.document) };
      },
    );
    return saved.ok ? found(saved.item) : refused(saved.error);
  },
});

const path = '/documents/:id/revisions';

export const revisionRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path, methods: { GET: list } },
  { namespace: NAMESPACE, path: `${path}/:revision_id`, methods: { GET: read } },
  { namespace: NAMESPACE, path: `${path}/:revision_id/restore`, methods: { POST: restore } },
];
