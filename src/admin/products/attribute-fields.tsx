import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { attributeResponse } from '#wire/wc/terms.ts';
import { PartCard } from '../ui/part-card.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useReading } from '../ui/use-reading.ts';
import { AttributeValues } from './attribute-values.tsx';
import { DefaultFields } from './default-fields.tsx';
import type { DraftAttribute } from './product-draft.ts';
import { useProductType } from './use-product-type.ts';

const attributes = z.array(attributeResponse);
/** In the choice of what to add. */
const CUSTOM = 0;

/** The attributes of a product, shared ones and its own, in their order. */
export function AttributeFields() {
  const source = 'attributes';
  const { field, fieldState } = useInput<DraftAttribute[]>({ source, defaultValue: [] });
  const { data: shared = [] } = useReading('wc/v3/products/attributes', attributes);
  const isVariable = useProductType() === 'variable';
  const current: DraftAttribute[] = field.value ?? [];
  const put = (at: number, change: Partial<DraftAttribute>) =>
    field.onChange(current.map((one, index) => (index === at ? { ...one, ...change } : one)));

  function add(id: number) {
    const name = shared.find((one) => one.id === id)?.name ?? '';
    field.onChange([...current, { id, name, visible: true, variation: isVariable, options: [] }]);
  }

  return (
    <PartCard title={adminMessages['admin.productForm.attributes']}>
      {current.length === 0 && (
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.productForm.noAttributes']}
        </Typography>
      )}
      <SortableList
        onOrder={(ids) => field.onChange(ids.flatMap((id) => current[Number(id)] ?? []))}
        entries={current.map((attribute, at) => ({
          id: String(at),
          name: attribute.name,
          content: (
            <Attribute
              attribute={attribute}
              isVariable={isVariable}
              onChange={(change) => put(at, change)}
              onRemove={() => field.onChange(current.filter((_, index) => index !== at))}
            />
          ),
        }))}
      />
      {fieldState.error && (
        <Typography role="alert" color="error">
          {fieldState.error.message}
        </Typography>
      )}
      <AddAttribute
        shared={shared.filter(({ id }) => current.every((one) => one.id !== id))}
        onAdd={add}
      />
      {isVariable && <DefaultFields />}
    </PartCard>
  );
}

interface AddAttributeProps {
  shared: z.infer<typeof attributes>;
  onAdd(id: number): void;
}

function AddAttribute({ shared, onAdd }: AddAttributeProps) {
  const [chosen, setChosen] = useState(CUSTOM);
  const isThere = chosen === CUSTOM || shared.some(({ id }) => id === chosen);
  return (
    <Stack direction="row" spacing={1} sx={{ marginBlockStart: 2, alignItems: 'start' }}>
      <TextField
        select
        fullWidth={false}
        size="small"
        label={adminMessages['admin.productForm.addAttribute']}
        value={isThere ? chosen : CUSTOM}
        onChange={({ target }) => setChosen(Number(target.value))}
        sx={{ minWidth: '12rem' }}
      >
        <MenuItem value={CUSTOM}>{adminMessages['admin.productForm.ownAttribute']}</MenuItem>
        {shared.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" onClick={() => onAdd(isThere ? chosen : CUSTOM)}>
        {adminMessages['admin.productForm.add']}
      </Button>
    </Stack>
  );
}

interface AttributeProps {
  attribute: DraftAttribute;
  isVariable: boolean;
  onChange(change: Partial<DraftAttribute>): void;
  onRemove(): void;
}

function Attribute({ attribute, isVariable, onChange, onRemove }: AttributeProps) {
  const { id, name, visible, variation, options } = attribute;
  return (
    <Box sx={{ display: 'grid', gap: 1, paddingBlock: 0.5 }}>
      {id === CUSTOM ? (
        <TextField
          size="small"
          label={adminMessages['admin.productForm.attributeName']}
          value={name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      )}
      <AttributeValues
        attributeId={id}
        label={`${adminMessages['admin.productForm.values']}: ${name}`}
        values={options}
        onChange={(next) => onChange({ options: next })}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        {isVariable && (
          <FormControlLabel
            label={adminMessages['admin.productForm.forVariations']}
            control={
              <Switch
                checked={variation}
                onChange={({ target }) => onChange({ variation: target.checked })}
              />
            }
          />
        )}
        <FormControlLabel
          label={adminMessages['admin.productForm.visibleAttribute']}
          control={
            <Switch
              checked={visible}
              onChange={({ target }) => onChange({ visible: target.checked })}
            />
          }
        />
        <Button
          size="small"
          aria-label={`${adminMessages['admin.productForm.remove']}: ${name}`}
          onClick={onRemove}
        >
          {adminMessages['admin.productForm.remove']}
        </Button>
      </Stack>
    </Box>
  );
}
