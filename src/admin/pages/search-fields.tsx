import { Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { LONG_DESCRIPTION, LONG_TITLE } from '../ui/search-limits.ts';
import type { DetailsDraft, DetailsFieldsProps } from './details-draft.ts';
import { ImageControl } from './image-control.tsx';

/** What search engines and shared links show in place of title, excerpt and picture. */
export function SearchFields({ draft, problem, onChange }: DetailsFieldsProps) {
  const counted = (field: string, text: string, limit: number) => ({
    error: problem?.fields[field] !== undefined,
    helperText: problem?.fields[field] ?? `${text.length} / ${limit}`,
  });
  return (
    <>
      <TextField
        size="small"
        label={adminMessages['admin.page.seoTitle']}
        value={draft.seo_title}
        onChange={({ target }) => onChange({ seo_title: target.value })}
        {...counted('seo_title', draft.seo_title, LONG_TITLE)}
      />
      <TextField
        size="small"
        multiline
        minRows={2}
        label={adminMessages['admin.page.seoDescription']}
        value={draft.seo_description}
        onChange={({ target }) => onChange({ seo_description: target.value })}
        {...counted('seo_description', draft.seo_description, LONG_DESCRIPTION)}
      />
      <FoundPage draft={draft} />
      <ImageControl
        label={adminMessages['admin.page.socialPicture']}
        value={draft.social_image_id}
        onChange={(social_image_id) => onChange({ social_image_id })}
      />
      <FormControlLabel
        label={adminMessages['admin.page.noindex']}
        control={
          <Switch checked={draft.noindex} onChange={(_, isOn) => onChange({ noindex: isOn })} />
        }
      />
    </>
  );
}

/** The page as a search engine lists it. */
function FoundPage({ draft }: { draft: DetailsDraft }) {
  const { shopUrl } = useAdmin().config;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, padding: 1.5 }}>
      <Typography variant="body2" color="textSecondary" noWrap>
        {shopUrl.replace(/\/$/, '') + draft.path}
      </Typography>
      <Typography color="primary" noWrap>
        {draft.seo_title || draft.title}
      </Typography>
      <Typography variant="body2">{draft.seo_description || draft.excerpt || '…'}</Typography>
    </Box>
  );
}
