import { Alert, CircularProgress } from '@mui/material';
import { useRef } from 'react';
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { blocksAnswer } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { useReading } from '../ui/use-reading.ts';
import type { DraftBlock } from './puck-data.ts';
import { ReadyBuilder } from './ready-builder.tsx';

const version = z.object({ version: z.int() });

/** The visual builder of a page or post. */
export default function BuilderScreen() {
  const { id = '' } = useParams();
  const { client } = useAdmin();
  const path = `vitrine/v1/documents/${id}/blocks`;
  const { data: page, error } = useReading(path, blocksAnswer);
  const current = useRef(0);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!page) return <CircularProgress />;

  async function save(blocks: readonly DraftBlock[]): Promise<RestProblem | null> {
    const data = { version: Math.max(current.current, page?.version ?? 0), blocks };
    const answer = await client.send({ path, method: 'PUT', data });
    if (!answer.ok) return answer.problem;
    current.current = z.parse(version, answer.data).version;
    return null;
  }

  return (
    <ReadyBuilder
      title={page.title || adminMessages['admin.page.untitled']}
      formUrl={`${ADMIN_PATH}/${page.type}s/${id}`}
      blocks={page.blocks}
      onSave={save}
    />
  );
}
