import * as z from 'zod/mini';
import { writeMarkup } from '#rules/content/block-markup.ts';
import { gmtText, localText } from '#rules/dates/zone-time.ts';
import { documentHtml, excerptHtml } from '#server/content/managing/document-html.ts';
import {
  findManagedDocument,
  type ManagedDocument,
} from '#server/content/managing/find-documents.ts';
import {
  countRevisions,
  deleteRevision,
  findRevision,
  listRevisions,
} from '#server/content/managing/revisions.ts';
import { blocksOfText } from '#server/content/stored-blocks.ts';
import type { DocumentKind, RevisionRow } from '#server/content/tables.ts';
import { escapeHtml } from '#server/language/escape.ts';
import { changeAs } from '#server/settings/change-as.ts';
import { describeFields, flag, group, integer, text } from '#wire/wc/field.ts';
import { contextField, rowsBefore } from '#wire/wc/list-query.ts';
import { type Linked, linked } from '#wire/wc/response-parts.ts';
import { type Revision, revisionQuery, revisionResponse } from '#wire/wp/document.ts';
import { renderedText, viewed } from '#wire/wp/fields.ts';
import { type ManagedCall, managed } from '../../rest/managed-endpoint.ts';
import { postTrashNotSupported } from '../../rest/refusals.ts';
import { numericId } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { LISTS } from './document-item.ts';
import { missingPost } from './document-routes.ts';

const noParent: RestError = {
  code: 'rest_post_invalid_parent',
  message: 'Invalid post parent ID.',
  status: 404,
};

const described = {
  title: 'revision',
  properties: describeFields({
    id: integer(),
    author: integer(),
    date: text(),
    date_gmt: text(),
    modified: text(),
    modified_gmt: text(),
    parent: integer(),
    slug: text(),
    guid: renderedText(viewed),
    title: renderedText(),
    content: renderedText(viewed),
    excerpt: renderedText(),
    meta: group({}),
  }),
};

function revisionItem(
  row: RevisionRow,
  kind: DocumentKind,
  { ctx, origin }: ManagedCall,
): Revision & Linked {
  const zone = ctx.settings['shop.timeZone'];
  const blocks = blocksOfText(row.blocks);
  const date = localText(row.at, zone);
  const list = `${origin}/wp-json/wp/v2/${LISTS[kind]}/${row.document_id}`;
  const guid = `${origin}/?p=${row.document_id}&revision=${row.id}`;
  return {
    author: row.author_id ?? 0,
    date,
    date_gmt: gmtText(row.at),
    id: row.id,
    modified: date,
    modified_gmt: gmtText(row.at),
    parent: row.document_id,
    slug: `${row.document_id}-revision-v1`,
    guid: { raw: guid, rendered: guid },
    title: { raw: row.title, rendered: escapeHtml(row.title) },
    content: { raw: writeMarkup(blocks), rendered: documentHtml(blocks) },
    excerpt: { raw: row.excerpt, rendered: row.excerpt === '' ? '' : excerptHtml(row.excerpt, []) },
    meta: { footnotes: '' },
    _links: { parent: [{ href: list }] },
  };
}

type Documented = { ok: true; document: ManagedDocument } | { ok: false; error: RestError };

async function documentIn({ ctx, parts }: ManagedCall, kind: DocumentKind): Promise<Documented> {
  const document = await findManagedDocument(ctx.db, kind, numericId(parts.parent_id ?? ''));
  return document ? { ok: true, document } : { ok: false, error: noParent };
}

const access = { namespace: 'wp/v2', permission: 'edit-content' } as const;

function getRoutes(kind: DocumentKind): RestRoute[] {
  const list = managed({
    ...access,
    action: 'list',
    params: revisionQuery,
    answer: { schema: z.array(linked(revisionResponse)) },
    async handle(query, call) {
      const owner = await documentIn(call, kind);
      if (!owner.ok) return refused(owner.error);
      const { page, per_page: perPage, order } = query;
      const { id } = owner.document.row;
      const listQuery = { offset: rowsBefore(query), limit: perPage, order };
      const rows = await listRevisions(call.ctx.db, id, listQuery);
      const total = await countRevisions(call.ctx.db, id);
      return found(
        rows.map((row) => revisionItem(row, kind, call)),
        { total, page, perPage },
      );
    },
  });
  const read = managed({
    ...access,
    action: 'view',
    params: { context: z._default(contextField, 'view') },
    answer: { schema: linked(revisionResponse) },
    async handle(_, call) {
      const owner = await documentIn(call, kind);
      if (!owner.ok) return refused(owner.error);
      const id = numericId(call.parts.id ?? '');
      const row = await findRevision(call.ctx.db, owner.document.row.id, id);
      return row ? found(revisionItem(row, kind, call)) : refused(missingPost);
    },
  });
  const remove = managed({
    ...access,
    action: 'delete',
    params: { force: z._default(flag(), false) },
    answer: { schema: z.object({ deleted: z.boolean(), previous: revisionResponse }) },
    async handle({ force }, call) {
      const owner = await documentIn(call, kind);
      if (!owner.ok) return refused(owner.error);
      if (!force) return refused(postTrashNotSupported);
      const id = numericId(call.parts.id ?? '');
      const row = await findRevision(call.ctx.db, owner.document.row.id, id);
      if (!row) return refused(missingPost);
      const { _links: _addresses, ...previous } = revisionItem(row, kind, call);
      await changeAs(call.ctx, call.manager, async (change) => {
        await deleteRevision(change.ctx.db, id);
        const entry = { resource: 'revision', id, action: 'deleted' } as const;
        await change.record({ ...entry, before: previous, after: null });
        return { ok: true };
      });
      return found({ deleted: true, previous });
    },
  });
  const path = `/${LISTS[kind]}/:parent_id/revisions`;
  const shared = { namespace: 'wp/v2', schema: described };
  return [
    { ...shared, path, methods: { GET: list } },
    { ...shared, path: `${path}/:id`, methods: { GET: read, DELETE: remove } },
  ];
}

/** What pages and posts said before; they are written by saving the document. */
export const revisionRoutes: RestRoute[] = [...getRoutes('page'), ...getRoutes('post')];
