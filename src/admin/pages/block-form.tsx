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
import type { ValueSchema } from '#rules/settings/setting-control.ts';
import { blockChoiceText, blockFieldText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { recordIn, textIn, textsIn } from '../settings/controls/control-props.ts';
import { Choice, Html, JsonField, LocalMinute, SetChoice, Texts } from './block-controls.tsx';
import { emptyValue, getProperties, getVariants, withoutNull } from './block-value.ts';
import { ImageControl } from './image-control.tsx';
import { InnerBlocks } from './inner-blocks.tsx';
import { VideoControl } from './video-control.tsx';

interface BlockFormProps {
  id: string;
  schema: ValueSchema;
  value: unknown;
  onChange(value: unknown): void;
}

/** The fields of a block, made from the JSON Schema of its kind. */
export default function BlockForm({ id, schema, value, onChange }: BlockFormProps) {
  const record = recordIn(value);
  return (
    <Stack spacing={2}>
      {toFields(schema).map(([name, fieldSchema]) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          name={name}
          schema={fieldSchema}
          value={record[name]}
          onChange={(next) => onChange({ ...record, [name]: next })}
        />
      ))}
    </Stack>
  );
}

/** What tells a variant from the others is chosen with the variant itself. */
function toFields(schema: ValueSchema) {
  return getProperties(schema).filter(([, fieldSchema]) => fieldSchema.const === undefined);
}

interface FieldProps extends BlockFormProps {
  name: string;
}

const LONG_TEXTS = ['text', 'code', 'rows', 'address'];
const IMAGES = ['imageId', 'phoneImageId'];

function Field(props: FieldProps) {
  const { id, name, value, onChange } = props;
  const { schema, isNullable } = withoutNull(props.schema);
  const label = blockFieldText(name);
  if (IMAGES.includes(name)) {
    return <ImageControl label={label} value={value} onChange={onChange} />;
  }
  if (name === 'blocks') return <InnerBlocks {...props} Form={BlockForm} />;
  if (name === 'display') return <Display {...props} />;
  if (schema.format === 'local-minute') return <LocalMinute {...props} />;
  if (schema.format === 'video-address') return <VideoControl {...props} />;
  if (schema.type === 'object' && getProperties(schema).length > 0) {
    return <Part {...props} schema={schema} isNullable={isNullable} />;
  }
  if (getVariants(schema).length > 0) return <Variants {...props} schema={schema} />;
  if (isRows(schema)) return <Rows {...props} schema={schema} />;
  if (schema.type === 'boolean') {
    return (
      <FormControlLabel
        label={label}
        control={<Switch checked={value === true} onChange={(_, isOn) => onChange(isOn)} />}
      />
    );
  }
  if (Array.isArray(schema.enum)) return <Choice {...props} values={textsIn(schema.enum)} />;
  if (name === 'html') return <Html {...props} />;
  if (name === 'setId') return <SetChoice {...props} />;
  if (isTexts(schema)) return <Texts {...props} />;
  if (schema.type === 'string') {
    return (
      <TextField
        id={id}
        size="small"
        label={label}
        value={textIn(value)}
        multiline={LONG_TEXTS.includes(name)}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return (
      <TextField
        id={id}
        size="small"
        type="number"
        label={label}
        value={textIn(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    );
  }
  return <JsonField {...props} />;
}

/** Several fields that belong together, such as a button; some may be left out as a whole. */
function Part({
  id,
  name,
  schema,
  value,
  onChange,
  isNullable,
}: FieldProps & { isNullable: boolean }) {
  const label = blockFieldText(name);
  const isVisible = value !== null && value !== undefined;
  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {label}
      </Typography>
      {isNullable && (
        <FormControlLabel
          label={`${label}: ${adminMessages['admin.page.hasPart']}`}
          control={
            <Switch
              checked={isVisible}
              onChange={(_, isOn) => onChange(isOn ? emptyValue(schema) : null)}
            />
          }
        />
      )}
      {(isVisible || !isNullable) && (
        <BlockForm id={id} schema={schema} value={value} onChange={onChange} />
      )}
    </Stack>
  );
}

/** What every block can be given; closed, since few need it. */
function Display({ id, name, schema, value, onChange }: FieldProps) {
  return (
    <Box component="details">
      <Typography component="summary" sx={{ fontWeight: 600, cursor: 'pointer', mb: 1 }}>
        {blockFieldText(name)}
      </Typography>
      <BlockForm id={id} schema={schema} value={value ?? emptyValue(schema)} onChange={onChange} />
    </Box>
  );
}

function toItem({ items }: ValueSchema): ValueSchema | null {
  return typeof items === 'object' && items !== null ? { ...items } : null;
}

function isTexts(schema: ValueSchema): boolean {
  return schema.type === 'array' && toItem(schema)?.type === 'string';
}

/** A list of parts, and not of plain texts. */
function isRows(schema: ValueSchema): boolean {
  return schema.type === 'array' && toItem(schema)?.type === 'object';
}

/** One of several forms a value may have, each known by a word of its own. */
function Variants({ id, name, schema, value, onChange }: FieldProps) {
  const variants = getVariants(schema);
  const record = recordIn(value);
  const chosen = variants.find((each) => record[each.key] === each.word) ?? variants[0];
  if (!chosen) return null;
  return (
    <Stack component="fieldset" spacing={1} sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600 }}>
        {blockFieldText(name)}
      </Typography>
      <TextField
        select
        id={`${id}-variant`}
        size="small"
        label={blockFieldText(chosen.key)}
        value={chosen.word}
        onChange={({ target }) => {
          const next = variants.find(({ word }) => word === target.value);
          if (next) onChange(emptyValue(next.schema));
        }}
      >
        {variants.map(({ word }) => (
          <MenuItem key={word} value={word}>
            {blockChoiceText(word)}
          </MenuItem>
        ))}
      </TextField>
      <BlockForm id={id} schema={chosen.schema} value={value} onChange={onChange} />
    </Stack>
  );
}

function Rows({ id, name, schema, value, onChange }: FieldProps) {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = toItem(schema) ?? {};
  const label = blockFieldText(name);
  return (
    <Stack spacing={2}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      {rows.map((row, at) => (
        <Stack
          // The rows have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          spacing={1}
          sx={{ padding: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
        >
          <BlockForm
            id={`${id}-${at}`}
            schema={item}
            value={row}
            onChange={(next) => onChange(rows.with(at, next))}
          />
          <Button sx={{ alignSelf: 'start' }} onClick={() => onChange(rows.toSpliced(at, 1))}>
            {`${adminMessages['admin.page.removeRow']}: ${label} ${at + 1}`}
          </Button>
        </Stack>
      ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => onChange([...rows, emptyValue(item)])}
      >
        {`${adminMessages['admin.page.addRow']}: ${label}`}
      </Button>
    </Stack>
  );
}
