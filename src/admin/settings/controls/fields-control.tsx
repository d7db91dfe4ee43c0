import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  FormHelperText,
  IconButton,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type ComponentType, useContext, useState } from 'react';
import type { NamedSchema, ValueSchema } from '#rules/settings/setting-control.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { fieldText } from '#wire/messages/settings/fields.ts';
import { type ControlProps, recordIn, type ValueControlProps } from './control-props.ts';
import { type FieldProblems, problemsBelow } from './field-problems.ts';
import { LockedFields, ReadOnlyValue } from './read-only-value.tsx';

interface InnerProps extends Omit<ControlProps, 'problem'> {
  /** Of the value itself and of what is inside. */
  problems: FieldProblems;
  field: string;
  /** The control of each value inside. */
  Inner: ComponentType<ValueControlProps>;
}

interface FieldsControlProps extends InnerProps {
  fields: readonly NamedSchema[];
}

/** `payments.bacs` has the fields of all payments. */
const toPath = (field: string, name: string) => `${field.split('.')[0]}.${name}`;

/** The fields of one value, below each other. */
export function FieldsControl(props: FieldsControlProps) {
  const { id, label, problems } = props;
  return (
    <Stack
      component="fieldset"
      spacing={2}
      sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}
      id={id}
    >
      <Typography component="legend" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {label}
      </Typography>
      <FieldInputs {...props} />
      <FieldProblem problems={problems} />
    </Stack>
  );
}

function FieldInputs({ id, value, problems, onChange, field, fields, Inner }: FieldsControlProps) {
  const record = recordIn(value);
  const locked = useContext(LockedFields);
  return fields.map(({ name, schema }) => (
    <Box key={name}>
      {locked.includes(name) ? (
        <ReadOnlyValue
          id={`${id}-${name}`}
          label={fieldText(toPath(field, name))}
          field={field}
          value={record[name]}
        />
      ) : (
        <Inner
          id={`${id}-${name}`}
          field={toPath(field, name)}
          label={fieldText(toPath(field, name))}
          schema={schema}
          value={record[name]}
          problems={problemsBelow(problems, `[${name}]`)}
          onChange={(next) => onChange({ ...record, [name]: next })}
        />
      )}
    </Box>
  ));
}

/** What is about the value as a whole; the rest is said at its field. */
function FieldProblem({ problems }: { problems: FieldProblems }) {
  const text = problems[''] ?? '';
  return text === '' ? null : <FormHelperText error>{text}</FormHelperText>;
}

interface RowsControlProps extends FieldsControlProps {
  max: number | null;
}

/** Several of the same kind, such as bank accounts. */
export function RowsControl(props: RowsControlProps) {
  const { id, label, value, problems, onChange, field, fields, max: limit, Inner } = props;
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Stack spacing={1.5} id={id}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {rows.map((row, at) => (
        <Stack
          // The rows have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          spacing={1.5}
          sx={{ padding: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <FieldInputs
            id={`${id}-${at}`}
            label={label}
            field={field}
            fields={fields}
            Inner={Inner}
            value={row}
            problems={problemsBelow(problems, `[${at}]`)}
            onChange={(next) => onChange(rows.map((each, index) => (index === at ? next : each)))}
          />
          <Button
            startIcon={<DeleteIcon />}
            sx={{ alignSelf: 'start' }}
            onClick={() => onChange(rows.filter((_, index) => index !== at))}
          >
            {adminMessages['admin.settings.removeRow']}
          </Button>
        </Stack>
      ))}
      <FieldProblem problems={problems} />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        disabled={limit !== null && rows.length >= limit}
        onClick={() => onChange([...rows, emptyRow(fields)])}
      >
        {adminMessages['admin.settings.addRow']}
      </Button>
    </Stack>
  );
}

function emptyRow(fields: readonly NamedSchema[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name }) => [name, '']));
}

interface NamedControlProps extends InnerProps {
  of: ValueSchema;
}

/** Values by names that the person types as well. */
export function NamedControl(props: NamedControlProps) {
  const { id, label, value, problems, onChange, field, of, Inner } = props;
  const [name, setName] = useState('');
  const record = recordIn(value);
  const requested = name.trim();
  return (
    <Stack spacing={1.5} id={id}>
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {Object.entries(record).map(([key, entryValue]) => (
        <Stack key={key} direction="row" spacing={1} sx={{ alignItems: 'start' }}>
          <Box sx={{ flexGrow: 1 }}>
            <Inner
              id={`${id}-${key}`}
              label={key}
              field={field}
              schema={of}
              value={entryValue}
              problems={problemsBelow(problems, `[${key}]`)}
              onChange={(next) => onChange({ ...record, [key]: next })}
            />
          </Box>
          <IconButton
            aria-label={`${adminMessages['admin.settings.removeRow']}: ${key}`}
            onClick={() =>
              onChange(Object.fromEntries(Object.entries(record).filter(([each]) => each !== key)))
            }
          >
            <DeleteIcon />
          </IconButton>
        </Stack>
      ))}
      <FieldProblem problems={problems} />
      <Stack direction="row" spacing={1}>
        <TextField
          size="small"
          label={`${label}: ${adminMessages['admin.settings.newName']}`}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          variant="outlined"
          disabled={requested === '' || requested in record}
          onClick={() => {
            onChange({ ...record, [requested]: firstValue(of) });
            setName('');
          }}
        >
          {adminMessages['admin.settings.addRow']}
        </Button>
      </Stack>
    </Stack>
  );
}

function firstValue({ type }: ValueSchema): unknown {
  return type === 'array' ? [1, 2] : '';
}
