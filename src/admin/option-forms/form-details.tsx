import { Stack } from '@mui/material';
import { OVERRIDES } from '#rules/options/option-form.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { PartCard } from '../ui/part-card.tsx';
import { ChoiceBox, NumberBox, SwitchBox, TextBox } from './boxes.tsx';
import type { BuiltForm } from './form-builder.ts';
import { FormulaInput } from './formula-input.tsx';

const overrides = OVERRIDES.map((value) => ({
  value,
  label: adminMessages[`admin.form.override.${value}`],
}));

interface FormDetailsProps {
  form: BuiltForm;
  ids: readonly string[];
  onChange(form: BuiltForm): void;
}

/** What is said of the form as a whole. */
export function FormDetails({ form, ids, onChange }: FormDetailsProps) {
  return (
    <PartCard title={adminMessages['admin.form.facts']}>
      <Stack spacing={2}>
        <TextBox
          label={adminMessages['admin.forms.title']}
          value={form.title}
          onChange={(title) => onChange({ ...form, title })}
        />
        <SwitchBox
          label={adminMessages['admin.form.enabled']}
          value={form.enabled}
          onChange={(enabled) => onChange({ ...form, enabled })}
        />
        <ChoiceBox
          label={adminMessages['admin.form.override']}
          value={form.override}
          choices={overrides}
          onChange={(override) => onChange({ ...form, override })}
        />
        {form.override !== 'none' && (
          <TextBox
            label={adminMessages['admin.form.priceUnit']}
            value={form.priceUnit ?? ''}
            onChange={(unit) => onChange(withUnit(form, unit))}
          />
        )}
        <FormulaInput
          label={adminMessages['admin.form.quantity']}
          value={form.quantity}
          ids={ids}
          onChange={(quantity) => onChange({ ...form, quantity })}
        />
        <SwitchBox
          label={adminMessages['admin.form.asFee']}
          value={form.asFee}
          onChange={(asFee) => onChange({ ...form, asFee })}
        />
        <NumberBox
          label={adminMessages['admin.form.priority']}
          value={form.priority}
          onChange={(priority) => onChange({ ...form, priority: priority ?? 0 })}
        />
      </Stack>
    </PartCard>
  );
}

/** An empty unit is none. */
function withUnit({ priceUnit: _, ...form }: BuiltForm, unit: string): BuiltForm {
  return unit === '' ? form : { ...form, priceUnit: unit };
}
