import { FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { mediaTagsResponse } from '#wire/vitrine/media.ts';
import { useReading } from '../ui/use-reading.ts';

export interface MediaFilter {
  words: string;
  /** '' for all. */
  tag: string;
  isMissingAlt: boolean;
  isUnused: boolean;
}

export const NO_FILTER: MediaFilter = { words: '', tag: '', isMissingAlt: false, isUnused: false };

/** As the library's list takes it. */
export function filterQuery({ words, tag, isMissingAlt, isUnused }: MediaFilter) {
  return {
    ...(words !== '' && { search: words }),
    ...(tag !== '' && { tag }),
    ...(isMissingAlt && { missing_alt: true }),
    ...(isUnused && { unused: true }),
  };
}

interface MediaFiltersProps {
  value: MediaFilter;
  /** Changes when pictures were written: tags may be new. */
  version: string;
  onChange(filter: MediaFilter): void;
}

export function MediaFilters({ value, version, onChange }: MediaFiltersProps) {
  const { data: tags = [] } = useReading('vitrine/v1/media/tags', mediaTagsResponse, { version });
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        size="small"
        type="search"
        fullWidth={false}
        label={adminMessages['admin.media.find']}
        value={value.words}
        onChange={({ target }) => onChange({ ...value, words: target.value })}
      />
      <TextField
        select
        size="small"
        fullWidth={false}
        sx={{ minInlineSize: '10rem' }}
        label={adminMessages['admin.media.tag']}
        value={value.tag}
        onChange={({ target }) => onChange({ ...value, tag: target.value })}
      >
        <MenuItem value="">{adminMessages['admin.media.allTags']}</MenuItem>
        {tags.map(({ tag, count }) => (
          <MenuItem key={tag} value={tag}>{`${tag} (${count})`}</MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        label={adminMessages['admin.media.missingAlt']}
        control={
          <Switch
            checked={value.isMissingAlt}
            onChange={({ target }) => onChange({ ...value, isMissingAlt: target.checked })}
          />
        }
      />
      <FormControlLabel
        label={adminMessages['admin.media.unused']}
        control={
          <Switch
            checked={value.isUnused}
            onChange={({ target }) => onChange({ ...value, isUnused: target.checked })}
          />
        }
      />
    </Stack>
  );
}
