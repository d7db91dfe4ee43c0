import { Autocomplete, TextField } from '@mui/material';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useReading } from '../ui/use-reading.ts';

const terms = z.array(z.pick(termResponse, { name: true }));

interface AttributeValuesProps {
  /** 0 for an attribute of the product alone, which has no terms to choose from. */
  attributeId: number;
  label: string;
  values: string[];
  onChange(values: string[]): void;
}

/** Values by their names: those the attribute has, and new ones, which it gets when the product is saved. */
export function AttributeValues(props: AttributeValuesProps) {
  return props.attributeId === 0 ? (
    <ValuesInput {...props} offered={[]} />
  ) : (
    <SharedValues {...props} />
  );
}

function SharedValues(props: AttributeValuesProps) {
  const path = `wc/v3/products/attributes/${props.attributeId}/terms`;
  const query = { per_page: EVERYTHING, _fields: 'name' };
  const { data = [] } = useReading(path, terms, { query });
  return <ValuesInput {...props} offered={data.map(({ name }) => name)} />;
}

type ValuesInputProps = AttributeValuesProps & { offered: string[] };

function ValuesInput({ label, values, offered, onChange }: ValuesInputProps) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      size="small"
      options={offered}
      value={values}
      onChange={(_, next) => onChange([...new Set(next.map((value) => value.trim()))])}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          helperText={adminMessages['admin.productForm.valuesHint']}
        />
      )}
    />
  );
}
