import { Button, Stack } from '@mui/material';
import { BUNDLE_FIELD_TYPES } from '#rules/bundles/bundle.ts';
import type { BundleDraft } from '#wire/catalog/bundle-input.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { ChoiceBox, SwitchBox, TextBox } from '../option-forms/boxes.tsx';
import { freeId } from '../option-forms/form-builder.ts';
import { PartCard } from '../ui/part-card.tsx';

type BundleField = BundleDraft['fields'][number];

const types = BUNDLE_FIELD_TYPES.map((value) => ({
  value,
  label: adminMessages[`admin.bundle.field.${value}`],
}));

interface BundleFieldsProps {
  fields: readonly BundleField[];
  onChange(fields: BundleField[]): void;
}

/** What is asked once for the whole bundle, such as a name for the card. */
export function BundleFields({ fields, onChange }: BundleFieldsProps) {
  function add() {
    const label = adminMessages['admin.bundle.field.new'];
    const id = freeId(
      label,
      fields.map((each) => each.id),
    );
    onChange([...fields, { id, type: 'text', label, required: false }]);
  }
  return (
    <PartCard title={adminMessages['admin.bundle.fields']}>
      <Stack spacing={2}>
        {fields.map((field, at) => (
          <Stack
            key={field.id}
            direction={{ xs: 'column', sm: 'row' }}
            spacing={1}
            sx={{ alignItems: { sm: 'center' } }}
          >
            <TextBox
              label={`${adminMessages['admin.form.field.label']} ${at + 1}`}
              value={field.label}
              onChange={(label) => onChange(fields.with(at, { ...field, label }))}
            />
            <ChoiceBox
              label={`${adminMessages['admin.bundle.field.type']} ${at + 1}`}
              value={field.type}
              choices={types}
              onChange={(type) => onChange(fields.with(at, { ...field, type }))}
            />
            <SwitchBox
              label={adminMessages['admin.form.field.required']}
              value={field.required}
              onChange={(required) => onChange(fields.with(at, { ...field, required }))}
            />
            <Button
              size="small"
              color="error"
              aria-label={`${adminMessages['admin.form.remove']}: ${field.label}`}
              onClick={() => onChange(fields.toSpliced(at, 1))}
            >
              {adminMessages['admin.form.remove']}
            </Button>
          </Stack>
        ))}
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={add}>
          {adminMessages['admin.form.addField']}
        </Button>
      </Stack>
    </PartCard>
  );
}
