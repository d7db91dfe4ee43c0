import { Alert, Box, CircularProgress } from '@mui/material';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockKindsResponse, blocksResponse, documentResponse } from '#wire/vitrine/content.ts';
import { Changes } from '../ui/changes.tsx';
import { useReading } from '../ui/use-reading.ts';
import { PageBlocks } from './page-blocks.tsx';
import { PageDetails } from './page-details.tsx';
import { PageRevisions } from './page-revisions.tsx';
import { getWritten } from './page-saving.ts';

/** A page or post as a form: its facts, its blocks one below the other, and what it said before. */
export default function PageEdit() {
  const { id = '' } = useParams();
  const path = `vitrine/v1/documents/${id}`;
  const details = useReading(path, documentResponse);
  const document = useReading(`${path}/blocks`, blocksResponse);
  const kinds = useReading('vitrine/v1/block-kinds', blockKindsResponse);
  const error = details.error ?? document.error ?? kinds.error;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!details.data || !document.data || !kinds.data) return <CircularProgress />;
  const page = document.data;
  const { version: _, ...displayed } = details.data;
  const reload = async () => {
    await Promise.all([details.refetch(), document.refetch()]);
  };
  // Each form begins anew where what it shows was changed, and not because the other was saved.
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: '56rem' }}>
      <Title title={page.title || adminMessages['admin.page.untitled']} />
      <PageDetails key={JSON.stringify(displayed)} details={details.data} onSaved={reload} />
      <PageBlocks
        key={JSON.stringify(getWritten(page))}
        page={page}
        kinds={kinds.data}
        onReload={reload}
      />
      <PageRevisions page={page} excerpt={details.data.excerpt} onRestored={reload} />
      <Changes
        resource={details.data.type}
        subject={details.data.id}
        version={JSON.stringify([details.data.version, page.version])}
      />
    </Box>
  );
}
