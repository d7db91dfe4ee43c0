import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { previewResponse } from '#wire/vitrine/content.ts';
import type { Product } from '#wire/wc/product.ts';
import { PartCard } from '../../ui/part-card.tsx';
import { PreviewLink } from '../../ui/preview-link.tsx';
import { useRest } from '../../ui/use-rest.ts';
import { structuredDetails, structuredIn } from './structured-data.ts';

/** The page as it will be, for others by a link, and what it tells search engines; of what is saved. */
export function ProductPreview() {
  const product = useRecordContext<Product>();
  if (!product || product.status === 'trash') return null;
  const path = `vitrine/v1/products/${product.id}/preview-link`;
  return (
    <PartCard title={adminMessages['admin.productForm.preview']}>
      <Stack spacing={1.5} sx={{ alignItems: 'start' }}>
        <PreviewLink key={product.id} path={path} />
        <StructuredData key={String(product.date_modified)} path={path} />
      </Stack>
    </PartCard>
  );
}

/** Read from the page itself: what is shown here is what search engines read there. */
function StructuredData({ path }: { path: string }) {
  const [data, setData] = useState<unknown>(null);
  const [isMissing, setIsMissing] = useState(false);
  const send = useRest();

  async function read() {
    const link = await send({ path });
    if (!link.ok) return;
    const { pathname, search } = new URL(previewResponse.parse(link.data).url);
    const page = await fetch(pathname + search);
    const found = page.ok ? structuredIn(await page.text()) : null;
    setData(found);
    setIsMissing(found === null);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => void read()}>
        {adminMessages['admin.productForm.structured']}
      </Button>
      {isMissing && (
        <Alert severity="warning">{adminMessages['admin.productForm.noStructured']}</Alert>
      )}
      {data !== null && (
        <Box sx={{ inlineSize: '100%' }}>
          <Box component="dl" sx={{ display: 'grid', gap: 0.5, margin: 0 }}>
            {structuredDetails(data).map(({ name, value }) => (
              <Box key={name} sx={{ display: 'grid', gridTemplateColumns: '8rem minmax(0, 1fr)' }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {name}
                </Typography>
                <Typography
                  component="dd"
                  variant="body2"
                  color={value === '' ? 'error' : 'textPrimary'}
                  sx={{ margin: 0, overflowWrap: 'anywhere' }}
                >
                  {value || adminMessages['admin.productForm.structuredMissing']}
                </Typography>
              </Box>
            ))}
          </Box>
          <Box
            component="pre"
            // Scrolled by the keys too.
            tabIndex={0}
            aria-label={adminMessages['admin.productForm.structuredSource']}
            sx={{
              marginBlockEnd: 0,
              padding: 1,
              maxBlockSize: '16rem',
              overflow: 'auto',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              fontSize: '0.75rem',
            }}
          >
            {JSON.stringify(data, null, 2)}
          </Box>
        </Box>
      )}
    </>
  );
}
