import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Chip,
  CircularProgress,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { thumbnail } from '../ui/thumbnail.ts';
import { useReading } from '../ui/use-reading.ts';
import { MediaDialog } from './media-dialog.tsx';
import { type MediaItem, mediaItems } from './media-item.ts';
import { UploadZone } from './upload-zone.tsx';

const SHOWN = 60;

/** All pictures of the shop, the newest first. */
export default function MediaScreen() {
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<MediaItem | null>(null);
  const query = {
    page,
    per_page: SHOWN,
    ...(words !== '' && { search: words }),
    ...(isMissing && { missing_alt: true }),
  };
  const { data, error, refetch } = useReading('wp/v2/media', mediaItems, { query });

  async function changed() {
    setOpened(null);
    await refetch();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }}>
      <Title title={adminMessages['admin.media']} />
      <UploadZone onDone={refetch} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          size="small"
          type="search"
          fullWidth={false}
          label={adminMessages['admin.media.find']}
          value={words}
          onChange={({ target }) => {
            setPage(1);
            setWords(target.value);
          }}
        />
        <FormControlLabel
          label={adminMessages['admin.media.missingAlt']}
          control={
            <Switch
              checked={isMissing}
              onChange={({ target }) => {
                setPage(1);
                setIsMissing(target.checked);
              }}
            />
          }
        />
      </Stack>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <CircularProgress />}
      {data?.length === 0 && <Typography>{adminMessages['admin.media.none']}</Typography>}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        }}
      >
        {data?.map((item) => (
          <Picture key={item.id} item={item} onOpen={() => setOpened(item)} />
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        {page > 1 && (
          <Button variant="outlined" onClick={() => setPage(page - 1)}>
            {adminMessages['admin.media.newer']}
          </Button>
        )}
        {data?.length === SHOWN && (
          <Button variant="outlined" onClick={() => setPage(page + 1)}>
            {adminMessages['admin.media.older']}
          </Button>
        )}
      </Stack>
      {opened && <MediaDialog item={opened} onChanged={changed} onClose={() => setOpened(null)} />}
    </Box>
  );
}

function Picture({ item, onOpen }: { item: MediaItem; onOpen(): void }) {
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={item.alt_text || item.slug}
      sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}
    >
      <Box
        component="img"
        loading="lazy"
        src={thumbnail(item.source_url)}
        alt=""
        sx={{ inlineSize: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1 }}
      />
      {item.alt_text === '' && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={adminMessages['admin.media.noAlt']}
        />
      )}
    </ButtonBase>
  );
}
