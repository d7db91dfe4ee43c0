import { Autocomplete, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { BY_MATCH } from '../data/list-query.ts';
import { useFirst, useMany } from '../data/use-records.ts';

interface RecordPickerProps {
  resource: 'products' | 'categories';
  label: string;
  ids: readonly number[];
  problem?: string | undefined;
  onChange(ids: number[]): void;
}

/** Several products or categories, found by name. */
export function RecordPicker({ resource, label, ids, problem, onChange }: RecordPickerProps) {
  const [words, setWords] = useState('');
  // Another list at each rendering would empty what is being typed.
  const value = useMemo(() => [...ids], [ids]);
  const { data: chosen = [] } = useMany(resource, ids);
  const { data: found = [] } = useFirst(resource, {
    limit: 10,
    sort: BY_MATCH,
    filter: { q: words },
  });
  const names = new Map([...found, ...chosen].map(({ id, name }) => [id, name]));
  return (
    <Autocomplete
      multiple
      size="small"
      value={value}
      options={found.map(({ id }) => id)}
      filterOptions={(options) => options}
      filterSelectedOptions
      inputValue={words}
      getOptionLabel={(id) => names.get(id) ?? String(id)}
      onInputChange={(_, next, reason) => setWords(reason === 'selectOption' ? '' : next)}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={problem !== undefined} helperText={problem} />
      )}
    />
  );
}
