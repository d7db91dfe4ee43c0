import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { BY_MATCH } from '../data/list-query.ts';

export interface PickedProduct extends RaRecord<number> {
  name: string;
  sku?: string;
  price?: string;
}

/** Finds a product by its name or article number. */
export function ProductPicker({
  label,
  onPick,
}: {
  label: string;
  onPick(product: PickedProduct): void;
}) {
  const [words, setWords] = useState('');
  const { data = [] } = useGetList<PickedProduct>('products', {
    pagination: { page: 1, perPage: 10 },
    sort: BY_MATCH,
    filter: { q: words },
  });
  return (
    <Autocomplete
      size="small"
      value={null}
      blurOnSelect
      options={data}
      inputValue={words}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, sku }) => (sku ? `${name} (${sku})` : name)}
      onInputChange={(_, next, reason) => setWords(reason === 'selectOption' ? '' : next)}
      onChange={(_, product) => {
        if (product) onPick(product);
      }}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
