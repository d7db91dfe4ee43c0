import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { BY_MATCH } from '../data/list-query.ts';
import type { ResourceRecords } from '../data/records.ts';
import { useFirst } from '../data/use-records.ts';

export type PickedProduct = Pick<ResourceRecords['products'], 'id' | 'name' | 'sku' | 'price'>;

/** Finds a product by its name or article number. */
export function ProductPicker({
  label,
  onPick,
}: {
  label: string;
  onPick(product: PickedProduct): void;
}) {
  const [words, setWords] = useState('');
  const { data = [] } = useFirst('products', { limit: 10, sort: BY_MATCH, filter: { q: words } });
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
