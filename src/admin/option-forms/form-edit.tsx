import { Alert, Box, Button, List, ListItem, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Loading, Title, useNotify, useUpdate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { formProblemWords } from '#wire/catalog/form-problem.ts';
import type { FormDraft } from '#wire/catalog/option-form-input.ts';
import { parseForm } from '#wire/catalog/parse-form.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { OptionFormResponse } from '#wire/vitrine/option-forms.ts';
import { useOne } from '../data/use-records.ts';
import { beside } from '../ui/beside.ts';
import { Changes } from '../ui/changes.tsx';
import { getRefusal } from '../ui/get-refusal.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { FormActions } from './form-actions.tsx';
import { FormAssignment } from './form-assignment.tsx';
import { allFields, type BuiltForm, draftIn, freeId, getBuilt, moveField } from './form-builder.ts';
import { FormDependencies } from './form-dependencies.tsx';
import { FormDetails } from './form-details.tsx';
import { FormPreview } from './form-preview.tsx';
import { toDraft } from './form-record.ts';
import { FormVersions } from './form-versions.tsx';
import type { NamedField } from './rule-sentence.ts';
import { getName, SectionEditor } from './section-editor.tsx';

/** The builder of one form. */
export default function FormEdit() {
  const { id = '' } = useParams();
  const { data, error } = useOne('option-forms', Number(id));
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Title title={data?.title ?? adminMessages['admin.forms']} />
      <Button component={Link} to="/option-forms" size="small">
        {adminMessages['admin.forms.all']}
      </Button>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Loading />}
      {data && <Builder key={data.id} record={data} />}
    </Box>
  );
}

const makeKey = () => crypto.randomUUID();

function Builder({ record }: { record: OptionFormResponse }) {
  const [form, setForm] = useState(() => getBuilt(toDraft(record), makeKey));
  const { save, refusal, isSaving } = useSaveForm(record, setForm);
  const draft = draftIn(form);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(toDraft(record));
  const parsed = parseForm(draft);
  const problems = parsed.ok ? [] : parsed.problems;
  const fields = allFields(form).map(named);

  const nameOfField = (id: string) => fields.find((each) => each.id === id)?.name ?? id;

  function addSection() {
    const id = freeId(
      'section',
      form.sections.map((each) => each.id),
    );
    const section = { key: makeKey(), id, title: '', rule: null, fields: [] };
    setForm({ ...form, sections: [...form.sections, section] });
  }

  useUnsaved(isDirty);
  return (
    <Box sx={columns}>
      <Stack spacing={2}>
        {form.sections.map((section, at) => (
          <SectionEditor
            key={section.key}
            section={section}
            at={at}
            others={form.sections
              .filter(({ key }) => key !== section.key)
              .map(({ key, id, title }) => ({ key, name: title || id }))}
            fields={fields}
            problems={problems}
            onChange={(next) => setForm({ ...form, sections: form.sections.with(at, next) })}
            onMove={(field, to) => setForm(moveField(form, field, to))}
            onRemove={
              form.sections.length > 1
                ? () => setForm({ ...form, sections: form.sections.toSpliced(at, 1) })
                : null
            }
          />
        ))}
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={addSection}>
          {adminMessages['admin.form.addSection']}
        </Button>
        <FormDetails form={form} ids={fields.map(({ id }) => id)} onChange={setForm} />
        <FormAssignment
          target={form.belongsTo}
          onChange={(belongsTo) => setForm({ ...form, belongsTo })}
        />
        <FormVersions
          record={record}
          onRestored={(restored) => setForm(getBuilt(restored, makeKey))}
        />
      </Stack>
      <Stack spacing={2} sx={beside}>
        <PartCard title={adminMessages['admin.form.save']}>
          <Stack spacing={1.5}>
            {problems.length === 0 ? (
              <Typography>{adminMessages['admin.form.fine']}</Typography>
            ) : (
              <>
                <Typography>{adminMessages['admin.form.wrong']}</Typography>
                <List dense disablePadding>
                  {problems.map((problem) => (
                    <ListItem key={JSON.stringify(problem)} disableGutters>
                      {`${getSubject(problem.place, form)} ${formProblemWords(problem)}`}
                    </ListItem>
                  ))}
                </List>
              </>
            )}
            {refusal !== '' && <Alert severity="error">{refusal}</Alert>}
            <Button
              variant="contained"
              disabled={!isDirty || isSaving || problems.length > 0}
              onClick={() => save(draft)}
            >
              {adminMessages['admin.form.save']}
            </Button>
            <FormActions record={record} />
          </Stack>
        </PartCard>
        <FormPreview
          draft={parsed.ok ? draft : null}
          firstProduct={form.belongsTo.kind === 'products' ? (form.belongsTo.ids[0] ?? null) : null}
          nameOf={nameOfField}
        />
        {parsed.ok && <FormDependencies form={parsed.form} nameOf={nameOfField} />}
        <Changes resource="option_form" subject={record.id} version={JSON.stringify(record)} />
      </Stack>
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
};

function named(field: FormDraft['sections'][number]['fields'][number]): NamedField {
  const options = 'options' in field ? field.options : [];
  return {
    id: field.id,
    name: getName(field),
    choices: new Map(options.map(({ value, label }) => [value, label])),
  };
}

/** The label of a field by its id or by its place in what is sent. */
function getSubject(place: string, { sections }: BuiltForm): string {
  const [, section, field] = /^sections\.(\d+)\.fields\.(\d+)/.exec(place) ?? [];
  const [first = place] = place.split(', ');
  const found = field
    ? sections[Number(section)]?.fields[Number(field)]?.field
    : allFields({ sections }).find(({ id }) => id === first);
  return found ? getName(found) : place;
}

/** Saves with the rule of conflicts of every record; the form is then as the shop has it. */
function useSaveForm(record: OptionFormResponse, setForm: (form: BuiltForm) => void) {
  const [refusal, setRefusal] = useState('');
  const [update, { isPending }] = useUpdate<OptionFormResponse>();
  const notify = useNotify();

  function save(draft: FormDraft) {
    setRefusal('');
    const data = { ...draft, priceUnit: draft.priceUnit ?? null };
    update(
      'option-forms',
      { id: record.id, data, previousData: record },
      {
        onSuccess: (saved) => {
          const stored = toDraft(saved);
          if (JSON.stringify(stored) !== JSON.stringify(draft)) setForm(getBuilt(stored, makeKey));
          notify(adminMessages['admin.saved'], { type: 'success' });
        },
        onError: (error) => setRefusal(getRefusal(error)),
      },
    );
  }

  return { save, refusal, isSaving: isPending };
}
