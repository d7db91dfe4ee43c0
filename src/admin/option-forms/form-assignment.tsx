import { Alert, Autocomplete, Stack, TextField, Typography } from '@mui/material';
import * as z from 'zod/mini';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { PartCard } from '../ui/part-card.tsx';
import { ProductPicker } from '../ui/product-picker.tsx';
import { useReading } from '../ui/use-reading.ts';
import { ChoiceBox } from './boxes.tsx';
import { ProductList } from './field-settings.tsx';

type Target = FormDraft['belongsTo'];

const KINDS = ['all', 'products', 'categories'] as const;
const kinds = KINDS.map((value) => ({ value, label: adminMessages[`admin.form.assign.${value}`] }));

interface FormAssignmentProps {
  target: Target;
  onChange(target: Target): void;
}

/** On which products' pages the form is asked. */
export function FormAssignment({ target, onChange }: FormAssignmentProps) {
  return (
    <PartCard title={adminMessages['admin.form.assign']}>
      <Stack spacing={2}>
        <ChoiceBox
          label={adminMessages['admin.form.assign.kind']}
          value={target.kind}
          choices={kinds}
          onChange={(kind) => onChange(kind === 'all' ? { kind } : { kind, ids: [] })}
        />
        {target.kind !== 'all' && target.ids.length === 0 && (
          <Typography color="textSecondary">{adminMessages['admin.form.assign.none']}</Typography>
        )}
        {target.kind === 'products' && (
          <>
            <ProductList
              ids={target.ids}
              onRemove={(id) =>
                onChange({ ...target, ids: target.ids.filter((each) => each !== id) })
              }
            />
            <ProductPicker
              label={adminMessages['admin.form.addProduct']}
              onPick={({ id }) => onChange({ ...target, ids: [...new Set([...target.ids, id])] })}
            />
          </>
        )}
        {target.kind === 'categories' && (
          <Categories ids={target.ids} onChange={(ids) => onChange({ ...target, ids })} />
        )}
      </Stack>
    </PartCard>
  );
}

const categories = z.array(z.pick(termResponse, { id: true, name: true }));

interface CategoriesProps {
  ids: readonly number[];
  onChange(ids: number[]): void;
}

function Categories({ ids, onChange }: CategoriesProps) {
  const query = { per_page: EVERYTHING, _fields: 'id,name', orderby: 'name', order: 'asc' };
  const reading = useReading('wc/v3/products/categories', categories, { query });
  const { data = [], error, isPending } = reading;
  if (error) return <Alert severity="error">{error.message}</Alert>;
  const chosen = ids.map((id) => data.find((each) => each.id === id) ?? { id, name: `#${id}` });
  return (
    <Autocomplete
      multiple
      size="small"
      loading={isPending}
      options={data}
      value={chosen}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_, picked) => onChange(picked.map(({ id }) => id))}
      renderInput={(params) => (
        <TextField {...params} label={adminMessages['admin.form.assign.category']} />
      )}
    />
  );
}
