import { Alert, CircularProgress } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockSet } from '#wire/vitrine/block-set.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestResponse } from '../rest/rest-client.ts';
import type { Sending } from './builder-context.ts';
import { ReadyBuilder } from './ready-builder.tsx';

/** The visual builder of blocks that pages share, or of a template. */
export default function SetBuilderScreen() {
  const { id = '' } = useParams();
  const { client } = useAdmin();
  const path = `vitrine/v1/block-sets/${id}`;
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

  const set = z.parse(blockSet, response.data);
  return (
    <ReadyBuilder
      title={set.name}
      formUrl={`${ADMIN_PATH}/pages`}
      hasForm={false}
      blocks={set.blocks}
      saveLabel={adminMessages['admin.page.save']}
      onSave={save}
      publishing={null}
    />
  );
}
