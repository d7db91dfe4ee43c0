import { Alert, Box, Button, Chip, Collapse, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FormProblem } from '#rules/options/forms/read-form.ts';
import { FIELD_TYPES, type FieldType } from '#rules/options/option-form.ts';
import { formProblemWords } from '#wire/catalog/form-problem.ts';
import type { FieldDraft } from '#wire/catalog/option-field-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { ChoiceBox, TextBox } from './boxes.tsx';
import { FieldEditor } from './field-editor.tsx';
import {
  type BuiltField,
  type BuiltSection,
  copyField,
  isAbout,
  newField,
  withFollowingId,
} from './form-builder.ts';
import { RuleEditor } from './rule-editor.tsx';
import { type NamedField, ruleSentence } from './rule-sentence.ts';

export interface SectionEditorProps {
  section: BuiltSection;
  /** Its place in the form. */
  at: number;
  /** The other sections, to move fields to. */
  others: readonly { key: string; name: string }[];
  fields: readonly NamedField[];
  problems: readonly FormProblem[];
  onChange(section: BuiltSection): void;
  onMove(field: string, section: string): void;
  onRemove: (() => void) | null;
}

const types = FIELD_TYPES.map((value) => ({
  value,
  label: adminMessages[`admin.form.type.${value}`],
}));

/** One section: its heading, its condition and its fields in their order. */
export function SectionEditor(props: SectionEditorProps) {
  const { section, at, others, fields, problems, onChange, onMove, onRemove } = props;
  const [open, setOpen] = useState('');
  /** The field that was just added, until it is closed: its name follows its label. */
  const [added, setAdded] = useState('');
  const [type, setType] = useState<FieldType>('text');
  const usedIds = fields.map(({ id }) => id);
  const title = section.title || `${adminMessages['admin.form.section']} ${at + 1}`;
  const change = (key: string, field: FieldDraft) =>
    onChange({
      ...section,
      fields: section.fields.map((each) => (each.key === key ? { key, field } : each)),
    });
  const insert = (place: number, field: FieldDraft) => {
    const key = crypto.randomUUID();
    onChange({ ...section, fields: section.fields.toSpliced(place, 0, { key, field }) });
    setOpen(key);
    setAdded(key);
  };
  const toggle = (key: string) => {
    setOpen(open === key ? '' : key);
    setAdded('');
  };
  return (
    <PartCard title={title}>
      <Stack spacing={2}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <TextBox
            label={`${adminMessages['admin.form.sectionTitle']} ${at + 1}`}
            value={section.title}
            onChange={(next) => onChange({ ...section, title: next })}
          />
          <TextBox
            label={`${adminMessages['admin.form.sectionId']} ${at + 1}`}
            value={section.id}
            onChange={(id) => onChange({ ...section, id })}
          />
        </Stack>
        <SectionRule section={section} fields={fields} onChange={onChange} />
        {section.fields.length === 0 && (
          <Typography color="textSecondary">{adminMessages['admin.form.noFields']}</Typography>
        )}
        <SortableList
          entries={section.fields.map((built, place) => ({
            id: built.key,
            name: getName(built.field),
            content: (
              <FieldEntry
                built={built}
                fields={fields}
                others={others}
                problems={problems.filter((each) =>
                  isAbout(each, built.field.id, `sections.${at}.fields.${place}`),
                )}
                isOpen={open === built.key}
                isNew={added === built.key}
                onOpen={() => toggle(built.key)}
                onChange={(field) =>
                  change(
                    built.key,
                    added === built.key ? withFollowingId(built.field, field, usedIds) : field,
                  )
                }
                onCopy={() => insert(place + 1, copyField(built.field, usedIds))}
                onMove={(to) => onMove(built.key, to)}
                onRemove={() =>
                  onChange({
                    ...section,
                    fields: section.fields.filter(({ key }) => key !== built.key),
                  })
                }
              />
            ),
          }))}
          onOrder={(keys) =>
            onChange({
              ...section,
              fields: keys.flatMap((key) => section.fields.find((each) => each.key === key) ?? []),
            })
          }
        />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ alignItems: 'start' }}>
          <ChoiceBox<FieldType>
            label={`${adminMessages['admin.form.addField']}: ${title}`}
            value={type}
            choices={types}
            onChange={setType}
            sx={{ maxInlineSize: '18rem' }}
          />
          <Button
            variant="outlined"
            onClick={() =>
              insert(
                section.fields.length,
                newField(type, adminMessages[`admin.form.type.${type}`], usedIds),
              )
            }
          >
            {adminMessages['admin.form.addField']}
          </Button>
          {onRemove && (
            <Button color="error" onClick={onRemove}>
              {`${adminMessages['admin.form.removeSection']}: ${title}`}
            </Button>
          )}
        </Stack>
      </Stack>
    </PartCard>
  );
}

