import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { SortableList } from '../ui/sortable-list.tsx';
import { AmountBox, SwitchBox, TextBox } from './boxes.tsx';
import { ChoiceImage } from './choice-image.tsx';
import { type ChoiceDraft, type FieldOption, followedId, newOption } from './form-builder.ts';

interface ChoicesEditorProps {
  field: ChoiceDraft;
  /** Whether the field was just added: none of its values is stored yet. */
  isNew: boolean;
  onChange(options: FieldOption[]): void;
}

/** What a shopper chooses from, in its order, each with value, label, price, picture or colour. */
export function ChoicesEditor({ field, isNew, onChange }: ChoicesEditorProps) {
  const { options } = field;
  // Values can be typed anew, so the rows have names of their own.
  const [keys, setKeys] = useState<string[]>(() => options.map(() => crypto.randomUUID()));

  // Rows whose value still follows what is typed as their label.
  const [added, setAdded] = useState<readonly string[]>(isNew ? keys : []);

  function add() {
    const key = crypto.randomUUID();
    setKeys([...keys, key]);
    setAdded([...added, key]);
    onChange([...options, newOption(options)]);
  }

  function change(at: number, next: FieldOption) {
    const before = options[at];
    const isFollowing = added.includes(keys[at] ?? '') && before?.label !== next.label;
    const others = options.toSpliced(at, 1).map((each) => each.value);
    const value =
      before && isFollowing
        ? followedId({ id: before.value, label: before.label, next: next.label }, others)
        : next.value;
    onChange(options.with(at, { ...next, value }));
  }

  function remove(at: number) {
    setKeys(keys.toSpliced(at, 1));
    onChange(options.toSpliced(at, 1));
  }

  function order(ids: string[]) {
    onChange(ids.flatMap((id) => options[keys.indexOf(id)] ?? []));
    setKeys(ids);
  }

  return (
    <Stack spacing={1}>
      <Typography sx={{ fontWeight: 600 }}>{adminMessages['admin.form.choices']}</Typography>
      <SortableList
        entries={options.map((option, at) => ({
          id: keys[at] ?? option.value,
          name: option.label || option.value,
          content: (
            <ChoiceRow
              field={field}
              option={option}
              name={`${adminMessages['admin.form.choice.new']} ${at + 1}`}
              onChange={(next) => change(at, next)}
              onRemove={() => remove(at)}
            />
          ),
        }))}
        onOrder={order}
      />
      <Button variant="outlined" size="small" sx={{ alignSelf: 'start' }} onClick={add}>
        {adminMessages['admin.form.choice.add']}
      </Button>
    </Stack>
  );
}

interface ChoiceRowProps {
  field: ChoiceDraft;
  option: FieldOption;
  /** By its place: the label may be empty while it is typed. */
  name: string;
  onChange(option: FieldOption): void;
  onRemove(): void;
}

function ChoiceRow({ field, option, name, onChange, onRemove }: ChoiceRowProps) {
  const isPercent = field.price?.pricingType === 'percentage';
  const named = (part: 'value' | 'label' | 'color') => ({
    label: adminMessages[`admin.form.choice.${part}`],
    value: option[part],
    onChange: (text: string) => onChange({ ...option, [part]: text }),
  });
  return (
    <Stack spacing={1} role="group" aria-label={name}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <TextBox {...named('label')} />
        <TextBox {...named('value')} />
        <AmountBox
          label={adminMessages[isPercent ? 'admin.form.choice.percent' : 'admin.form.choice.price']}
          value={option.price}
          isPercent={isPercent}
          onChange={(price) => onChange({ ...option, price })}
        />
      </Stack>
      {(field.type === 'image-group' || field.swapPicture || option.image !== '') && (
        <ChoiceImage
          name={option.label || option.value}
          value={option.image}
          onChange={(image) => onChange({ ...option, image })}
        />
      )}
      {(field.type === 'color-group' || option.color !== '') && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <TextBox {...named('color')} />
          <Box
            aria-hidden
            sx={{
              inlineSize: 32,
              blockSize: 32,
              flexShrink: 0,
              borderRadius: '50%',
              border: 1,
              borderColor: 'divider',
              bgcolor: option.color || 'transparent',
            }}
          />
        </Stack>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        {(['selected', 'other'] as const).map((part) => (
          <SwitchBox
            key={part}
            label={adminMessages[`admin.form.choice.${part}`]}
            value={option[part]}
            onChange={(isOn) => onChange({ ...option, [part]: isOn })}
          />
        ))}
        <Button
          size="small"
          color="error"
          onClick={onRemove}
          aria-label={`${adminMessages['admin.form.choice.remove']}: ${option.label}`}
        >
          {adminMessages['admin.form.remove']}
        </Button>
      </Stack>
    </Stack>
  );
}
