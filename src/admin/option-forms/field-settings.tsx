import { Box, Button, List, ListItem, Stack, Typography } from '@mui/material';
import { PREVIEW_FONTS } from '#rules/options/option-form.ts';
import { OPTION_PROBLEMS } from '#rules/options/problem.ts';
import { optionFieldInput } from '#wire/catalog/option-field-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { optionMessages } from '#wire/messages/options.ts';
import { useMany } from '../data/use-records.ts';
import {
  CountriesControl,
  TextsControl,
  WeekdaysControl,
} from '../settings/controls/choice-control.tsx';
import { recordIn, textIn } from '../settings/controls/control-props.ts';
import { ProductPicker } from '../ui/product-picker.tsx';
import { useMessage } from '../ui/use-message.ts';
import { ChoiceBox, NumberBox, SwitchBox, TextBox } from './boxes.tsx';
import { type ControlKind, controlKind, propertyLabel } from './field-properties.ts';
import type { NamedField } from './rule-sentence.ts';

interface FieldSettingsProps {
  id: string;
  /** Names of the properties that are shown. */
  names: readonly string[];
  values: Readonly<Record<string, unknown>>;
  fields: readonly NamedField[];
  onChange(name: string, value: unknown): void;
}

/** The properties of a field, each with the control that fits it. */
export function FieldSettings({ id, names, values, fields, onChange }: FieldSettingsProps) {
  return (
    <Box sx={grid}>
      {names.map((name) => (
        <Box key={name} sx={isWide(name, values[name]) ? fullRow : {}}>
          <Property
            id={`${id}-${name}`}
            name={name}
            value={values[name]}
            fields={fields}
            onChange={(value) => onChange(name, value)}
          />
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
};
const fullRow = { gridColumn: '1 / -1' };
const NARROW: readonly ControlKind[] = [
  'text',
  'number',
  'numberOrNone',
  'textOrNone',
  'switch',
  'columns',
  'font',
  'field',
];

function isWide(name: string, value: unknown): boolean {
  return !NARROW.includes(controlKind(name, value));
}

interface PropertyProps {
  id: string;
  name: string;
  value: unknown;
  fields: readonly NamedField[];
  onChange(value: unknown): void;
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);

function Property(props: PropertyProps) {
  const { id, name, value, fields, onChange } = props;
  const label = propertyLabel(name);
  const listed = { id, label, value, problem: '', onChange };
  switch (controlKind(name, value)) {
    case 'switch':
      return <SwitchBox label={label} value={value === true} onChange={onChange} />;
    case 'number':
      return (
        <NumberBox label={label} value={numberIn(value)} onChange={(next) => onChange(next ?? 0)} />
      );
    case 'numberOrNone':
      return <NumberBox label={label} value={numberIn(value)} onChange={onChange} />;
    case 'textOrNone':
      return (
        <TextBox label={label} value={textIn(value)} onChange={(text) => onChange(text || null)} />
      );
    case 'columns':
      return <Columns label={label} value={value} onChange={onChange} />;
    case 'texts':
      return <TextsControl {...listed} />;
    case 'weekdays':
      return <WeekdaysControl {...listed} />;
    case 'countries':
      return <CountriesControl {...listed} />;
    case 'products':
      return <Products label={label} value={value} onChange={onChange} />;
    case 'font': {
      const choices = PREVIEW_FONTS.map((each) => ({ value: String(each), label: each }));
      return (
        <ChoiceBox label={label} value={textIn(value)} choices={choices} onChange={onChange} />
      );
    }
    case 'field': {
      const none = { value: '', label: adminMessages['admin.form.noField'] };
      const choices = [none, ...fields.map((each) => ({ value: each.id, label: each.name }))];
      return (
        <ChoiceBox label={label} value={textIn(value)} choices={choices} onChange={onChange} />
      );
    }
    case 'messages':
      return <Messages label={label} value={value} onChange={onChange} />;
    case 'part':
    case 'partOrNone':
      return <Part {...props} isOptional={controlKind(name, value) === 'partOrNone'} />;
    default:
      return (
        <TextBox
          label={label}
          value={textIn(value)}
          lines={controlKind(name, value) === 'lines'}
          onChange={onChange}
        />
      );
  }
}

interface ValueProps {
  label: string;
  value: unknown;
  onChange(value: unknown): void;
}

const WIDTHS = [12, 9, 8, 6, 4, 3] as const;

function Columns({ label, value, onChange }: ValueProps) {
  const message = useMessage();
  const columns = numberIn(value) ?? 12;
  const known = WIDTHS.map((each) => ({
    value: String(each),
    label: adminMessages[`admin.form.columns.${each}`],
  }));
  const other = {
    value: String(columns),
    label: message('admin.form.columns.other', { count: columns }),
  };
  const isKnown = known.some((each) => each.value === String(columns));
  return (
    <ChoiceBox
      label={label}
      value={String(columns)}
      choices={isKnown ? known : [...known, other]}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

/** Properties that belong together; some may be left out as a whole. */
function Part({
  id,
  name,
  value,
  fields,
  onChange,
  isOptional,
}: PropertyProps & { isOptional: boolean }) {
  const values = recordIn(value);
  const label = propertyLabel(name);
  return (
    <Stack
      component="fieldset"
      spacing={1.5}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, paddingBlockEnd: 1 }}>
        {label}
      </Typography>
      {isOptional && (
        <SwitchBox
          label={label}
          value={value !== null}
          onChange={(isOn) => onChange(isOn ? firstPreview() : null)}
        />
      )}
      {value !== null && (
        <FieldSettings
          id={id}
          names={Object.keys(values)}
          values={values}
          fields={fields}
          onChange={(part, next) => onChange({ ...values, [part]: next })}
        />
      )}
    </Stack>
  );
}

/** The defaults of the schema. */
function firstPreview(): unknown {
  const field = optionFieldInput.parse({ id: 'a', type: 'text', preview: {} });
  return 'preview' in field ? field.preview : null;
}

function Products({ label, value, onChange }: ValueProps) {
  const ids = Array.isArray(value) ? value.map(Number) : [];
  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <ProductList ids={ids} onRemove={(id) => onChange(ids.filter((each) => each !== id))} />
      <ProductPicker
        label={adminMessages['admin.form.addProduct']}
        onPick={({ id }) => {
          if (!ids.includes(id)) onChange([...ids, id]);
        }}
      />
    </Stack>
  );
}

interface ProductListProps {
  ids: readonly number[];
  onRemove(id: number): void;
}

export function ProductList({ ids, onRemove }: ProductListProps) {
  const { data = [] } = useMany('products', ids);
  return (
    <List dense disablePadding>
      {ids.map((id) => {
        const name = data.find((each) => each?.id === id)?.name ?? `#${id}`;
        return (
          <ListItem key={id} disableGutters sx={{ gap: 1 }}>
            <Typography sx={{ flexGrow: 1 }}>{name}</Typography>
            <Button
              size="small"
              color="error"
              aria-label={`${adminMessages['admin.form.remove']}: ${name}`}
              onClick={() => onRemove(id)}
            >
              {adminMessages['admin.form.remove']}
            </Button>
          </ListItem>
        );
      })}
    </List>
  );
}

/** The manager's own words for a refused entry, by what is wrong with it. */
function Messages({ label, value, onChange }: ValueProps) {
  const texts = recordIn(value);
  return (
    <Stack spacing={1.5}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {OPTION_PROBLEMS.filter((code) => texts[code] !== undefined).map((code) => (
        <TextBox
          key={code}
          label={optionMessages[`options.problem.${code}`]}
          value={textIn(texts[code])}
          onChange={(text) => {
            const { [code]: _, ...others } = texts;
            onChange(text === '' ? others : { ...texts, [code]: text });
          }}
        />
      ))}
      <ChoiceBox
        label={adminMessages['admin.form.noMessage']}
        value=""
        choices={[
          { value: '', label: '–' },
          ...OPTION_PROBLEMS.filter((code) => texts[code] === undefined).map((code) => ({
            value: String(code),
            label: optionMessages[`options.problem.${code}`],
          })),
        ]}
        onChange={(code) => {
          const known = OPTION_PROBLEMS.find((each) => each === code);
          if (known) onChange({ ...texts, [known]: optionMessages[`options.problem.${known}`] });
        }}
      />
    </Stack>
  );
}
