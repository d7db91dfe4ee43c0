import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { type ImageUse, imageUsageResponse } from '#wire/vitrine/media.ts';
import { useReading } from '../ui/use-reading.ts';

/** Everything that shows a picture, each with its screen. */
export function ImageUses({ id }: { id: number }) {
  const { data } = useReading(`vitrine/v1/media/${id}/usage`, imageUsageResponse);
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
            <Link component={RouterLink} to={getScreen(use)}>
              {use.name}
            </Link>
          </li>
        ))}
      </Box>
    </div>
  );
}

/** Where that which shows a picture is changed. */
function getScreen({ kind, id }: ImageUse): string {
  switch (kind) {
    case 'product':
    case 'variation':
      return `/products/${id}`;
    case 'category':
      return '/categories';
    case 'brand':
      return '/brands';
    case 'term':
      return '/attributes';
    case 'page':
      return `/pages/${id}`;
    case 'post':
      return `/posts/${id}`;
    case 'block-set':
      return `/builder/sets/${id}`;
    case 'menu':
      return '/menus';
    case 'option-form':
      return `/option-forms/${id}`;
    case 'review':
      return `/reviews/${id}`;
    case 'order':
      return `/orders/${id}`;
    case 'logo':
      return '/theme';
  }
}
