import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { postTermResponse } from '#wire/wp/post-term.ts';
import { EVERYTHING } from '../rest/rest-address.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';

const term = z.pick(postTermResponse, { id: true, name: true });
const terms = z.array(term);

interface PostTermsFieldProps {
  label: string;
  /** Of the list, such as `wp/v2/tags`. */
  path: string;
  value: readonly number[];
  /** Why it was refused; ''. */
  refusal: string;
  onChange(ids: number[]): void;
}

/** Categories or tags of a post. A name that is not there yet is created at once, for all posts. */
export function PostTermsField({ label, path, value, refusal, onChange }: PostTermsFieldProps) {
  const send = useRest();
  const [isCreating, setIsCreating] = useState(false);
  const query = { per_page: EVERYTHING, _fields: 'id,name' };
  const { data, refetch } = useReading(path, terms, { query });
  const known = data ?? [];

  async function create(name: string): Promise<number[]> {
    const response = await send({ path, method: 'POST', data: { name } });
    if (!response.ok) return [];
    await refetch();
    return [z.parse(term, response.data).id];
  }

  async function choose(chosen: readonly (string | z.infer<typeof term>)[]) {
    setIsCreating(true);
    const ids: number[] = [];
    for (const each of chosen) {
      const name = typeof each === 'string' ? each.trim().toLowerCase() : '';
      const found =
        typeof each === 'string' ? known.find((one) => one.name.toLowerCase() === name) : each;
      if (found) ids.push(found.id);
      else if (typeof each === 'string' && name !== '') ids.push(...(await create(each)));
    }
    setIsCreating(false);
    onChange([...new Set(ids)]);
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      size="small"
      // Before the names are known, a change would lose the terms that cannot be shown yet.
      disabled={data === undefined || isCreating}
      options={known}
      value={known.filter(({ id }) => value.includes(id))}
      getOptionLabel={(each) => (typeof each === 'string' ? each : each.name)}
      getOptionKey={(each) => (typeof each === 'string' ? each : each.id)}
      onChange={(_, chosen) => void choose(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={refusal !== ''}
          helperText={refusal || adminMessages['admin.page.termsHint']}
        />
      )}
    />
  );
}
