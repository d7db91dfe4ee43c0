import { Button, Link, MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import type { blocksAnswer } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { STATUSES, statusText } from './page-status.ts';

export type Page = z.infer<typeof blocksAnswer>;

interface PageFactsProps {
  page: Page;
  onSaved(): Promise<void>;
}

/** Title, address and status; a refusal stands at its field. */
export function PageFacts({ page, onSaved }: PageFactsProps) {
  const { client, config } = useAdmin();
  const [title, setTitle] = useState(page.title);
  const [slug, setSlug] = useState(page.slug);
  const [status, setStatus] = useState(page.status);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = title !== page.title || slug !== page.slug || status !== page.status;
  useUnsaved(isDirty);

  async function save() {
    setIsBusy(true);
    const path = `wp/v2/${page.type}s/${page.id}`;
    const answer = await client.send({ path, method: 'PUT', data: { title, slug, status } });
    setIsBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok) await onSaved();
  }

  const choices = [...new Set([...STATUSES, page.status])];
  return (
    <PartCard title={adminMessages['admin.page.facts']}>
      <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
        <TextField
          size="small"
          label={adminMessages['admin.page.title']}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          error={problem !== null}
          helperText={problem?.message ?? ''}
        />
        <TextField
          size="small"
          label={adminMessages['admin.page.address']}
          value={slug}
          onChange={({ target }) => setSlug(target.value)}
        />
        <TextField
          select
          size="small"
          label={adminMessages['admin.page.status']}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        >
          {choices.map((each) => (
            <MenuItem key={each} value={each}>
              {statusText(each)}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Button variant="contained" disabled={!isDirty || isBusy} onClick={save}>
            {adminMessages['admin.page.save']}
          </Button>
          {page.status === 'publish' && (
            <Link href={`${config.shopUrl.replace(/\/$/, '')}/${addressOf(page)}`}>
              {adminMessages['admin.page.view']}
            </Link>
          )}
        </Stack>
      </Stack>
    </PartCard>
  );
}

/** Below the shop's own address; the page called home is the shop's first. */
function addressOf({ type, slug }: Page): string {
  if (type === 'post') return `journal/${slug}`;
  return slug === 'home' ? '' : slug;
}