export function getName({ label, id }: FieldDraft): string {
  return label || id;
}

type SectionRuleProps = Pick<SectionEditorProps, 'section' | 'fields' | 'onChange'>;

function SectionRule({ section, fields, onChange }: SectionRuleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fieldIds = section.fields.map(({ field }) => field.id);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {ruleSentence(section.rule, fields)}
      </Typography>
      <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {adminMessages['admin.form.sectionRule']}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <RuleEditor
          id={`${section.key}-rule`}
          rule={section.rule}
          fields={fields.filter(({ id }) => !fieldIds.includes(id))}
          onChange={(rule) => onChange({ ...section, rule })}
        />
      </Collapse>
    </Box>
  );
}

interface FieldEntryProps {
  built: BuiltField;
  fields: readonly NamedField[];
  others: SectionEditorProps['others'];
  problems: readonly FormProblem[];
  isOpen: boolean;
  /** Added since the form was opened. */
  isNew: boolean;
  onOpen(): void;
  onChange(field: FieldDraft): void;
  onCopy(): void;
  onMove(section: string): void;
  onRemove(): void;
}

function FieldEntry(props: FieldEntryProps) {
  const { built, fields, others, problems, isOpen, isNew, onOpen, onChange, onCopy, onRemove } =
    props;
  const { field } = built;
  const name = getName(field);
  const named = (key: 'edit' | 'done' | 'copy' | 'remove') => ({
    size: 'small' as const,
    'aria-label': `${adminMessages[`admin.form.${key}`]}: ${name}`,
    children: adminMessages[`admin.form.${key}`],
  });
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: '10rem' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${adminMessages[`admin.form.type.${field.type}`]} · ${field.id}`}
          </Typography>
          {field.rule && (
            <Typography variant="body2">{ruleSentence(field.rule, fields)}</Typography>
          )}
          {field.price && (
            <Chip
              size="small"
              label={adminMessages[`admin.form.price.${field.price.pricingType}`]}
            />
          )}
        </Box>
        <Box>
          <Button aria-expanded={isOpen} onClick={onOpen} {...named(isOpen ? 'done' : 'edit')} />
          <Button onClick={onCopy} {...named('copy')} />
          <Button color="error" onClick={onRemove} {...named('remove')} />
        </Box>
      </Stack>
      {problems.map((problem) => (
        <Alert
          key={`${problem.code} ${problem.found ?? ''}`}
          severity="error"
          sx={{ marginBlock: 1 }}
        >
          {`${name} ${formProblemWords(problem)}`}
        </Alert>
      ))}
      {isOpen && (
        <>
          <FieldEditor
            id={built.key}
            field={field}
            isNew={isNew}
            fields={fields}
            onChange={onChange}
          />
          {others.length > 0 && (
            <ChoiceBox
              label={adminMessages['admin.form.moveTo']}
              value=""
              choices={[
                { value: '', label: '–' },
                ...others.map((each) => ({ value: each.key, label: each.name })),
              ]}
              onChange={(to) => {
                if (to !== '') props.onMove(to);
              }}
            />
          )}
        </>
      )}
    </Box>
  );
}
