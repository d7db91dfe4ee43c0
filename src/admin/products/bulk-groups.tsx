import { MenuItem, TextField } from '@mui/material';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { termResponse } from '#wire/wc/terms.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useReading } from '../ui/use-reading.ts';
import { type BulkDraft, NO_CLASS } from './bulk-draft.ts';
import { FieldRow } from './field-row.tsx';
import { type NamedClass, useShippingClasses, useTaxClasses } from './named-classes.ts';

const terms = z.array(z.pick(termResponse, { id: true, name: true }));

interface BulkGroupsProps {
  draft: BulkDraft;
  onChange(change: Partial<BulkDraft>): void;
}

/** Tags, brand and classes of many products. */
export function BulkGroups({ draft, onChange }: BulkGroupsProps) {
  return (
    <>
      <FieldRow>
        <TermChoice
          path="tags"
          label={adminMessages['admin.product.bulkAddTag']}
          value={draft.addTag}
          onChange={(addTag) => onChange({ addTag })}
        />
        <TermChoice
          path="tags"
          label={adminMessages['admin.product.bulkRemoveTag']}
          value={draft.removeTag}
          onChange={(removeTag) => onChange({ removeTag })}
        />
      </FieldRow>
      <TermChoice
        path="brands"
        label={adminMessages['admin.product.bulkBrand']}
        none={adminMessages['admin.productForm.none']}
        value={draft.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <FieldRow>
        <ClassChoice
          label={adminMessages['admin.productForm.shippingClass']}
          none={adminMessages['admin.productForm.none']}
          choices={useShippingClasses()}
          value={draft.shippingClass}
          onChange={(shippingClass) => onChange({ shippingClass })}
        />
        <ClassChoice
          label={adminMessages['admin.productForm.taxClass']}
          none={adminMessages['admin.productForm.standard']}
          choices={useTaxClasses()}
          value={draft.taxClass}
          onChange={(taxClass) => onChange({ taxClass })}
        />
      </FieldRow>
    </>
  );
}

interface TermChoiceProps {
  path: 'categories' | 'tags' | 'brands';
  label: string;
  /** Where none is a choice, too, whose number is 0. */
  none?: string;
  value: number | null;
  onChange(id: number | null): void;
}

export function TermChoice({ path, label, none, value, onChange }: TermChoiceProps) {
  const query = { per_page: EVERYTHING, _fields: 'id,name' };
  const { data = [] } = useReading(`wc/v3/products/${path}`, terms, { query });
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <MenuItem value="">{adminMessages['admin.product.bulkNothing']}</MenuItem>
      {none !== undefined && <MenuItem value={0}>{none}</MenuItem>}
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ClassChoiceProps {
  label: string;
  none: string;
  choices: readonly NamedClass[];
  value: string;
  onChange(slug: string): void;
}

function ClassChoice({ label, none, choices, value, onChange }: ClassChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <MenuItem value="">{adminMessages['admin.product.bulkNothing']}</MenuItem>
      <MenuItem value={NO_CLASS}>{none}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
