import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { ProductTerm } from '#wire/wc/terms.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { Problem } from '../ui/draft-actions.tsx';
import { ImageDialog } from '../ui/images/image-dialog.tsx';
import { SmallImage } from '../ui/images/small-image.tsx';
import { withBelow } from './term.ts';

interface TermFormProps {
  /** Of the list, such as `wc/v3/products/tags`. */
  path: string;
  all: readonly ProductTerm[];
  hasTree: boolean;
  /** Null for a new one. */
  term: ProductTerm | null;
  onDone(): Promise<void>;
  onClose(): void;
}

export function TermForm({ path, all, hasTree, term, onDone, onClose }: TermFormProps) {
  const { client } = useAdmin();
  const [draft, setDraft] = useState<TermDraft>({
    name: term?.name ?? '',
    slug: term?.slug ?? '',
    description: term?.description ?? '',
    parent: term?.parent ?? 0,
    image: term?.image ?? null,
  });
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const put = (change: Partial<TermDraft>) => setDraft({ ...draft, ...change });
  const impossible = term ? withBelow(all, term.id) : [];

  async function save() {
    const { name, slug, description, parent, image } = draft;
    // A new one comes after the others.
    const place = term ? {} : { menu_order: all.length };
    const tree = { parent, image: image && { id: image.id }, ...place };
    setIsBusy(true);
    const response = await client.send({
      path: term ? `${path}/${term.id}` : path,
      method: term ? 'PUT' : 'POST',
      data: { name, slug, description, ...(hasTree && tree) },
    });
    setIsBusy(false);
    setProblem(response.ok ? null : response.problem);
    if (response.ok) await onDone();
  }

  const texts = [
    { field: 'name', label: adminMessages['admin.term.name'], hint: '' },
    {
      field: 'slug',
      label: adminMessages['admin.term.slug'],
      hint: adminMessages['admin.term.slugHint'],
    },
    { field: 'description', label: adminMessages['admin.term.description'], hint: '' },
  ] as const;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="term-title" onClose={onClose}>
      <DialogTitle id="term-title">
        {term?.name ?? adminMessages['admin.term.addTitle']}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
          {problem && Object.keys(problem.fields).length === 0 && (
            <Problem text={problem.message} />
          )}
          {texts.map(({ field, label, hint }) => (
            <TextField
              key={field}
              size="small"
              label={label}
              multiline={field === 'description'}
              value={draft[field]}
              error={field in (problem?.fields ?? {})}
              helperText={problem?.fields[field] ?? hint}
              onChange={({ target }) => put({ [field]: target.value })}
            />
          ))}
          {hasTree && (
            <>
              <TextField
                select
                size="small"
                label={adminMessages['admin.term.parent']}
                value={draft.parent}
                error={'parent' in (problem?.fields ?? {})}
                helperText={problem?.fields.parent ?? ''}
                onChange={({ target }) => put({ parent: Number(target.value) })}
              >
                <MenuItem value={0}>{adminMessages['admin.term.noParent']}</MenuItem>
                {all
                  .filter(({ id }) => !impossible.includes(id))
                  .map(({ id, name }) => (
                    <MenuItem key={id} value={id}>
                      {name}
                    </MenuItem>
                  ))}
              </TextField>
              <TermImage image={draft.image} onChange={(image) => put({ image })} />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.term.cancel']}</Button>
        <Button variant="contained" disabled={isBusy || draft.name.trim() === ''} onClick={save}>
          {adminMessages['admin.term.save']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Image = Pick<NonNullable<ProductTerm['image']>, 'id' | 'src' | 'alt'>;
type TermDraft = Pick<ProductTerm, 'name' | 'slug' | 'description'> & {
  parent: number;
  image: Image | null;
};

interface TermImageProps {
  image: Image | null;
  onChange(image: Image | null): void;
}

export function TermImage({ image, onChange }: TermImageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {image && <SmallImage src={image.src} alt={image.alt} />}
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        {adminMessages['admin.term.choosePicture']}
      </Button>
      {image && (
        <Button size="small" onClick={() => onChange(null)}>
          {adminMessages['admin.term.removePicture']}
        </Button>
      )}
      {isOpen && (
        <ImageDialog
          onClose={() => setIsOpen(false)}
          onPick={({ id, source_url: src, alt_text: alt }) => {
            setIsOpen(false);
            onChange({ id, src, alt });
          }}
        />
      )}
    </Stack>
  );
}
