import { Alert, Box, CircularProgress } from '@mui/material';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockKindsAnswer, blocksAnswer, documentAnswer } from '#wire/vitrine/content.ts';
import { Changes } from '../ui/changes.tsx';
import { useReading } from '../ui/use-reading.ts';
import { PageBlocks } from './page-blocks.tsx';
import { PageFacts } from './page-facts.tsx';
import { PageRevisions } from './page-revisions.tsx';
import { getWritten } from './page-saving.ts';

/** A page or post as a form: its facts, its blocks one below the other, and what it said before. */
export default function PageEdit() {
  const { id = '' } = useParams();
  const path = `vitrine/v1/documents/${id}`;
  const facts = useReading(path, documentAnswer);
  const document = useReading(`${path}/blocks`, blocksAnswer);
  const kinds = useReading('vitrine/v1/block-kinds', blockKindsAnswer);
  const error = facts.error ?? document.error ?? kinds.error;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!facts.data || !document.data || !kinds.data) return <CircularProgress />;
  const page = document.data;
  const { version: _, ...shown } = facts.data;
  const reload = async () => {
    await Promise.all([facts.refetch(), document.refetch()]);
  };
  // Each form begins anew where what it shows was changed, and not because the other was saved.
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: '56rem' }}>
      <Title title={page.title || adminMessages['admin.page.untitled']} />
      <PageFacts key={JSON.stringify(shown)} facts={facts.data} onSaved={reload} />
      <PageBlocks
        key={JSON.stringify(getWritten(page))}
        page={page}
        kinds={kinds.data}
        onReload={reload}
      />
      <PageRevisions page={page} excerpt={facts.data.excerpt} onRestored={reload} />
      <Changes
        resource={facts.data.type}
        subject={facts.data.id}
        version={JSON.stringify([facts.data.version, page.version])}
      />
    </Box>
  );
}
