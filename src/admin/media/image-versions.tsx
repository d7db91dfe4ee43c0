import { Box, Button, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { imageVersionsResponse } from '#wire/vitrine/media.ts';
import { thumbnail } from '../ui/thumbnail.ts';
import { useReading } from '../ui/use-reading.ts';

interface ImageVersionsProps {
  id: number;
  /** Of the file it has now: with another one the list is read again. */
  version: string;
  onRestore(version: number): Promise<void>;
}

/** The files a picture had before it was replaced or cropped. */
export function ImageVersions({ id, version, onRestore }: ImageVersionsProps) {
  const path = `vitrine/v1/media/${id}/versions`;
  const { data = [] } = useReading(path, imageVersionsResponse, { version });
  if (data.length === 0) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {adminMessages['admin.media.versions']}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {data.map((one) => (
          <Stack key={one.id} spacing={0.5} sx={{ alignItems: 'start' }}>
            <Box
              component="img"
              src={thumbnail(one.url)}
              alt=""
              sx={{ blockSize: 72, borderRadius: 1 }}
            />
            <Button
              size="small"
              aria-label={`${adminMessages['admin.media.restore']}: ${one.width} × ${one.height}`}
              onClick={() => onRestore(one.id)}
            >
              {adminMessages['admin.media.restore']}
            </Button>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
