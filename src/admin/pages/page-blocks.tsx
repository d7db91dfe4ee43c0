import { Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { blockKindText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { blockKindsResponse } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { PartCard } from '../ui/part-card.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { AddBlock } from './add-block.tsx';
import { BlockEntry } from './block-entry.tsx';
import BlockForm from './block-form.tsx';
import { problemText } from './block-problem.ts';
import { emptyValue } from './block-value.ts';
import { blocksOver } from './blocks-over.ts';
import { DraftState } from './draft-state.tsx';
import {
  canPublish,
  getWritten,
  type Page,
  type PageResult,
  publishPage,
  savePage,
} from './page-saving.ts';
import { TooManyBlocks } from './too-many-blocks.tsx';

type Kinds = z.infer<typeof blockKindsResponse>;

interface DraftBlock {
  /** For the list; a stored block has none of its own. */
  id: string;
  kind: string;
  settings: unknown;
}

interface PageBlocksProps {
  page: Page;
  kinds: Kinds;
  onReload(): Promise<void>;
}

/** The blocks in their order: moved by pointer or keyboard, added, copied, edited, removed. */
export function PageBlocks({ page, kinds, onReload }: PageBlocksProps) {
  const { client } = useAdmin();
  const written = getWritten(page);
  const [blocks, setBlocks] = useState(() => written.blocks.map(withId));
  const [showTitle, setShowTitle] = useState(written.show_title);
  const [open, setOpen] = useState('');
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const stored = JSON.stringify([written.blocks, written.show_title]);
  const isDirty = JSON.stringify([blocks.map(bare), showTitle]) !== stored;
  useUnsaved(isDirty);
  const over = blocksOver(blocks);

  async function send(sending: typeof savePage) {
    setIsBusy(true);
    const edited = { blocks: blocks.map(bare), show_title: showTitle };
    await toResponse(await sending(client, page, edited));
  }

  async function toResponse(result: PageResult) {
    setIsBusy(false);
    setProblem(result.ok ? null : result.problem);
    if (result.ok) await onReload();
  }

  function add(kind: string) {
    const schema = kinds.find((each) => each.kind === kind)?.settings ?? {};
    const block = withId({ kind, settings: emptyValue(schema) });
    setBlocks((now) => [...now, block]);
    setOpen(block.id);
  }

  const change = (id: string, settings: unknown) =>
    setBlocks((now) => now.map((block) => (block.id === id ? { ...block, settings } : block)));
  const copy = (block: DraftBlock) => {
    const duplicate = withId(bare(block));
    setBlocks((now) => now.flatMap((each) => (each.id === block.id ? [each, duplicate] : [each])));
  };

  /** Null for a kind that this version does not know; it stays as it is. */
  const getForm = ({ id, kind, settings }: DraftBlock) => {
    const schema = kinds.find((each) => each.kind === kind)?.settings;
    return schema ? (
      <BlockForm id={id} schema={schema} value={settings} onChange={(next) => change(id, next)} />
    ) : null;
  };

  return (
    <PartCard title={adminMessages['admin.page.blocks']}>
      {blocks.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.page.noBlocks']}</Typography>
      )}
      <SortableList
        entries={blocks.map((block) => ({
          id: block.id,
          name: blockKindText(block.kind),
          content: (
            <BlockEntry
              block={block}
              problem={problemText(written, block)}
              isOpen={open === block.id}
              onOpen={() => setOpen(open === block.id ? '' : block.id)}
              onCopy={() => copy(block)}
              onRemove={() => setBlocks((now) => now.filter(({ id }) => id !== block.id))}
            >
              {getForm(block)}
            </BlockEntry>
          ),
        }))}
        onOrder={(ids) =>
          setBlocks((now) => ids.flatMap((id) => now.find((block) => block.id === id) ?? []))
        }
      />
      <Stack spacing={2} sx={{ marginBlockStart: 2, alignItems: 'start' }}>
        <Button href={`${ADMIN_PATH}/builder/${page.id}`}>
          {adminMessages['admin.page.builder']}
        </Button>
        <AddBlock
          label={adminMessages['admin.page.addBlock']}
          kinds={kinds.map(({ kind }) => kind)}
          onAdd={add}
        />
        <FormControlLabel
          label={adminMessages['admin.page.showTitle']}
          control={<Switch checked={showTitle} onChange={(_, isOn) => setShowTitle(isOn)} />}
        />
        {over > 0 && <TooManyBlocks over={over} />}
        {problem && (
          <SaveProblem
            problem={problem}
            conflict={adminMessages['admin.page.conflict']}
            onReload={() => void onReload()}
          />
        )}
        {page.draft && <DraftState page={page} at={page.draft.at} onResponse={toResponse} />}
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button
            variant={page.is_public ? 'outlined' : 'contained'}
            disabled={!isDirty || isBusy || over > 0}
            onClick={() => void send(savePage)}
          >
            {adminMessages[page.is_public ? 'admin.page.saveDraft' : 'admin.page.save']}
          </Button>
          {page.is_public && (
            <Button
              variant="contained"
              disabled={(!isDirty && !canPublish(page)) || isBusy || over > 0}
              onClick={() => void send(publishPage)}
            >
              {adminMessages['admin.page.publishChanges']}
            </Button>
          )}
        </Stack>
      </Stack>
    </PartCard>
  );
}

function withId({ kind, settings }: { kind: string; settings?: unknown }): DraftBlock {
  return { id: crypto.randomUUID(), kind, settings };
}

function bare({ kind, settings }: DraftBlock) {
  return { kind, settings };
}
