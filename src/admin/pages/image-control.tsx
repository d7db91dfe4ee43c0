import { Box, Button, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { ChooseImage } from '../ui/images/choose-image.tsx';
import { image } from '../ui/images/image-dialog.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import { useReading } from '../ui/use-reading.ts';

interface ImageControlProps {
  label: string;
  /** Id of a picture, or null. */
  value: unknown;
  onChange(id: number | null): void;
}

export function ImageControl({ label, value, onChange }: ImageControlProps) {
  const id = typeof value === 'number' ? value : null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {id === null ? (
        <Typography color="textSecondary">{adminMessages['admin.page.noPicture']}</Typography>
      ) : (
        <Chosen id={id} />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ChooseImage
          size="small"
          label={`${adminMessages['admin.page.choosePicture']}: ${label}`}
          onPick={(picked) => onChange(picked.id)}
        />
        {id !== null && (
          <Button size="small" onClick={() => onChange(null)}>
            {`${adminMessages['admin.page.removeRow']}: ${label}`}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

function Chosen({ id }: { id: number }) {
  const { data } = useReading(`wp/v2/media/${id}`, image);
  if (!data) return null;
  return (
    <Box
      component="img"
      src={thumbnail(data.source_url)}
      alt={data.alt_text}
      sx={{ blockSize: 96, borderRadius: 1 }}
    />
  );
}
