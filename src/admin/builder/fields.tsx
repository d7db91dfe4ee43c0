import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { countBlocks } from '#rules/content/inner-blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { MAX_BLOCKS } from '#wire/vitrine/content.ts';
import { useBuilder } from './builder-context.ts';
import { useCanvas } from './use-canvas.ts';

/** The fields of the chosen block. With none chosen: how to go on, and where the rest of the page is. */
export function Fields({ children }: { children: ReactNode }) {
  const { selected, blocks } = useCanvas();
  const { formUrl, hasForm } = useBuilder();
  if (selected) return <>{children}</>;
  return (
    <Stack spacing={2} sx={{ padding: 2, alignItems: 'start' }}>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {adminMessages['admin.builder.noneChosen']}
      </Typography>
      <Typography variant="body2">{adminMessages['admin.builder.noneChosenText']}</Typography>
      <Typography variant="body2">
        {`${adminMessages['admin.builder.count']}: ${countBlocks(blocks)} / ${MAX_BLOCKS}`}
      </Typography>
      {hasForm && (
        <Typography variant="body2">{adminMessages['admin.builder.formText']}</Typography>
      )}
      <Button size="small" variant="outlined" href={formUrl}>
        {adminMessages[hasForm ? 'admin.builder.back' : 'admin.builder.pages']}
      </Button>
    </Stack>
  );
}
