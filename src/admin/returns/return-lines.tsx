import { Box, Stack, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ReturnItem } from '#wire/vitrine/returns.ts';
import { useMessage } from '../ui/use-message.ts';

/** What comes back, why, and how it looks. */
export function ReturnLines({ lines }: Pick<ReturnItem, 'lines'>) {
  const message = useMessage();
  return (
    <Stack spacing={2}>
      {lines.map(({ id, name, sku, quantity, reason, note, photos }) => (
        <Box key={id}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {`${quantity} × ${name}${sku === '' ? '' : ` (${sku})`}`}
          </Typography>
          <Typography color="textSecondary">
            {adminMessages[`admin.return.reason.${reason}`]}
          </Typography>
          {note !== '' && (
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note}
            </Typography>
          )}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginTop: 1 }}>
            {photos.map((photo, at) => (
              <a key={photo} href={photo} target="_blank" rel="noreferrer">
                <Box
                  component="img"
                  src={photo}
                  alt={message('admin.return.photo', { number: at + 1, name })}
                  sx={{ width: 120, height: 120, objectFit: 'cover', borderRadius: 1 }}
                />
              </a>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
