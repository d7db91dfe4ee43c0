import { Alert, CircularProgress } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestResponse } from '../rest/rest-client.ts';
import type { Sending } from './builder-context.ts';
import { ReadyBuilder } from './ready-builder.tsx';

const stored = z.looseObject({
  blocks: z.array(z.object({ kind: z.string(), settings: z.unknown() })),
});

interface StoredBlocksProps {
  /** Where the record with the blocks is read and written. */
  path: string;
  /** Which field of the record names it. */
  titleField: string;
  /** The screen that leads here. */
  backUrl: string;
}

/** The visual builder of blocks that are no page: a shared set, a template, a newsletter. */
export function StoredBlocksBuilder({ path, titleField, backUrl }: StoredBlocksProps) {
  const { client } = useAdmin();
  const [response, setResponse] = useState<RestResponse | null>(null);
  /** What was read last, so that of two editors the second does not overwrite. */
  const version = useRef('');
  useEffect(() => {
    void client.send({ path }).then((read) => {
      version.current = read.headers.get('etag') ?? '';
      setResponse(read);
    });
  }, [client, path]);
  if (!response) return <CircularProgress />;
  if (!response.ok) return <Alert severity="error">{response.problem.message}</Alert>;

  const save: Sending = async (blocks, isForced) => {
    const headers = { 'if-match': isForced ? '*' : version.current };
    const saved = await client.send({ path, method: 'PUT', data: { blocks }, headers });
    if (!saved.ok) return saved.problem;
    version.current = saved.headers.get('etag') ?? '';
    return null;
  };

  const { blocks, [titleField]: title } = z.parse(stored, response.data);
  return (
    <ReadyBuilder
      title={typeof title === 'string' ? title : ''}
      formUrl={backUrl}
      hasForm={false}
      blocks={blocks}
      saveLabel={adminMessages['admin.page.save']}
      onSave={save}
      publishing={null}
    />
  );
}
