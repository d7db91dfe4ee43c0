import { Box, Button, Stack, Typography } from '@mui/material';
import {
  type Condition,
  type Join,
  OPERATORS,
  type Subject,
} from '#rules/options/formulas/condition.ts';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { TextsControl } from '../settings/controls/choice-control.tsx';
import { textsIn } from '../settings/controls/control-props.ts';
import { ChoiceBox, TextBox } from './boxes.tsx';
import {
  type NamedField,
  operatorText,
  ruleSentence,
  WITH_VALUES,
  WITHOUT_VALUE,
} from './rule-sentence.ts';

/** As the schema reads it. */
type Rule = FormDraft['sections'][number]['rule'];
type Group = NonNullable<Rule>['groups'][number];

interface RuleEditorProps {
  id: string;
  rule: Rule;
  fields: readonly NamedField[];
  onChange(rule: Rule): void;
}

const joins = (['and', 'or'] as const).map((value) => ({
  value,
  label: adminMessages[`admin.form.rule.${value}`],
}));
const actions = (['show', 'hide'] as const).map((value) => ({
  value,
  label: adminMessages[`admin.form.rule.${value}`],
}));

/** Conditions of a field or section: the sentence they make, and its parts below it. */
export function RuleEditor({ id, rule, fields, onChange }: RuleEditorProps) {
  const first = newCondition(fields);
  if (!rule) {
    return (
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <Typography>{ruleSentence(null, fields)}</Typography>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            onChange({
              action: 'show',
              join: 'and',
              groups: [{ join: 'and', conditions: [first] }],
            })
          }
        >
          {adminMessages['admin.form.rule.add']}
        </Button>
      </Stack>
    );
  }
  const { groups } = rule;
  const change = (at: number, group: Group | null) => {
    const next = group ? groups.with(at, group) : groups.toSpliced(at, 1);
    onChange(next.length > 0 ? { ...rule, groups: next } : null);
  };
  return (
    <Stack spacing={2}>
      <Typography sx={{ fontWeight: 600 }} aria-live="polite">
        {ruleSentence(rule, fields)}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <ChoiceBox
          label={adminMessages['admin.form.rule.action']}
          value={rule.action}
          choices={actions}
          onChange={(action) => onChange({ ...rule, action })}
        />
        {groups.length > 1 && (
          <ChoiceBox
            label={adminMessages['admin.form.rule.join']}
            value={rule.join}
            choices={joins}
            onChange={(join) => onChange({ ...rule, join })}
          />
        )}
      </Stack>
      {groups.map((group, at) => (
        <GroupEditor
          // Groups have no other name than their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          id={`${id}-${at}`}
          name={groups.length > 1 ? `${adminMessages['admin.form.rule.group']} ${at + 1}` : ''}
          group={group}
          fields={fields}
          onChange={(next) => change(at, next)}
        />
      ))}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            onChange({ ...rule, groups: [...groups, { join: 'and', conditions: [first] }] })
          }
        >
          {adminMessages['admin.form.rule.addGroup']}
        </Button>
        <Button size="small" color="error" onClick={() => onChange(null)}>
          {adminMessages['admin.form.rule.remove']}
        </Button>
      </Stack>
    </Stack>
  );
}

function newCondition(fields: readonly NamedField[]): Group['conditions'][number] {
  const [first] = fields;
  const subject: Subject = first ? { kind: 'field', id: first.id } : { kind: 'quantity' };
  return { subject, operator: first ? 'is_not_empty' : 'greater', value: '' };
}

interface GroupEditorProps {
  id: string;
  name: string;
  group: Group;
  fields: readonly NamedField[];
  onChange(group: Group | null): void;
}

