import { Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { previewResponse } from '#wire/vitrine/content.ts';
import { Moment } from './moment.tsx';
import { useRest } from './use-rest.ts';

/** A link for somebody without an account, to what is saved, until it ends; `path` is the call that makes it. */
export function PreviewLink({ path }: { path: string }) {
  const [link, setLink] = useState<z.infer<typeof previewResponse> | null>(null);
  const send = useRest();
  const notify = useNotify();

  async function make() {
    const response = await send({ path });
    if (response.ok) setLink(previewResponse.parse(response.data));
  }

  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    notify(adminMessages['admin.page.copied'], { type: 'success' });
  }

  if (!link) {
    return (
      <Button variant="outlined" onClick={make}>
        {adminMessages['admin.page.makePreview']}
      </Button>
    );
  }
  return (
    <Stack spacing={1} sx={{ flexBasis: '100%' }}>
      <TextField
        size="small"
        label={adminMessages['admin.page.previewLink']}
        value={link.url}
        slotProps={{ input: { readOnly: true } }}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => copy(link.url)}>
          {adminMessages['admin.page.copyLink']}
        </Button>
        <Link href={link.url} target="_blank" rel="noopener">
          {adminMessages['admin.page.openPreview']}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {adminMessages['admin.page.previewUntil']} <Moment value={link.ends_at} />
        </Typography>
      </Stack>
    </Stack>
  );
}
