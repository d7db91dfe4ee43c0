import { Autocomplete, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import * as z from 'zod/mini';
import { termResponse } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useReading } from '../ui/use-reading.ts';
import type { DraftTerm } from './product-draft.ts';

const terms = z.array(z.pick(termResponse, { id: true, name: true }));

interface TermInputProps {
  source: string;
  label: string;
  /** Of the list, such as `wc/v3/products/tags`. */
  path: string;
}

/** The categories, tags or brands of a product, the first one being its main one. */
export function TermInput({ source, label, path }: TermInputProps) {
  const { field, fieldState } = useInput<DraftTerm[]>({ source, defaultValue: [] });
  const query = { per_page: EVERYTHING, _fields: 'id,name' };
  const { data = [] } = useReading(path, terms, { query });
  return (
    <Autocomplete
      multiple
      size="small"
      options={data}
      value={field.value ?? []}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, chosen) => field.onChange(chosen)}
      sx={{ marginBlock: 1 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? ''}
        />
      )}
    />
  );
}
