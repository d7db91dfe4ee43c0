import { Box, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ShopText, TextValue } from '#wire/vitrine/text.ts';
import { useAdmin } from '../admin-context.tsx';

interface TextRowProps {
  item: ShopText;
  /** What is typed and not saved; undefined where nothing is. */
  typed: TextValue | undefined;
  onType(value: TextValue | undefined): void;
  onSaved(): Promise<void>;
}

/** One text with the built-in one beside it. */
export function TextRow({ item, typed, onType, onSaved }: TextRowProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const value = typed ?? item.value;

  async function send(method: 'PUT' | 'DELETE') {
    const response = await client.send({
      path: `vitrine/v1/texts/${item.key}`,
      method,
      ...(method === 'PUT' && { data: { value } }),
    });
    setProblem(response.ok ? '' : (response.problem.fields.value ?? response.problem.message));
    if (!response.ok) return;
    onType(undefined);
    await onSaved();
    notify(adminMessages['admin.saved'], { type: 'success' });
  }

  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', marginBlockEnd: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {item.key}
        </Typography>
        {!item.is_default && (
          <Chip size="small" variant="outlined" label={adminMessages['admin.settings.changed']} />
        )}
      </Stack>
      <Stack spacing={1}>
        {getForms(value).map(([form, text]) => (
          <TextField
            key={form}
            size="small"
            multiline
            fullWidth
            label={toLabel(item, form)}
            value={text}
            error={problem !== ''}
            helperText={problem || toHint(item)}
            onChange={({ target }) => onType(withForm(value, form, target.value))}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {typed !== undefined && (
          <>
            <Button size="small" variant="contained" onClick={() => void send('PUT')}>
              {adminMessages['admin.settings.save']}
            </Button>
            <Button
              size="small"
              onClick={() => {
                setProblem('');
                onType(undefined);
              }}
            >
              {adminMessages['admin.settings.discard']}
            </Button>
          </>
        )}
        {!item.is_default && (
          <Button size="small" onClick={() => void send('DELETE')}>
            {adminMessages['admin.settings.toDefault']}
          </Button>
        )}
      </Stack>
    </Box>
  );
}

/** The built-in text, as far as it says which one this is. */
function toLabel(item: ShopText, form: string): string {
  const usual = new Map(getForms(item.default));
  const text = usual.get(form) ?? usual.get('other') ?? usual.values().next().value ?? item.key;
  const label = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  return form === '' ? label : `${label} (${form})`;
}

function toHint({ words }: ShopText): string {
  if (words.length === 0) return '';
  return `${adminMessages['admin.texts.words']} ${words.map((word) => `{${word}}`).join(', ')}`;
}

/** The forms of a text: one, or one for each plural form. */
function getForms(value: TextValue): readonly (readonly [form: string, text: string])[] {
  return typeof value === 'string' ? [['', value]] : Object.entries(value);
}

function withForm(value: TextValue, form: string, text: string): TextValue {
  return typeof value === 'string' ? text : { ...value, [form]: text };
}
