import { Autocomplete, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { searchHitResponse } from '#wire/wp/site.ts';
import { useReading } from '../ui/use-reading.ts';
import type { MenuEntry } from './menu-entry.ts';

const KINDS = ['address', 'page', 'product_cat', 'product'] as const;
type Kind = (typeof KINDS)[number];

const hits = z.array(z.pick(searchHitResponse, { id: true, title: true, url: true }));

interface LinkFieldProps {
  item: MenuEntry;
  onChange(item: MenuEntry): void;
}

/** Where an entry leads: a page, category or product found by its name, or any address. */
export function LinkField({ item, onChange }: LinkFieldProps) {
  const [kind, setKind] = useState<Kind>('address');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        select
        size="small"
        label={adminMessages['admin.menu.kind']}
        value={kind}
        onChange={({ target }) => setKind(KINDS.find((each) => each === target.value) ?? 'address')}
        sx={{ minWidth: '10rem' }}
      >
        {KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {adminMessages[`admin.menu.kind.${each}`]}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'address' ? (
        <TextField
          fullWidth
          size="small"
          label={adminMessages['admin.menu.address']}
          helperText={adminMessages['admin.menu.addressHint']}
          value={item.url}
          onChange={({ target }) => onChange({ ...item, url: target.value })}
        />
      ) : (
        <FoundLink
          kind={kind}
          onPick={({ title, url }) => {
            setKind('address');
            const isNamed = item.label !== adminMessages['admin.menu.newEntry'];
            onChange({ ...item, label: isNamed ? item.label : title, url });
          }}
        />
      )}
    </Stack>
  );
}

interface FoundLinkProps {
  kind: Exclude<Kind, 'address'>;
  onPick(found: { title: string; url: string }): void;
}

function FoundLink({ kind, onPick }: FoundLinkProps) {
  const [words, setWords] = useState('');
  const type = kind === 'product_cat' ? 'term' : 'post';
  const search = words.trim();
  const query = { search, type, subtype: kind, per_page: 20 };
  const { data = [] } = useReading('wp/v2/search', hits, { query, isOff: search === '' });
  return (
    <Autocomplete
      fullWidth
      size="small"
      value={null}
      options={data}
      inputValue={words}
      filterOptions={(found) => found}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ title }) => title}
      noOptionsText={adminMessages[search === '' ? 'admin.menu.find' : 'admin.menu.found']}
      onInputChange={(_, next) => setWords(next)}
      onChange={(_, found) => {
        if (found) onPick({ title: found.title, url: toPath(found.url) });
      }}
      renderInput={(params) => <TextField {...params} label={adminMessages['admin.menu.find']} />}
    />
  );
}

/** The shop may get another domain; its menus lead to its own pages all the same. */
function toPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
