import { Autocomplete, TextField } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { mediaTagsResponse } from '#wire/vitrine/media.ts';
import { useReading } from '../ui/use-reading.ts';

interface TagFieldProps {
  value: readonly string[];
  onChange(tags: readonly string[]): void;
}

/** Tags that are there already are offered; a new one is typed. */
export function TagField({ value, onChange }: TagFieldProps) {
  const { data = [] } = useReading('vitrine/v1/media/tags', mediaTagsResponse);
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={data.map(({ tag }) => tag)}
      value={[...value]}
      onChange={(_, tags) => onChange(tags)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={adminMessages['admin.media.tags']}
          helperText={adminMessages['admin.media.tagsHint']}
        />
      )}
    />
  );
}
