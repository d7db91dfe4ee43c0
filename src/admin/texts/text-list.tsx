import {
  Box,
  Card,
  CardContent,
  FormControlLabel,
  Pagination,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { Loading, Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import type { TextValue } from '#wire/vitrine/text.ts';
import { SettingsTrail } from '../settings/settings-trail.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { TextRow } from './text-row.tsx';
import { TEXTS_PER_PAGE, useTexts } from './use-texts.ts';

type Typed = Readonly<Record<string, TextValue>>;

/** Every text shoppers read, to be searched, replaced and taken back. */
export default function TextList() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState<Typed>({});
  const search = query.get('search') ?? '';
  const onlyChanged = query.get('changed') === 'changed';
  const page = Math.max(1, Number(query.get('page')) || 1);
  const { found, reload } = useTexts({ search: search.trim(), onlyChanged, page });

  /** What is looked for is in the address, so that it can be sent and reloaded. */
  function look(next: Readonly<Record<string, string>>) {
    const all = { search, changed: onlyChanged ? 'changed' : '', page: '', ...next };
    const filled = Object.entries(all).filter(([, value]) => value !== '');
    setQuery(new URLSearchParams(filled), { replace: true });
  }

  useUnsaved(Object.keys(typed).length > 0);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '56rem' }}>
      <Title title={adminMessages['admin.texts']} />
      <SettingsTrail about={adminMessages['admin.texts.about']} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ marginBlockEnd: 2 }}>
        <TextField
          type="search"
          size="small"
          fullWidth
          label={adminMessages['admin.texts.search']}
          value={search}
          onChange={({ target }) => look({ search: target.value })}
        />
        <FormControlLabel
          sx={{ flexShrink: 0 }}
          label={adminMessages['admin.texts.onlyChanged']}
          control={
            <Switch
              checked={onlyChanged}
              onChange={(_, isOn) => look({ changed: isOn ? 'changed' : '' })}
            />
          }
        />
      </Stack>
      {found === null && <Loading />}
      {found && (
        <Card>
          <CardContent>
            {found.items.length === 0 && (
              <Typography>{adminMessages['admin.search.nothing']}</Typography>
            )}
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {found.items.map((item) => (
                <TextRow
                  key={item.key}
                  item={item}
                  typed={typed[item.key]}
                  onType={(value) => setTyped((before) => withTyped(before, item.key, value))}
                  onSaved={reload}
                />
              ))}
            </Box>
            {found.total > TEXTS_PER_PAGE && (
              <Pagination
                sx={{ marginBlockStart: 2 }}
                count={Math.ceil(found.total / TEXTS_PER_PAGE)}
                page={page}
                onChange={(_, next) => look({ page: String(next) })}
              />
            )}
          </CardContent>
        </Card>
      )}
    </Box>
  );
}

function withTyped(typed: Typed, key: string, value: TextValue | undefined): Typed {
  const { [key]: _, ...others } = typed;
  return value === undefined ? others : { ...others, [key]: value };
}
