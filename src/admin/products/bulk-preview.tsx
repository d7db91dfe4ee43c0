import { Box, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ProductBulkResponse } from '#wire/vitrine/product-bulk.ts';
import { ChangedValues } from '../ui/changed-values.tsx';

interface BulkPreviewProps {
  changes: NonNullable<ProductBulkResponse['preview']>;
  /** How many products were looked at. */
  count: number;
}

/** What a change of many products would make of the first of them, before and after. */
export function BulkPreview({ changes, count }: BulkPreviewProps) {
  const title = adminMessages['admin.product.bulkPreviewTitle'].replace('{count}', String(count));
  return (
    <Box component="section" role="status" aria-label={title} ref={bringIntoView}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      {changes.length === 0 && (
        <Typography color="textSecondary">{adminMessages['admin.log.same']}</Typography>
      )}
      {changes.map(({ id, name, before, after }) => (
        <Box key={id} sx={{ paddingBlock: 0.5, borderBlockEnd: 1, borderColor: 'divider' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          <ChangedValues before={before} after={after} />
        </Box>
      ))}
    </Box>
  );
}

/** It comes below the fields, which may fill the dialog. */
function bringIntoView(preview: HTMLElement | null) {
  preview?.scrollIntoView({ block: 'nearest' });
}
