import { Autocomplete, Box, Link, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { optionFormResponse, productFormsResponse } from '#wire/vitrine/option-forms.ts';
import type { Product } from '#wire/wc/product.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useReading } from '../ui/use-reading.ts';

const namedForms = z.array(z.pick(optionFormResponse, { id: true, title: true, belongsTo: true }));
const ALL = { per_page: EVERYTHING, _fields: 'id,title,belongsTo' };

/** The forms that shoppers fill in: those for this product alone, and those it has for another reason. */
export function OptionFields() {
  const product = useRecordContext<Product>();
  return (
    <PartCard title={adminMessages['admin.productForm.options']}>
      <Typography color="textSecondary" gutterBottom>
        {
          adminMessages[
            product ? 'admin.productForm.optionsHint' : 'admin.productForm.optionsLater'
          ]
        }
      </Typography>
      {product && <ProductForms key={product.id} id={Number(product.id)} />}
    </PartCard>
  );
}

function ProductForms({ id }: { id: number }) {
  const path = `vitrine/v1/products/${id}/option-forms`;
  const { data: assigned, refetch } = useReading(path, productFormsResponse);
  const { data: all = [] } = useReading('vitrine/v1/option-forms', namedForms, { query: ALL });
  /** As it was changed and not saved; null where it is as it is stored. */
  const [changed, setChanged] = useState<readonly number[] | null>(null);
  const [problem, setProblem] = useState('');
  useUnsaved(changed !== null, {
    together: {
      name: 'option_forms',
      collect: () => changed ?? [],
      async settle() {
        await refetch();
        setProblem('');
        setChanged(null);
      },
      refuse: (problems) => setProblem(Object.values(problems).join(' ')),
    },
  });
  if (!assigned) return null;

  const stored = assigned.flatMap((form) => (form.because === 'product' ? form.id : []));
  const selected = changed ?? stored;
  const others = assigned.filter(({ because }) => because !== 'product');
  const choices = all.filter(({ belongsTo }) => belongsTo.kind === 'products');
  return (
    <>
      <Autocomplete
        multiple
        options={choices}
        value={choices.filter((form) => selected.includes(form.id))}
        getOptionKey={(form) => form.id}
        getOptionLabel={({ title }) => title}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_, picked) => setChanged(picked.map((form) => form.id))}
        renderInput={(params) => (
          <TextField
            {...params}
            label={adminMessages['admin.productForm.optionForms']}
            error={problem !== ''}
            helperText={problem}
          />
        )}
      />
      {others.length > 0 && (
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {adminMessages['admin.productForm.alsoForms']}
        </Typography>
      )}
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {others.map((form) => (
          <li key={form.id}>
            <FormLink to={`/option-forms/${form.id}`} label={form.title} />
            <Typography component="span" variant="body2" color="textSecondary">
              {` ${adminMessages[`admin.form.because.${form.because}`]}`}
            </Typography>
          </li>
        ))}
      </Box>
      <Box sx={{ marginBlockStart: 1 }}>
        <FormLink to="/option-forms/create" label={adminMessages['admin.productForm.newForm']} />
      </Box>
    </>
  );
}

/** In another tab, so that the form of the product stays as it is. */
function FormLink({ to, label }: { to: string; label: string }) {
  return (
    <Link component={RouterLink} to={to} target="_blank" rel="noopener">
      {label}
    </Link>
  );
}
