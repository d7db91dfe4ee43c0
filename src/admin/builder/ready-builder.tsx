import { Alert, CircularProgress } from '@mui/material';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { blockKindsResponse, renderResponse } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestClient } from '../rest/rest-client.ts';
import { useReading } from '../ui/use-reading.ts';
import { Builder } from './builder.tsx';
import type { PublishRequest, Sending } from './builder-context.ts';
import type { DraftBlock } from './puck-data.ts';

interface ReadyProps {
  title: string;
  formUrl: string;
  hasForm: boolean;
  blocks: readonly DraftBlock[];
  saveLabel: string;
  onSave: Sending;
  publishing: PublishRequest | null;
}

/** The canvas adds style elements of its own, which only the builder's own document lets in. */
export function ReadyBuilder(props: ReadyProps) {
  const { client, config } = useAdmin();
  const isElsewhere = config.styleNonce !== '';
  const kinds = useReading('vitrine/v1/block-kinds', blockKindsResponse);
  const styles = useStyles(client);
  useEffect(() => {
    if (isElsewhere) window.location.reload();
  }, [isElsewhere]);
  if (kinds.error) return <Alert severity="error">{kinds.error.message}</Alert>;
  if (isElsewhere || !kinds.data || !styles) return <CircularProgress />;
  return <Builder {...props} kinds={kinds.data} styles={styles} />;
}

/** Style sheets of the shop's pages; null until they are known. */
function useStyles(client: RestClient): readonly string[] | null {
  const [styles, setStyles] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const requested = {
      path: 'vitrine/v1/content/render',
      method: 'POST',
      data: { blocks: [] },
    } as const;
    void client.send(requested).then((response) => {
      setStyles(response.ok ? z.parse(renderResponse, response.data).styles : []);
    });
  }, [client]);
  return styles;
}
