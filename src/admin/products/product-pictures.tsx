import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { PictureDialog } from '../ui/picture-dialog.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import type { ProductPicture } from './product-row.ts';

/** The product's pictures in their order, the first one being the one of listings. */
export function ProductPictures() {
  const { field, fieldState } = useInput<ProductPicture[]>({ source: 'images', defaultValue: [] });
  const [isOpen, setIsOpen] = useState(false);
  const pictures: ProductPicture[] = field.value ?? [];

  function change(id: number, alt: string) {
    field.onChange(pictures.map((one) => (one.id === id ? { ...one, alt } : one)));
  }

  function order(ids: string[]) {
    field.onChange(ids.flatMap((id) => pictures.filter((one) => String(one.id) === id)));
  }

  function add(picture: ProductPicture) {
    const isThere = pictures.some(({ id }) => id === picture.id);
    if (!isThere) field.onChange([...pictures, picture]);
    setIsOpen(false);
  }

  return (
    <PartCard title={adminMessages['admin.product.pictures']}>
      {pictures.length === 0 && (
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.productForm.noPictures']}
        </Typography>
      )}
      <SortableList
        onOrder={order}
        entries={pictures.map((picture) => ({
          id: String(picture.id),
          name: picture.alt || `#${picture.id}`,
          content: (
            <PictureRow
              picture={picture}
              onAlt={(alt) => change(picture.id, alt)}
              onRemove={() => field.onChange(pictures.filter(({ id }) => id !== picture.id))}
            />
          ),
        }))}
      />
      {fieldState.error && (
        <Typography role="alert" color="error">
          {fieldState.error.message}
        </Typography>
      )}
      <Button variant="outlined" sx={{ marginBlockStart: 1 }} onClick={() => setIsOpen(true)}>
        {adminMessages['admin.productForm.choosePicture']}
      </Button>
      {isOpen && (
        <PictureDialog
          onClose={() => setIsOpen(false)}
          onPick={({ id, source_url: src, alt_text: alt }) => add({ id, src, alt })}
        />
      )}
    </PartCard>
  );
}

interface PictureRowProps {
  picture: ProductPicture;
  onAlt(alt: string): void;
  onRemove(): void;
}

function PictureRow({ picture: { id, src, alt }, onAlt, onRemove }: PictureRowProps) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'start' }}>
      <Box
        component="img"
        src={thumbnail(src)}
        alt=""
        sx={{ blockSize: 72, inlineSize: 72, objectFit: 'cover', borderRadius: 1 }}
      />
      <Stack sx={{ flexGrow: 1, minWidth: 0, alignItems: 'start' }}>
        <TextField
          fullWidth
          size="small"
          label={adminMessages['admin.productForm.pictureAlt']}
          helperText={alt === '' ? adminMessages['admin.productForm.pictureAltHint'] : ''}
          value={alt}
          onChange={({ target }) => onAlt(target.value)}
        />
        <Button
          size="small"
          aria-label={`${adminMessages['admin.productForm.remove']}: ${alt || `#${id}`}`}
          onClick={onRemove}
        >
          {adminMessages['admin.productForm.remove']}
        </Button>
      </Stack>
    </Stack>
  );
}