function GroupEditor({ id, name, group, fields, onChange }: GroupEditorProps) {
  const { join, conditions } = group;
  const change = (at: number, condition: Group['conditions'][number] | null) => {
    const next = condition ? conditions.with(at, condition) : conditions.toSpliced(at, 1);
    onChange(next.length > 0 ? { ...group, conditions: next } : null);
  };
  return (
    <Box sx={{ padding: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Stack spacing={1.5}>
        {name !== '' && <Typography variant="body2">{name}</Typography>}
        {conditions.length > 1 && (
          <ChoiceBox<Join>
            label={adminMessages['admin.form.rule.groupJoin']}
            value={join}
            choices={joins}
            onChange={(next) => onChange({ ...group, join: next })}
          />
        )}
        {conditions.map((condition, at) => (
          <ConditionRow
            // Conditions have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={at}
            id={`${id}-${at}`}
            number={at + 1}
            condition={condition}
            fields={fields}
            onChange={(next) => change(at, next)}
          />
        ))}
        <Button
          size="small"
          sx={{ alignSelf: 'start' }}
          onClick={() => onChange({ ...group, conditions: [...conditions, newCondition(fields)] })}
        >
          {adminMessages['admin.form.rule.addCondition']}
        </Button>
      </Stack>
    </Box>
  );
}

const OTHER_SUBJECTS = [
  'quantity',
  'attribute',
  'stock_status',
  'stock_quantity',
  'product_id',
  'custom_field',
] as const;

const operators = OPERATORS.map((value) => ({ value, label: operatorText(value) }));

type DraftCondition = Group['conditions'][number];

interface ConditionRowProps {
  id: string;
  number: number;
  condition: DraftCondition;
  fields: readonly NamedField[];
  onChange(condition: DraftCondition | null): void;
}

function ConditionRow({ id, number, condition, fields, onChange }: ConditionRowProps) {
  const { subject, operator } = condition;
  const chosen = subject.kind === 'field' ? `field:${subject.id}` : subject.kind;
  const subjects = [
    ...fields.map((field) => ({ value: `field:${field.id}`, label: field.name })),
    ...OTHER_SUBJECTS.map((kind) => ({
      value: String(kind),
      label: adminMessages[`admin.form.subject.${kind}`],
    })),
  ];
  // A field that was removed is still named, so that it can be seen and changed.
  const known = subjects.some(({ value }) => value === chosen);
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1}
      sx={{ alignItems: { xs: 'stretch', sm: 'start' } }}
    >
      <ChoiceBox
        label={`${adminMessages['admin.form.rule.subject']} ${number}`}
        value={chosen}
        choices={known ? subjects : [...subjects, { value: chosen, label: chosen }]}
        onChange={(next) => onChange({ ...condition, subject: getSubject(next) })}
      />
      {'name' in subject && (
        <TextBox
          label={`${adminMessages['admin.form.rule.name']} ${number}`}
          value={subject.name}
          onChange={(name) => onChange({ ...condition, subject: { ...subject, name } })}
        />
      )}
      <ChoiceBox
        label={`${adminMessages['admin.form.rule.operator']} ${number}`}
        value={operator}
        choices={operators}
        onChange={(next) => onChange({ ...condition, operator: next })}
      />
      <ConditionValue
        id={id}
        number={number}
        condition={condition}
        fields={fields}
        onChange={(value) => onChange({ ...condition, value })}
      />
      <Button
        size="small"
        color="error"
        onClick={() => onChange(null)}
        aria-label={`${adminMessages['admin.form.rule.removeCondition']} ${number}`}
      >
        {adminMessages['admin.form.remove']}
      </Button>
    </Stack>
  );
}

function getSubject(chosen: string): Subject {
  if (chosen.startsWith('field:')) return { kind: 'field', id: chosen.slice('field:'.length) };
  const kind = OTHER_SUBJECTS.find((each) => each === chosen) ?? 'quantity';
  return kind === 'attribute' || kind === 'custom_field' ? { kind, name: '' } : { kind };
}

interface ConditionValueProps {
  id: string;
  number: number;
  condition: Condition;
  fields: readonly NamedField[];
  onChange(value: string | string[]): void;
}

function ConditionValue({ id, number, condition, fields, onChange }: ConditionValueProps) {
  const { subject, operator, value } = condition;
  if (WITHOUT_VALUE.includes(operator)) return null;
  const texts = typeof value === 'string' ? [value].filter(Boolean) : value;
  if (WITH_VALUES.includes(operator)) {
    return (
      <Box sx={{ inlineSize: '100%' }}>
        <TextsControl
          id={id}
          label={`${adminMessages['admin.form.rule.values']} ${number}`}
          value={texts}
          problem=""
          onChange={(next) => onChange(textsIn(next))}
        />
      </Box>
    );
  }
  const label = `${adminMessages['admin.form.rule.value']} ${number}`;
  const text = texts[0] ?? '';
  const field = subject.kind === 'field' ? fields.find((each) => each.id === subject.id) : null;
  if (field && field.choices.size > 0 && (operator === 'is' || operator === 'is_not')) {
    const choices = [...field.choices].map(([each, name]) => ({ value: each, label: name }));
    const known = field.choices.has(text) ? choices : [{ value: text, label: text }, ...choices];
    return <ChoiceBox label={label} value={text} choices={known} onChange={onChange} />;
  }
  const kind = operator.startsWith('date_') ? 'date' : operator.startsWith('time_') ? 'time' : null;
  return <TextBox label={label} value={text} onChange={onChange} {...(kind && { type: kind })} />;
}
