import { Stack } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { fullZoneResponse } from '#wire/vitrine/shipping-zones.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { SaveBar } from '../settings/save-bar.tsx';
import { Changes } from '../ui/changes.tsx';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { AddressTest } from './address-test.tsx';
import { useBrokenTables } from './use-broken-tables.ts';
import { type ReadZone, ZONES } from './use-zones.ts';
import { REST_ZONE, toInput, type ZoneDraft } from './zone.ts';
import { ZoneMethods } from './zone-methods.tsx';
import { ZonePlaces } from './zone-places.tsx';

interface ZoneEditorProps {
  /** Null for a zone that is not stored yet. */
  id: number | null;
  stored: ZoneDraft;
  version: string;
  onSaved(read: ReadZone): void;
  onDiscard(): void;
}

/** All of a zone in one draft: nothing of it is offered before it is saved. */
export function ZoneEditor({ id, stored, version, onSaved, onDiscard }: ZoneEditorProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(stored);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<RestProblem | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  /** Its work is done: the screen may be left. */
  const isLeaving = useRef(false);
  const brokenTables = useBrokenTables();
  const input = toInput(draft);
  const isDirty = JSON.stringify(input) !== JSON.stringify(toInput(stored));
  const hasConflict = problem?.status === 412;
  useUnsaved(isDirty ? () => !isLeaving.current : false);

  function edit(part: Partial<ZoneDraft>) {
    setDraft({ ...draft, ...part });
    setProblem(null);
  }

  async function save() {
    const broken = brokenTables(draft.methods);
    if (broken) {
      setProblem(broken);
      return;
    }
    setIsSaving(true);
    const response = await client.send(
      id === null
        ? { path: ZONES, method: 'POST', data: input }
        : { path: `${ZONES}/${id}`, method: 'PUT', data: input, headers: { 'if-match': version } },
    );
    setIsSaving(false);
    setProblem(response.ok ? null : response.problem);
    if (!response.ok) return;
    notify(adminMessages['admin.saved'], { type: 'success' });
    isLeaving.current = true;
    const zone = fullZoneResponse.parse(response.data);
    onSaved({ zone, version: response.headers.get('etag') ?? '' });
  }

  function discard() {
    setDraft(stored);
    setProblem(null);
    setRound(round + 1);
    onDiscard();
  }

  async function remove() {
    const path = `${ZONES}/${id}`;
    const response = await client.send({ path, method: 'DELETE', query: { force: true } });
    if (!response.ok) {
      setProblem(response.problem);
      return;
    }
    isLeaving.current = true;
    await navigate('/settings/zones');
  }

  const fields = problem?.fields ?? {};
  return (
    <Stack key={round} spacing={2} sx={{ marginBlockStart: 1 }}>
      {id !== REST_ZONE && <ZonePlaces draft={draft} problems={fields} onChange={edit} />}
      <ZoneMethods
        methods={draft.methods}
        problems={fields}
        onChange={(methods) => edit({ methods })}
      />
      <Problem text={problem && !hasConflict ? summary(problem) : ''} />
      <SaveBar
        isDirty={isDirty}
        isSaving={isSaving}
        hasConflict={hasConflict}
        onSave={() => void save()}
        onDiscard={discard}
      />
      <AddressTest draft={isDirty ? { ...input, ...(id !== null && { id }) } : null} />
      {id !== null && <Changes resource="shipping_zone" subject={id} version={version} />}
      {id !== null && id !== REST_ZONE && (
        <ConfirmButton
          label={adminMessages['admin.zones.remove']}
          text={adminMessages['admin.zones.removeSure']}
          onConfirm={remove}
        />
      )}
    </Stack>
  );
}

/** What is wrong with a field stands there. */
function summary({ fields, message }: RestProblem): string {
  return Object.keys(fields).length > 0 ? adminMessages['admin.settings.refused'] : message;
}
