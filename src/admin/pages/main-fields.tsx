import { FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { displayStatus } from '#rules/content/display-status.ts';
import { followedSlug } from '#rules/content/followed-slug.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { EDITED_STATUSES } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import type { DetailsFieldsProps } from './details-draft.ts';
import { ImageControl } from './image-control.tsx';
import { statusText } from './page-status.ts';
import { PostTermsField } from './post-terms-field.tsx';

/** Title, address, status and date, and of a post what its card shows. */
export function MainFields({ draft, stored, problem, onChange }: DetailsFieldsProps) {
  const at = (field: string, hint = '') => ({
    error: problem?.fields[field] !== undefined,
    helperText: problem?.fields[field] ?? hint,
  });
  const { timeZone } = useAdmin().config;
  const choices = [...new Set([...EDITED_STATUSES, draft.status])];
  const moment = toMoment(draft.date, timeZone) ?? 0;
  const isPost = draft.type === 'post';
  return (
    <>
      <TextField
        size="small"
        label={adminMessages['admin.page.title']}
        value={draft.title}
        onChange={({ target }) => {
          const slug = followedSlug(stored, target.value, draft);
          onChange({ title: target.value, ...(slug && { slug }) });
        }}
        {...at('title')}
      />
      <TextField
        size="small"
        label={adminMessages['admin.page.address']}
        value={draft.slug}
        onChange={({ target }) => onChange({ slug: target.value })}
        {...at('slug', draft.is_public ? adminMessages['admin.page.addressHint'] : '')}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          fullWidth
          size="small"
          label={adminMessages['admin.page.status']}
          value={draft.status}
          onChange={({ target }) => onChange({ status: target.value })}
          // What the list of pages says of it: a published page with a date to come is scheduled.
          slotProps={{
            select: {
              renderValue: () => statusText(displayStatus(draft.status, moment, Date.now())),
            },
          }}
        >
          {choices.map((each) => (
            <MenuItem key={each} value={each}>
              {statusText(each)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          fullWidth
          size="small"
          type="datetime-local"
          label={adminMessages['admin.page.date']}
          value={draft.date}
          onChange={({ target }) => onChange({ date: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...at('published_at', adminMessages['admin.page.dateHint'])}
        />
      </Stack>
      <TextField
        size="small"
        multiline
        minRows={2}
        label={adminMessages['admin.page.excerpt']}
        value={draft.excerpt}
        onChange={({ target }) => onChange({ excerpt: target.value })}
        {...at('excerpt', adminMessages['admin.page.excerptHint'])}
      />
      {isPost && (
        <>
          <PostTermsField
            label={adminMessages['admin.page.categories']}
            path="wp/v2/categories"
            value={draft.category_ids}
            refusal={problem?.fields.category_ids ?? ''}
            onChange={(category_ids) => onChange({ category_ids })}
          />
          <PostTermsField
            label={adminMessages['admin.page.tags']}
            path="wp/v2/tags"
            value={draft.tag_ids}
            refusal={problem?.fields.tag_ids ?? ''}
            onChange={(tag_ids) => onChange({ tag_ids })}
          />
          <ImageControl
            label={adminMessages['admin.page.picture']}
            value={draft.image_id}
            onChange={(image_id) => onChange({ image_id })}
          />
          <FormControlLabel
            label={adminMessages['admin.page.comments']}
            control={
              <Switch
                checked={draft.comments_open}
                onChange={(_, isOn) => onChange({ comments_open: isOn })}
              />
            }
          />
        </>
      )}
    </>
  );
}
