import type { Selectable } from 'kysely';
import { type CampaignAction, isEditable, nextState } from '#rules/campaigns/campaign-state.ts';
import {
  type BlockRefusal,
  blocksOfText,
  checkBlocks,
  type StoredBlock,
} from '#server/content/stored-blocks.ts';
import { encodeJson } from '#server/platform/database/codec.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CampaignTables } from './tables.ts';

// Campaigns as managers write them. What is being sent or was sent is not changed any more.

export interface CampaignDraft {
  subject: string;
  preview: string;
  blocks: readonly StoredBlock[];
  segmentId: number | null;
}

type Row = Selectable<CampaignTables['campaigns']>;

export interface Campaign extends CampaignDraft {
  id: number;
  state: Row['state'];
  sendAt: number | null;
  startedAt: number | null;
  endedAt: number | null;
  createdAt: number;
  updatedAt: number;
}

export type CampaignProblem =
  | { code: 'campaign.subject' | 'campaign.segment' | 'campaign.state' | 'campaign.empty' }
  | { code: 'campaign.blocks'; refusals: BlockRefusal[] };

export type CampaignResult = { ok: true; id: number } | { ok: false; problem: CampaignProblem };

const refused = (problem: CampaignProblem): CampaignResult => ({ ok: false, problem });

function getCampaign(row: Row): Campaign {
  return {
    id: row.id,
    subject: row.subject,
    preview: row.preview,
    blocks: blocksOfText(row.blocks),
    segmentId: row.segment_id,
    state: row.state,
    sendAt: row.send_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function listCampaigns(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ campaigns: Campaign[]; total: number }> {
  const { total } = await db
    .selectFrom('campaigns')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { campaigns: rows.map(getCampaign), total: Number(total) };
}

export async function findCampaign(db: Db, id: number): Promise<Campaign | null> {
  const row = await db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? getCampaign(row) : null;
}

/** With an id a draft is written anew. */
export async function saveCampaign(
  db: Db,
  draft: CampaignDraft,
  now: number,
  id?: number,
): Promise<CampaignResult> {
  const subject = draft.subject.trim();
  if (subject === '') return refused({ code: 'campaign.subject' });
  const checked = checkBlocks(draft.blocks);
  if (!checked.ok) return refused({ code: 'campaign.blocks', refusals: checked.problems });
  if (draft.segmentId !== null && !(await hasSegment(db, draft.segmentId))) {
    return refused({ code: 'campaign.segment' });
  }
  const values = {
    subject,
    preview: draft.preview.trim(),
    blocks: encodeJson(checked.blocks),
    segment_id: draft.segmentId,
    updated_at: now,
  };
  if (id === undefined) {
    const added = await db
      .insertInto('campaigns')
      .values({ ...values, state: 'draft', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id: added.id };
  }
  const changed = await db
    .updateTable('campaigns')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returning('id')
    .executeTakeFirst();
  return changed ? { ok: true, id } : refused({ code: 'campaign.state' });
}

async function hasSegment(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('customer_segments')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Schedules, takes back or stops a campaign, if it is still as it was read. */
export async function moveCampaign(
  db: Db,
  { id, state, blocks }: Pick<Campaign, 'id' | 'state' | 'blocks'>,
  action: CampaignAction,
  { sendAt, now }: { sendAt: number | null; now: number },
): Promise<CampaignResult> {
  const next = nextState(state, action);
  if (next === null) return refused({ code: 'campaign.state' });
  if (action === 'schedule' && blocks.length === 0) return refused({ code: 'campaign.empty' });
  const moved = await db
    .updateTable('campaigns')
    .set({
      state: next,
      updated_at: now,
      send_at: action === 'schedule' ? sendAt : null,
      ...(next === 'stopped' && { ended_at: now }),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirst();
  return moved ? { ok: true, id } : refused({ code: 'campaign.state' });
}

/** Only what was never sent: the rest is the record of who got which email. */
export async function deleteCampaign(db: Db, { id, state }: Campaign): Promise<boolean> {
  if (!isEditable(state)) return false;
  await db.deleteFrom('campaigns').where('id', '=', id).where('state', '=', 'draft').execute();
  return true;
}
