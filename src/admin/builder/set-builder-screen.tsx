import { Alert, CircularProgress } from '@mui/material';
import { useParams } from 'react-router';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { blockSet } from '#wire/vitrine/block-set.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { useReading } from '../ui/use-reading.ts';
import type { DraftBlock } from './puck-data.ts';
import { ReadyBuilder } from './ready-builder.tsx';

/** The visual builder of blocks that pages share, or of a template. */
export default function SetBuilderScreen() {
  const { id = '' } = useParams();
  const { client } = useAdmin();
  const path = `vitrine/v1/block-sets/${id}`;
  const { data: set, error } = useReading(path, blockSet);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!set) return <CircularProgress />;

  async function save(blocks: readonly DraftBlock[]): Promise<RestProblem | null> {
    const answer = await client.send({ path, method: 'PUT', data: { blocks } });
    return answer.ok ? null : answer.problem;
  }

  return (
    <ReadyBuilder
      title={set.name}
      formUrl={`${ADMIN_PATH}/pages`}
      blocks={set.blocks}
      onSave={save}
    />
  );
}
