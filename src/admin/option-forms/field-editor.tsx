import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldDraft } from '#wire/catalog/option-field-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { recordIn } from '../settings/controls/control-props.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { propertiesIn } from './field-properties.ts';
import { FieldSettings } from './field-settings.tsx';
import { PriceEditor } from './price-editor.tsx';
import { RuleEditor } from './rule-editor.tsx';
import type { NamedField } from './rule-sentence.ts';

interface FieldEditorProps {
  id: string;
  field: FieldDraft;
  /** Added since the form was opened. */
  isNew: boolean;
  fields: readonly NamedField[];
  onChange(field: FieldDraft): void;
}

const NEVER_PRICED = ['paragraph', 'header', 'statictext'];

export function FieldEditor({ id, field, isNew, fields, onChange }: FieldEditorProps) {
  const { asks, more } = propertiesIn(field);
  const others = fields.filter((each) => each.id !== field.id);
  const set = (name: string, value: unknown) => onChange({ ...field, [name]: value });
  const settings = (names: readonly string[]) => (
    <FieldSettings id={id} names={names} values={recordIn(field)} fields={others} onChange={set} />
  );
  return (
    <Stack spacing={3} sx={{ paddingBlock: 2 }}>
      <EditorPart title={adminMessages['admin.form.part.asks']}>
        <Stack spacing={2}>
          {settings(asks)}
          {'options' in field && (
            <ChoicesEditor
              field={field}
              isNew={isNew}
              onChange={(options) => set('options', options)}
            />
          )}
        </Stack>
      </EditorPart>
      {!NEVER_PRICED.includes(field.type) && (
        <EditorPart title={adminMessages['admin.form.part.price']}>
          <PriceEditor
            price={field.price}
            ids={fields.map((each) => each.id)}
            onChange={(price) => set('price', price)}
          />
        </EditorPart>
      )}
      <EditorPart title={adminMessages['admin.form.part.rule']}>
        <RuleEditor
          id={`${id}-rule`}
          rule={field.rule}
          fields={others}
          onChange={(rule) => set('rule', rule)}
        />
      </EditorPart>
      <EditorPart title={adminMessages['admin.form.part.more']}>{settings(more)}</EditorPart>
    </Stack>
  );
}

function EditorPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="h3" variant="h3" gutterBottom>
        {title}
      </Typography>
      <Box sx={{ paddingBlockStart: 1 }}>{children}</Box>
    </Box>
  );
}
