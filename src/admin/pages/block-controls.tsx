import { MenuItem, Skeleton, TextField } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { blockChoiceText, blockFieldText } from '#wire/messages/admin/blocks.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { blockSetsResponse } from '#wire/vitrine/block-set.ts';
import { textIn, textsIn } from '../settings/controls/control-props.ts';
import { useReading } from '../ui/use-reading.ts';

const RichText = lazy(() => import('../ui/rich-text.tsx'));

// Controls of single values of a block.

export interface BlockControlProps {
  id: string;
  name: string;
  value: unknown;
  onChange(value: unknown): void;
}

export function Choice({
  id,
  name,
  value,
  onChange,
  values,
}: BlockControlProps & { values: readonly string[] }) {
  return (
    <TextField
      select
      id={id}
      size="small"
      label={blockFieldText(name)}
      value={textIn(value)}
      onChange={({ target }) => onChange(target.value)}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {blockChoiceText(each)}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function Html({ name, value, onChange }: BlockControlProps) {
  const [asHtml, setAsHtml] = useState(false);
  const label = blockFieldText(name);
  if (asHtml) {
    return (
      <TextField
        multiline
        minRows={6}
        label={label}
        value={textIn(value)}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  // No field to type into until the editor is there: exchanging them would lose what is being typed.
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height="14rem" />}>
      <RichText
        label={label}
        value={textIn(value)}
        onChange={onChange}
        onHtml={() => setAsHtml(true)}
      />
    </Suspense>
  );
}

export function LocalMinute({ id, name, value, onChange }: BlockControlProps) {
  return (
    <TextField
      id={id}
      size="small"
      type="datetime-local"
      label={blockFieldText(name)}
      value={textIn(value)}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  );
}

/** What no other control fits, as it is stored. */
export function JsonField({ id, name, value, onChange }: BlockControlProps) {
  const [typed, setTyped] = useState(() => JSON.stringify(value ?? null, null, 2));
  const [isWrong, setIsWrong] = useState(false);
  return (
    <TextField
      id={id}
      multiline
      minRows={3}
      label={blockFieldText(name)}
      value={typed}
      error={isWrong}
      helperText={isWrong ? adminMessages['admin.page.notJson'] : ''}
      onChange={({ target }) => {
        setTyped(target.value);
        const read = parsed(target.value);
        setIsWrong(!read.ok);
        if (read.ok) onChange(read.value);
      }}
    />
  );
}

/** A list of words, one a line. */
export function Texts({ id, name, value, onChange }: BlockControlProps) {
  return (
    <TextField
      id={id}
      size="small"
      multiline
      label={blockFieldText(name)}
      value={textsIn(value).join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}

/** One of the shop's shared sets of blocks. */
export function SetChoice({ id, name, value, onChange }: BlockControlProps) {
  const { data = [] } = useReading('vitrine/v1/block-sets', blockSetsResponse, {
    query: { purpose: 'shared' },
  });
  const isKnown = data.some((set) => set.id === value);
  return (
    <TextField
      select
      id={id}
      size="small"
      label={blockFieldText(name)}
      value={isKnown ? textIn(value) : ''}
      helperText={data.length === 0 ? adminMessages['admin.page.noSets'] : ''}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {data.map((set) => (
        <MenuItem key={set.id} value={String(set.id)}>
          {set.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function parsed(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
