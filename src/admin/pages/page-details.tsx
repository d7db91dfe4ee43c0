import { Button, Divider, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { localText, toMoment } from '#rules/dates/zone-time.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { DocumentDetails } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { PartCard } from '../ui/part-card.tsx';
import { PreviewLink } from '../ui/preview-link.tsx';
import { SaveProblem } from '../ui/save-problem.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import type { DetailsDraft, DetailsFieldsProps } from './details-draft.ts';
import { MainFields } from './main-fields.tsx';
import { SearchFields } from './search-fields.tsx';

interface PageDetailsProps {
  details: DocumentDetails;
  onSaved(): Promise<void>;
}

/** Title, address, date, and what search engines show; a refusal stands at its field. */
export function PageDetails({ details, onSaved }: PageDetailsProps) {
  const { client, config } = useAdmin();
  const stored = toDraft(details, config.timeZone);
  const [draft, setDraft] = useState(stored);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isDirty = JSON.stringify(draft) !== JSON.stringify({ ...stored, version: draft.version });
  useUnsaved(isDirty);

  async function save() {
    setIsBusy(true);
    const path = `vitrine/v1/documents/${details.id}`;
    const data = { ...getSent(draft, stored, config.timeZone), version: details.version };
    const response = await client.send({ path, method: 'PUT', data });
    setIsBusy(false);
    setProblem(response.ok ? null : response.problem);
    if (response.ok) await onSaved();
  }

  const fields: DetailsFieldsProps = {
    draft,
    stored,
    problem,
    // A field that asks the server first reports its change after others may have been typed.
    onChange: (changed) => setDraft((newest) => ({ ...newest, ...changed })),
  };
  return (
    <PartCard title={adminMessages['admin.page.facts']}>
      <Stack spacing={2} sx={{ marginBlockStart: 1 }}>
        <MainFields {...fields} />
        <Divider />
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {adminMessages['admin.page.search']}
        </Typography>
        <SearchFields {...fields} />
        {problem && Object.keys(problem.fields).length === 0 && (
          <SaveProblem
            problem={problem}
            conflict={adminMessages['admin.page.conflict']}
            onReload={() => void onSaved()}
          />
        )}
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button variant="contained" disabled={!isDirty || isBusy} onClick={save}>
            {adminMessages['admin.page.save']}
          </Button>
          {details.is_public ? (
            <Link href={`${config.shopUrl.replace(/\/$/, '')}${details.path}`}>
              {adminMessages['admin.page.view']}
            </Link>
          ) : (
            <PreviewLink path={`vitrine/v1/documents/${details.id}/preview-link`} />
          )}
        </Stack>
      </Stack>
    </PartCard>
  );
}

function toDraft(
  { published_at: at, ...details }: DocumentDetails,
  timeZone: string,
): DetailsDraft {
  return { ...details, date: localText(Date.parse(at), timeZone).slice(0, 16) };
}

/** The date only where it was changed: its seconds are not in the form. */
function getSent({ date, ...draft }: DetailsDraft, stored: DetailsDraft, timeZone: string) {
  const moment = date === stored.date ? null : toMoment(date, timeZone);
  return {
    title: draft.title,
    slug: draft.slug,
    excerpt: draft.excerpt,
    ...(draft.status !== stored.status && { status: draft.status }),
    ...(moment !== null && { published_at: new Date(moment).toISOString() }),
    image_id: draft.image_id,
    seo_title: draft.seo_title,
    seo_description: draft.seo_description,
    noindex: draft.noindex,
    social_image_id: draft.social_image_id,
    comments_open: draft.comments_open,
    ...(draft.type === 'post' && { category_ids: draft.category_ids, tag_ids: draft.tag_ids }),
  };
}
