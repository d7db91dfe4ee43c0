import { Alert, Box, CircularProgress } from '@mui/material';
import { Title } from 'react-admin';
import { useParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockKindsAnswer, blocksAnswer } from '#wire/vitrine/content.ts';
import { UnsavedGuard } from '../ui/unsaved.tsx';
import { useReading } from '../ui/use-reading.ts';
import { PageBlocks } from './page-blocks.tsx';
import { PageFacts } from './page-facts.tsx';

/** A page or post as a form: its facts, and its blocks one below the other. */
export default function PageEdit() {
  const { id = '' } = useParams();
  const document = useReading(`vitrine/v1/documents/${id}/blocks`, blocksAnswer);
  const kinds = useReading('vitrine/v1/block-kinds', blockKindsAnswer);
  const error = document.error ?? kinds.error;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!document.data || !kinds.data) return <CircularProgress />;
  const page = document.data;
  const reload = async () => {
    await document.refetch();
  };
  return (
    <UnsavedGuard>
      <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2, maxWidth: '56rem' }}>
        <Title title={page.title || adminMessages['admin.page.untitled']} />
        <PageFacts key={`facts ${page.version}`} page={page} onSaved={reload} />
        <PageBlocks
          key={`blocks ${page.version}`}
          page={page}
          kinds={kinds.data}
          onReload={reload}
        />
      </Box>
    </UnsavedGuard>
  );
}
