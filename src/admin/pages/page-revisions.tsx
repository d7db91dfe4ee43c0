import { Alert, Box, Button, List, ListItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { blockDifferences, textDifference } from '#rules/content/differences.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { revisionResponse, revisionsResponse } from '#wire/vitrine/content.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';
import { BlockChanges, Words } from './block-changes.tsx';
import type { Page } from './page-saving.ts';

interface PageRevisionsProps {
  page: Page;
  excerpt: string;
  onRestored(): Promise<void>;
}

/** What the page said before: who saved it when, what has changed since, and the way back. */
export function PageRevisions({ page, excerpt, onRestored }: PageRevisionsProps) {
  const path = `vitrine/v1/documents/${page.id}/revisions`;
  const { data, error } = useReading(path, revisionsResponse, { version: String(page.version) });
  const [open, setOpen] = useState(0);
  // The newest is the page as it is.
  const earlier = data?.slice(1) ?? [];
  return (
    <PartCard title={adminMessages['admin.page.revisions']}>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && earlier.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.page.noRevisions']}</Typography>
      )}
      <List dense disablePadding>
        {earlier.map(({ id, at, author }) => (
          <ListItem key={id} disableGutters divider sx={{ display: 'block' }}>
            <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
              <Typography sx={{ flexGrow: 1 }}>
                <Moment value={at} />
                {author !== '' && ` · ${author}`}
              </Typography>
              <Button
                size="small"
                aria-expanded={open === id}
                onClick={() => setOpen(open === id ? 0 : id)}
              >
                {adminMessages[open === id ? 'admin.page.closeBlock' : 'admin.page.compare']}
              </Button>
            </Stack>
            {open === id && (
              <Comparison
                path={`${path}/${id}`}
                page={page}
                excerpt={excerpt}
                onRestored={onRestored}
              />
            )}
          </ListItem>
        ))}
      </List>
    </PartCard>
  );
}

interface ComparisonProps extends PageRevisionsProps {
  path: string;
}

function Comparison({ path, page, excerpt, onRestored }: ComparisonProps) {
  const { data, error } = useReading(path, revisionResponse);
  const send = useRest();

  async function restore() {
    const request = {
      path: `${path}/restore`,
      method: 'POST',
      data: { version: page.version },
    } as const;
    if ((await send(request)).ok) await onRestored();
  }

  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  return (
    <Box sx={{ paddingBlock: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {adminMessages['admin.page.compareHint']}
      </Typography>
      <TextChange name={adminMessages['admin.page.title']} before={data.title} after={page.title} />
      <TextChange
        name={adminMessages['admin.page.excerpt']}
        before={data.excerpt}
        after={excerpt}
      />
      <BlockChanges changes={blockDifferences(getBlocks(data), getBlocks(page))} />
      <ConfirmButton
        label={adminMessages['admin.page.restore']}
        text={adminMessages['admin.page.restoreText']}
        color="primary"
        variant="outlined"
        onConfirm={restore}
      />
    </Box>
  );
}

function getBlocks({ blocks }: Pick<z.infer<typeof revisionResponse>, 'blocks'>) {
  return blocks.map(({ kind, settings }) => ({ kind, settings }));
}

function TextChange({ name, before, after }: { name: string; before: string; after: string }) {
  if (before === after) return null;
  return (
    <Typography sx={{ marginBlock: 1 }}>
      <strong>{name}:</strong> <Words runs={textDifference(before, after)} />
    </Typography>
  );
}
