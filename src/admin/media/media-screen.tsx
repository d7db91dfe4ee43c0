import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Chip,
  CircularProgress,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Title } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { type LibraryImage, libraryImage } from '#wire/vitrine/media.ts';
import { UploadZone } from '../ui/images/upload-zone.tsx';
import { thumbnail } from '../ui/thumbnail.ts';
import { useReading } from '../ui/use-reading.ts';
import { MediaDialog } from './media-dialog.tsx';
import { filterQuery, MediaFilters, NO_FILTER } from './media-filters.tsx';

const PAGE_SIZE = 60;
const images = z.array(libraryImage);

/** All pictures of the shop, the newest first. */
export default function MediaScreen() {
  const [filter, setFilter] = useState(NO_FILTER);
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<LibraryImage | null>(null);
  const query = { page, per_page: PAGE_SIZE, ...filterQuery(filter) };
  const { data, error, refetch, dataUpdatedAt } = useReading('vitrine/v1/media', images, {
    query,
  });

  async function changed(item: LibraryImage | null) {
    setOpened(item);
    await refetch();
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }}>
      <Title title={adminMessages['admin.media']} />
      <UploadZone unlessSame onDone={() => refetch()} />
      <MediaFilters
        value={filter}
        version={String(dataUpdatedAt)}
        onChange={(next) => {
          setPage(1);
          setFilter(next);
        }}
      />
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
          <Image key={item.id} item={item} onOpen={() => setOpened(item)} />
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        {page > 1 && (
          <Button variant="outlined" onClick={() => setPage(page - 1)}>
            {adminMessages['admin.media.newer']}
          </Button>
        )}
        {data?.length === PAGE_SIZE && (
          <Button variant="outlined" onClick={() => setPage(page + 1)}>
            {adminMessages['admin.media.older']}
          </Button>
        )}
      </Stack>
      {opened && <MediaDialog item={opened} onChanged={changed} onClose={() => setOpened(null)} />}
    </Box>
  );
}

function Image({ item, onOpen }: { item: LibraryImage; onOpen(): void }) {
  return (
    <ButtonBase
      onClick={onOpen}
      aria-label={item.alt || item.slug}
      sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', alignContent: 'start' }}
    >
      <Box
        component="img"
        loading="lazy"
        src={thumbnail(item.url)}
        alt=""
        sx={{
          inlineSize: '100%',
          aspectRatio: '1',
          objectFit: 'cover',
          objectPosition: `${item.focus_x}% ${item.focus_y}%`,
          borderRadius: 1,
        }}
      />
      {item.alt === '' && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={adminMessages['admin.media.noAlt']}
        />
      )}
      {item.tags.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ textAlign: 'start' }}>
          {item.tags.join(', ')}
        </Typography>
      )}
    </ButtonBase>
  );
}
