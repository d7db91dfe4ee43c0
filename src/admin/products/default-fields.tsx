import { MenuItem, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { FieldRow } from './field-row.tsx';
import type { DraftAttribute } from './product-draft.ts';

export interface DefaultAttribute {
  id: number;
  name: string;
  option: string;
}

const isOf = (attribute: DraftAttribute) => (each: DefaultAttribute) =>
  attribute.id > 0 ? each.id === attribute.id : each.name === attribute.name;

/** Values are named by their texts or, where they have slugs, by these. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** What is chosen when the page of a variable product opens. */
export function DefaultFields() {
  const source = 'default_attributes';
  const { field } = useInput<DefaultAttribute[]>({ source, defaultValue: [] });
  const chosen: DefaultAttribute[] = field.value ?? [];
  const attributes: DraftAttribute[] = useWatch({ name: 'attributes' }) ?? [];
  const requested = attributes.filter(
    ({ variation, name, options }) => variation && name !== '' && options.length > 0,
  );

  function choose(attribute: DraftAttribute, option: string) {
    const rest = chosen.filter((each) => !isOf(attribute)(each));
    const { id, name } = attribute;
    field.onChange(option === '' ? rest : [...rest, { id, name, option }]);
  }

  if (requested.length === 0) return null;
  return (
    <FieldRow>
      {requested.map((attribute) => {
        const written = chosen.find(isOf(attribute))?.option ?? '';
        const option = attribute.options.find((each) => plain(each) === plain(written)) ?? written;
        const offered = [...new Set([...attribute.options, ...(option === '' ? [] : [option])])];
        return (
          <TextField
            key={`${attribute.id} ${attribute.name}`}
            select
            size="small"
            label={`${adminMessages['admin.productForm.chosenFirst']}: ${attribute.name}`}
            value={option}
            onChange={({ target }) => choose(attribute, target.value)}
          >
            <MenuItem value="">{adminMessages['admin.productForm.noneFirst']}</MenuItem>
            {offered.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        );
      })}
    </FieldRow>
  );
}
