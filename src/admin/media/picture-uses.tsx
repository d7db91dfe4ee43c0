import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { pictureUsageAnswer } from '#wire/vitrine/media.ts';
import { useReading } from '../ui/use-reading.ts';
import { screenOf } from './screen-of.ts';

/** Everything that shows a picture, each with its screen. */
export function PictureUses({ id }: { id: number }) {
  const { data } = useReading(`vitrine/v1/media/${id}/usage`, pictureUsageAnswer);
  if (!data) return null;
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {adminMessages['admin.media.usage']}
      </Typography>
      {data.length === 0 && <Typography>{adminMessages['admin.media.notUsed']}</Typography>}
      <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 2.5 }}>
        {data.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            {`${adminMessages[`admin.media.use.${use.kind}`]}: `}
            <Link component={RouterLink} to={screenOf(use)}>
              {use.name}
            </Link>
          </li>
        ))}
      </Box>
    </div>
  );
}
