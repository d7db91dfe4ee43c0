import * as z from 'zod';
import { blockProblems } from '#server/content/block-problems.ts';
import { storedKinds } from '#server/content/blocks/blocks.ts';
import { withDisplay } from '#server/content/blocks/display.ts';
import { documentPath } from '#server/content/document-path.ts';
import { findDraft } from '#server/content/managing/drafts.ts';
import {
  findManagedDocument,
  isPublic,
  listManagedDocuments,
  type ManagedDocument,
} from '#server/content/managing/find-documents.ts';
import { changeDocument, type DocumentProblem } from '#server/content/managing/save-documents.ts';
import { DOCUMENT_STATUSES } from '#server/content/tables.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import {
  blockKindsResponse,
  blocksInput,
  blocksResponse,
  type DocumentBlocks,
  documentsQuery,
  documentsResponse,
} from '#wire/vitrine/content.ts';
import { changedSince } from '../../rest/refusals.ts';
import { numericId, type Saved } from '../../rest/resource.ts';
import type { RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { missingDocument } from './documents.ts';
import { refusedBlock } from './refused-block.ts';

const schemas = storedKinds.map(({ kind, settings }) => {
  const { $schema: _, ...schema } = z.toJSONSchema(settings.extend(withDisplay.shape), {
    io: 'input',
  });
  return { kind, settings: schema };
});

const kinds = vitrineEndpoint({
  action: 'list',
  permission: 'edit-content',
  summary: 'The kinds of blocks, each with the JSON Schema of its settings',
  params: {},
  answer: { schema: blockKindsResponse },
  handle: async () => found(schemas),
});

function getDetails({ row }: ManagedDocument) {
  const { id, kind: type, slug, title, status, version } = row;
  return { id, type, slug, title, status, version };
}

export function toItem(document: ManagedDocument) {
  const showTitle = decodeFlag(document.row.show_title);
  return { ...getDetails(document), show_title: showTitle, blocks: document.blocks };
}

export async function toResponse(
  ctx: ShopContext,
  document: ManagedDocument,
): Promise<DocumentBlocks> {
  const draft = await findDraft(ctx.db, document.row.id);
  return {
    ...toItem(document),
    path: documentPath(ctx.settings, document.row),
    is_public: isPublic(document.row, ctx.now),
    problems: await blockProblems(ctx, document.blocks),
    draft: draft && {
      at: momentText(draft.at),
      show_title: draft.showTitle,
      blocks: draft.blocks,
      problems: await blockProblems(ctx, draft.blocks),
    },
  };
}

const list = vitrineEndpoint({
  action: 'list',
  permission: 'edit-content',
  summary: 'Pages or posts, whatever their status, with the version of each',
  params: documentsQuery,
  answer: { schema: documentsResponse },
  async handle({ type, page, per_page: perPage }, { ctx }) {
    const filter = {
      kind: type,
      statuses: DOCUMENT_STATUSES.filter((status) => status !== 'trash'),
      dated: 'any',
      slugs: [],
      authors: [],
      notAuthors: [],
      include: [],
      exclude: [],
      search: '',
      sort: 'id',
      order: 'asc',
      offset: (page - 1) * perPage,
      limit: perPage,
    } as const;
    const { documents, total } = await listManagedDocuments(ctx.db, filter, ctx.now);
    return found(documents.map(getDetails), { total, page, perPage });
  },
});

const read = vitrineEndpoint({
  action: 'view',
  permission: 'edit-content',
  summary: 'The blocks of a page or post as they are stored, with its version',
  params: {},
  answer: { schema: blocksResponse },
  async handle(_, { ctx, parts }) {
    const document = await findManagedDocument(ctx.db, null, numericId(parts.id ?? ''));
    return document ? found(await toResponse(ctx, document)) : refused(missingDocument);
  },
});

export function blocksError(problems: readonly DocumentProblem[]): RestError {
  const [first] = problems.flatMap((each) => ('refusals' in each ? each.refusals : []));
  if (!first) return changedSince;
  return refusedBlock(first);
}

const save = vitrineEndpoint({
  action: 'edit',
  permission: 'edit-content',
  summary: 'Replaces the blocks of a page or post, where nobody has saved it in between',
  params: blocksInput,
  required: ['version', 'blocks'],
  answer: { schema: blocksResponse },
  async handle({ version, blocks, show_title: showTitle }, call) {
    const { manager, parts } = call;
    const saved = await changeAs(
      call.ctx,
      manager,
      async ({ ctx, record }): Promise<Saved<DocumentBlocks>> => {
        const document = await findManagedDocument(ctx.db, null, numericId(parts.id ?? ''));
        if (!document) return { ok: false, error: missingDocument };
        if (document.row.version !== version) return { ok: false, error: changedSince };
        const result = await changeDocument(
          ctx,
          document,
          { blocks, showTitle },
          manager.customerId,
        );
        if (!result.ok) return { ok: false, error: blocksError(result.problems) };
        const { id, kind: resource } = document.row;
        const before = toItem(document);
        const item = toItem(result.document);
        await record({ resource, id, action: 'updated', before, after: item });
        return { ok: true, item: await toResponse(ctx, result.document) };
      },
    );
    return saved.ok ? found(saved.item) : refused(saved.error);
  },
});

export const blockRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/block-kinds', methods: { GET: kinds } },
  { namespace: NAMESPACE, path: '/documents', methods: { GET: list } },
  { namespace: NAMESPACE, path: '/documents/:id/blocks', methods: { GET: read, PUT: save } },
];
