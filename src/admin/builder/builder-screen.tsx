import { Alert, CircularProgress } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import { ADMIN_PATH } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { blocksResponse, previewResponse } from '#wire/vitrine/content.ts';
import { useAdmin } from '../admin-context.tsx';
import {
  canPublish,
  getWritten,
  type Page,
  publishPage,
  readPage,
  savePage,
} from '../pages/page-saving.ts';
import { useReading } from '../ui/use-reading.ts';
import type { Sending } from './builder-context.ts';
import { ReadyBuilder } from './ready-builder.tsx';

/** The visual builder of a page or post. */
export default function BuilderScreen() {
  const { id = '' } = useParams();
  const { data: page, error } = useReading(`vitrine/v1/documents/${id}/blocks`, blocksResponse);
  if (error) return <Alert severity="error">{error.message}</Alert>;
  return page ? <PageBuilder read={page} /> : <CircularProgress />;
}

/** What is read again while it is open is not what the person edits. */
function PageBuilder({ read }: { read: Page }) {
  const { client, config } = useAdmin();
  const [page, setPage] = useState(read);
  const [blocks] = useState(() => getWritten(read).blocks);

  const by =
    (send: typeof savePage): Sending =>
    async (edited, isForced) => {
      const current = isForced ? await readPage(client, page.id) : { ok: true as const, page };
      if (!current.ok) return current.problem;
      const { show_title } = getWritten(current.page);
      const result = await send(client, current.page, { blocks: edited, show_title });
      if (!result.ok) return result.problem;
      setPage(result.page);
      return null;
    };

  async function preview() {
    const response = await client.send({ path: `vitrine/v1/documents/${page.id}/preview-link` });
    if (response.ok) window.open(z.parse(previewResponse, response.data).url, '_blank', 'noopener');
  }

  const { is_public: isPublic, status } = page;
  return (
    <ReadyBuilder
      title={page.title || adminMessages['admin.page.untitled']}
      formUrl={`${ADMIN_PATH}/${page.type}s/${page.id}`}
      hasForm
      blocks={blocks}
      saveLabel={adminMessages[isPublic ? 'admin.page.saveDraft' : 'admin.page.save']}
      onSave={by(savePage)}
      publishing={
        isPublic || status !== 'publish'
          ? {
              label:
                adminMessages[isPublic ? 'admin.page.publishChanges' : 'admin.builder.publish'],
              isWaiting: canPublish(page),
              send: by(publishPage),
              url: isPublic ? `${config.shopUrl.replace(/\/$/, '')}${page.path}` : '',
              onPreview: () => void preview(),
            }
          : null
      }
    />
  );
}
