import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { uploadMedia } from '../rest/upload-media.ts';
import { thumbnail } from '../ui/thumbnail.ts';
import type { ProductRow } from './product-row.ts';

const uploaded = z.object({ id: z.number() });

/** The product's pictures; a new one is uploaded and put behind the others. */
export function ProductPictures() {
  const product = useRecordContext<ProductRow>();
  const { client } = useAdmin();
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const refresh = useRefresh();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  if (!product) return null;

  async function add(body: File, { id, images }: ProductRow): Promise<string> {
    const sent = await uploadMedia(client, { body, name: body.name });
    if (!sent.ok) return sent.problem.message;
    const picture = uploaded.parse(sent.data);
    const saved = await client.send({
      path: `wc/v3/products/${id}`,
      method: 'PUT',
      data: { images: [...images.map((image) => ({ id: image.id })), { id: picture.id }] },
    });
    return saved.ok ? '' : saved.problem.message;
  }

  async function choose(event: ChangeEvent<HTMLInputElement>, row: ProductRow) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setIsSending(true);
    setProblem(await add(file, row));
    setIsSending(false);
    refresh();
  }

  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId} sx={{ width: '100%' }}>
      <Typography id={titleId} component="h2" variant="h3">
        {adminMessages['admin.product.pictures']}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {product.images.map(({ id, src, alt }) => (
          <Box
            key={id}
            component="img"
            src={thumbnail(src)}
            alt={alt}
            sx={{ blockSize: 96, inlineSize: 96, objectFit: 'cover', borderRadius: 1 }}
          />
        ))}
      </Box>
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="outlined"
        disabled={isSending}
        onClick={() => input.current?.click()}
        sx={{ alignSelf: 'start' }}
      >
        {adminMessages[isSending ? 'admin.product.uploading' : 'admin.product.addPicture']}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        onChange={(event) => void choose(event, product)}
      />
    </Stack>
  );
}
