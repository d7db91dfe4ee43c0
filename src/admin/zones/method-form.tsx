import {
  Autocomplete,
  Button,
  FormControlLabel,
  InputAdornment,
  MenuItem,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { SettingField } from '#wire/wc/shipping.ts';
import { useAdmin } from '../admin-context.tsx';
import { TableEditor } from './table-editor.tsx';
import type { DraftMethod } from './zone.ts';

interface MethodFormProps {
  method: DraftMethod;
  /** By the field. */
  problems: Readonly<Record<string, string>>;
  onChange(values: DraftMethod['values']): void;
  onRemove(): void;
}

/** The fields the shop says the method has; a refusal stands at its field. */
export function MethodForm({ method, problems, onChange, onRemove }: MethodFormProps) {
  const { form, values } = method;
  const change = (id: string) => (value: string) => onChange({ ...values, [id]: value });
  return (
    <Stack spacing={1.5} sx={{ paddingBlock: 1.5 }}>
      {Object.values(form.settings).map((field) =>
        form.method_id === 'table_rate' && field.id === 'rows' ? (
          <TableEditor
            key={field.id}
            value={values.rows ?? ''}
            isSum={values.calculation === 'sum'}
            problem={problems.rows ?? ''}
            onChange={change('rows')}
          />
        ) : (
          <Field
            key={field.id}
            field={field}
            value={values[field.id] ?? ''}
            problem={problems[field.id] ?? ''}
            onChange={change(field.id)}
          />
        ),
      )}
      <Button color="error" sx={{ alignSelf: 'start' }} onClick={onRemove}>
        {adminMessages['admin.zones.removeMethod']}
      </Button>
    </Stack>
  );
}

interface FieldProps {
  field: SettingField;
  value: string;
  problem: string;
  onChange(value: string): void;
}

function Field({ field, value, problem, onChange }: FieldProps) {
  const { currency } = useAdmin().config;
  const { id, label, type, options } = field;
  if (type === 'checkbox') {
    return (
      <FormControlLabel
        label={label}
        control={
          <Switch checked={value === 'yes'} onChange={(_, isOn) => onChange(isOn ? 'yes' : 'no')} />
        }
      />
    );
  }
  if (type === 'multiselect') {
    return (
      <PlacesField options={options ?? {}} value={value} problem={problem} onChange={onChange} />
    );
  }
  const isDays = id === 'transit_days';
  const isCost = id === 'cost' || id === 'no_class_cost' || id.startsWith('class_cost_');
  const costHint = isCost ? adminMessages['admin.zones.formula'] : '';
  const hint = isDays ? adminMessages['admin.zones.transitHint'] : costHint;
  const before = <InputAdornment position="start">{currency.symbol}</InputAdornment>;
  return (
    <TextField
      size="small"
      select={options !== undefined}
      label={label}
      value={value}
      error={problem !== ''}
      helperText={problem || hint}
      onChange={({ target }) => onChange(target.value)}
      slotProps={type === 'price' ? { input: { startAdornment: before } } : {}}
    >
      {options &&
        Object.entries(options).map(([each, text]) => (
          <MenuItem key={each} value={each}>
            {text}
          </MenuItem>
        ))}
    </TextField>
  );
}

type PlacesFieldProps = Omit<FieldProps, 'field'> & { options: Readonly<Record<string, string>> };

/** The pickup places the method offers. */
function PlacesField({ options, value, problem, onChange }: PlacesFieldProps) {
  const chosen = value === '' ? [] : value.split(',');
  return (
    <Autocomplete
      size="small"
      multiple
      options={Object.keys(options)}
      value={chosen}
      getOptionLabel={(id) => options[id] ?? adminMessages['admin.pickup.gone']}
      onChange={(_, ids) => onChange(ids.join())}
      renderInput={(params) => (
        <TextField
          {...params}
          label={adminMessages['admin.pickup.places']}
          error={problem !== ''}
          helperText={problem || (chosen.length === 0 && adminMessages['admin.pickup.anywhere'])}
        />
      )}
    />
  );
}
