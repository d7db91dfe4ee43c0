import {
  type DraftResult,
  discardDraft,
  findDraft,
  saveDraft,
} from '#server/content/managing/drafts.ts';
import {
  findManagedDocument,
  type ManagedDocument,
} from '#server/content/managing/find-documents.ts';
import { changeDocument, type DocumentResult } from '#server/content/managing/save-documents.ts';
import { decodeFlag } from '#server/platform/database/codec.ts';
import { changeAs, type RecordedChange } from '#server/settings/change-as.ts';
import {
  blocksInput,
  blocksResponse,
  type DocumentBlocks,
  draftInput,
} from '#wire/vitrine/content.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { changedSince } from '../../rest/refusals.ts';
import type { Saved } from '../../rest/resource.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';
import { blocksError, toItem, toResponse } from './blocks.ts';
import { documentAt, missingDocument } from './documents.ts';

// The draft of a public page: saved beside it, shown by a preview link, published or discarded.

const noDraft = {
  code: 'vitrine_rest_no_draft',
  message: 'This page has no draft.',
  status: 404,
} as const;

type Carry = (
  change: RecordedChange,
  document: ManagedDocument,
) => Promise<DraftResult | DocumentResult | null>;

/** One change of the draft, in the version that was read; null where there is no draft to change. */
async function carried(call: ManagedCall, version: number, carry: Carry) {
  const { manager, parts } = call;
  const saved = await changeAs(
    call.ctx,
    manager,
    async (change): Promise<Saved<DocumentBlocks>> => {
      const { ctx, record } = change;
      const document = await documentAt({ ctx, parts });
      if (!document) return { ok: false, error: missingDocument };
      if (document.row.version !== version) return { ok: false, error: changedSince };
      const { id, kind: resource } = document.row;
      const before = { ...toItem(document), draft: await findDraft(ctx.db, id) };
      const result = await carry(change, document);
      if (result === null) return { ok: false, error: noDraft };
      if (!result.ok) return { ok: false, error: blocksError(result.problems) };
      const changed = await findManagedDocument(ctx.db, null, id);
      if (!changed) return { ok: false, error: missingDocument };
      const after = { ...toItem(changed), draft: await findDraft(ctx.db, id) };
      await record({ resource, id, action: 'updated', before, after });
      return { ok: true, item: await toResponse(ctx, changed) };
    },
  );
  return saved.ok ? found(saved.item) : refused(saved.error);
}

const save = vitrineEndpoint({
  action: 'edit',
  permission: 'edit-content',
  summary: 'Saves blocks beside those that are published, where nobody has saved it in between',
  params: blocksInput,
  required: ['version', 'blocks'],
  answer: { schema: blocksResponse },
  handle: ({ version, blocks, show_title: visible }, call) =>
    carried(call, version, ({ ctx }, document) => {
      const showTitle = visible ?? decodeFlag(document.row.show_title);
      return saveDraft(ctx, document, { blocks, showTitle }, call.manager.customerId);
    }),
});

const discard = vitrineEndpoint({
  action: 'edit',
  permission: 'edit-content',
  summary: 'Discards the draft; what is published stays as it is',
  params: draftInput,
  required: ['version'],
  answer: { schema: blocksResponse },
  handle: ({ version }, call) =>
    carried(call, version, async ({ ctx }, document) =>
      (await findDraft(ctx.db, document.row.id)) ? discardDraft(ctx.db, document) : null,
    ),
});

const publish = vitrineEndpoint({
  action: 'edit',
  permission: 'edit-content',
  summary: 'Publishes the draft; what was published before is among the revisions',
  params: draftInput,
  required: ['version'],
  answer: { schema: blocksResponse },
  handle: ({ version }, call) =>
    carried(call, version, async ({ ctx }, document) => {
      const draft = await findDraft(ctx.db, document.row.id);
      if (!draft) return null;
      const { blocks, showTitle } = draft;
      return changeDocument(ctx, document, { blocks, showTitle }, call.manager.customerId);
    }),
});

const path = '/documents/:id/draft';

export const draftRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path, methods: { PUT: save, DELETE: discard } },
  { namespace: NAMESPACE, path: `${path}/publish`, methods: { POST: publish } },
];
