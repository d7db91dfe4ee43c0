import { toMoment } from '#rules/dates/zone-time.ts';
import { getDecimal } from '#rules/money/decimal.ts';
import { money } from '#rules/money/money.ts';
import { countAudience } from '#server/campaigns/audience.ts';
import { type CampaignFigures, campaignFigures } from '#server/campaigns/campaign-figures.ts';
import {
  type Campaign,
  type CampaignProblem,
  deleteCampaign,
  findCampaign,
  listCampaigns,
  moveCampaign,
  saveCampaign,
} from '#server/campaigns/store-campaigns.ts';
import {
  loadCampaign,
  type WrittenCampaign,
  writeCampaign,
} from '#server/campaigns/write-campaign.ts';
import { accountById } from '#server/customers/find-customer.ts';
import { queueTestEmail } from '#server/emails/sending/send-test.ts';
import { listSegments } from '#server/orders/buyers/segments.ts';
import { changeAs } from '#server/settings/change-as.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { Settings } from '#server/settings/defaults.ts';
import {
  type CampaignItem,
  campaignActionInput,
  campaignAudience,
  campaignAudienceInput,
  campaignInput,
  campaignPreview,
  campaignQuery,
  campaignReadOnly,
  campaignResponse,
  campaignTest,
} from '#wire/vitrine/campaigns.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import type { ManagedCall } from '../../rest/managed-endpoint.ts';
import { managedResource } from '../../rest/managed-resource.ts';
import { numericId, type PartialOf, type Saved, type WriteRequest } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { refusedBlock } from '../content/refused-block.ts';
import { momentOrNull, momentText } from '../moment-text.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const permission = 'manage-marketing';
const missing: RestError = {
  code: 'vitrine_rest_campaign_invalid_id',
  message: 'There is no such newsletter.',
  status: 404,
};
const notNow: RestError = {
  code: 'vitrine_rest_campaign_state',
  message: 'That is not possible any more: the newsletter is scheduled, being sent or sent.',
  status: 409,
};

function problemError(problem: CampaignProblem): RestError {
  switch (problem.code) {
    case 'campaign.subject':
      return invalidParams({ subject: 'must not be empty' });
    case 'campaign.segment':
      return invalidParams({ segment_id: 'is no segment of the customers' });
    case 'campaign.empty':
      return invalidParams({ blocks: 'must not be empty: there is nothing to send yet' });
    case 'campaign.state':
      return notNow;
    case 'campaign.blocks': {
      const [block] = problem.refusals;
      return block ? refusedBlock(block) : invalidParams({ blocks: 'cannot be read' });
    }
  }
}

async function toItem(ctx: ShopContext, campaign: Campaign): Promise<CampaignItem> {
  const [item] = await toItems(ctx, [campaign]);
  if (!item) throw new Error(`campaign ${campaign.id} has no figures`);
  return item;
}

async function toItems(
  { db, settings }: ShopContext,
  campaigns: readonly Campaign[],
): Promise<CampaignItem[]> {
  const figures = await campaignFigures(db, campaigns);
  return campaigns.flatMap((campaign) => {
    const known = figures.get(campaign.id);
    return known ? [toOne(settings, campaign, known)] : [];
  });
}

function toOne(
  settings: Settings,
  campaign: Campaign,
  { ended, counted, revenue, ...figures }: CampaignFigures,
): CampaignItem {
  const decimals = settings['currency.decimals'];
  return {
    id: campaign.id,
    state: campaign.state,
    subject: campaign.subject,
    preview: campaign.preview,
    blocks: campaign.blocks.map(({ kind, settings }) => ({ kind, settings })),
    segment_id: campaign.segmentId,
    send_at: momentOrNull(campaign.sendAt),
    started_at: momentOrNull(campaign.startedAt),
    ended_at: momentOrNull(campaign.endedAt),
    created_at: momentText(campaign.createdAt),
    figures: {
      ...figures,
      counted,
      unsubscribed: ended,
      revenue: getDecimal(money(revenue), decimals),
    },
  };
}

async function save(
  { ctx, record }: WriteRequest,
  before: Campaign | null,
  input: PartialOf<typeof campaignInput>,
): Promise<Saved<CampaignItem>> {
  const draft = {
    subject: input.subject ?? before?.subject ?? '',
    preview: input.preview ?? before?.preview ?? '',
    blocks: input.blocks ?? before?.blocks ?? [],
    segmentId: input.segment_id === undefined ? (before?.segmentId ?? null) : input.segment_id,
  };
  const saved = await saveCampaign(ctx.db, draft, ctx.now, before?.id);
  if (!saved.ok) return { ok: false, error: problemError(saved.problem) };
  const after = await findCampaign(ctx.db, saved.id);
  if (!after) throw new Error(`campaign ${saved.id} was saved and is not there`);
  const item = await toItem(ctx, after);
  await record({
    resource: 'campaign',
    id: saved.id,
    action: before ? 'updated' : 'created',
    before: before && (await toItem(ctx, before)),
    after: item,
  });
  return { ok: true, item };
}

const campaigns = managedResource({
  namespace: NAMESPACE,
  path: '/campaigns',
  idOf: numericId,
  title: 'campaign',
  permission,
  input: campaignInput,
  required: ['subject'],
  readOnly: campaignReadOnly,
  response: campaignResponse,
  query: campaignQuery,
  missing,
  async list({ ctx }, query) {
    const page = { offset: rowsBefore(query), limit: query.per_page };
    const { campaigns: rows, total } = await listCampaigns(ctx.db, page);
    return { items: await toItems(ctx, rows), total };
  },
  async read({ ctx }, id) {
    const campaign = await findCampaign(ctx.db, id);
    return campaign && toItem(ctx, campaign);
  },
  create: (request, input) => save(request, null, input),
  async update(request, id, input) {
    const before = await findCampaign(request.ctx.db, id);
    return before ? save(request, before, input) : { ok: false, error: missing };
  },
  async remove({ ctx, record }, id) {
    const campaign = await findCampaign(ctx.db, id);
    if (!campaign) return { ok: false, error: missing };
    const item = await toItem(ctx, campaign);
    if (!(await deleteCampaign(ctx.db, campaign))) return { ok: false, error: notNow };
    await record({ resource: 'campaign', id, action: 'deleted', before: item, after: null });
    return { ok: true, item };
  },
});

function campaignIn({ ctx, parts }: ManagedCall): Promise<Campaign | null> {
  return findCampaign(ctx.db, numericId(parts.id ?? ''));
}

const act = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Schedule a newsletter or send it at once, take it back, or stop sending it',
  params: campaignActionInput,
  required: ['action'],
  answer: { schema: campaignResponse },
  async handle({ action, send_at: at }, call) {
    const sendAt = at === undefined ? null : toMoment(at, call.ctx.settings['shop.timeZone']);
    if (at !== undefined && (sendAt === null || sendAt <= call.ctx.now)) {
      return refused(invalidParams({ send_at: 'must be a moment to come' }));
    }
    const changed = await changeAs(call.ctx, call.manager, async ({ ctx, record }) => {
      const before = await findCampaign(ctx.db, numericId(call.parts.id ?? ''));
      if (!before) return { ok: false as const, error: missing };
      const moved = await moveCampaign(ctx.db, before, action, { sendAt, now: ctx.now });
      if (!moved.ok) return { ok: false as const, error: problemError(moved.problem) };
      const after = await findCampaign(ctx.db, before.id);
      if (!after) throw new Error(`campaign ${before.id} was changed and is not there`);
      const item = await toItem(ctx, after);
      const change = { resource: 'campaign', id: before.id, action: 'updated' } as const;
      await record({ ...change, before: { state: before.state }, after: { state: after.state } });
      return { ok: true as const, item };
    });
    return changed.ok ? found(changed.item) : refused(changed.error);
  },
});

/** As somebody would get it; its links are not counted, and nothing can be unsubscribed by it. */
async function writePreview(call: ManagedCall, campaign: Campaign): Promise<WrittenCampaign> {
  const { ctx, origin } = call;
  const loaded = await loadCampaign(ctx, campaign);
  const endPath = ctx.settings['routes.newsletter'];
  const recipient = { key: '', endPath, countsOpening: false };
  return writeCampaign(ctx, origin, loaded, recipient);
}

const preview = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'A newsletter as HTML and plain text, as its readers would get it now',
  params: {},
  answer: { schema: campaignPreview },
  async handle(_, call) {
    const campaign = await campaignIn(call);
    if (!campaign) return refused(missing);
    const { subject, html, text, leftOut } = await writePreview(call, campaign);
    return found({ subject, html, text, left_out: [...new Set(leftOut)] });
  },
});

const test = vitrineEndpoint({
  action: 'edit',
  permission,
  summary: 'Send a newsletter as a test to whoever asks for it',
  params: {},
  answer: { schema: campaignTest },
  async handle(_, call) {
    const campaign = await campaignIn(call);
    if (!campaign) return refused(missing);
    const account = await accountById(call.ctx.db, call.manager.customerId);
    if (!account) return refused(missing);
    const written = await writePreview(call, campaign);
    await queueTestEmail(call.ctx.db, account.email, written, call.ctx.now);
    return found({ to: account.email });
  },
});

const audience = vitrineEndpoint({
  action: 'view',
  permission,
  summary: 'How many subscribers a newsletter would reach, and the segments it can be narrowed to',
  params: campaignAudienceInput,
  answer: { schema: campaignAudience },
  async handle({ segment_id: segment }, { ctx }) {
    const segments = await listSegments(ctx.db);
    const recipients = await countAudience(ctx, segment ?? null);
    return found({ recipients, segments: segments.map(({ id, name }) => ({ id, name })) });
  },
});

export const campaignRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/campaigns/audience', methods: { GET: audience } },
  { namespace: NAMESPACE, path: '/campaigns/:id/actions', methods: { POST: act } },
  { namespace: NAMESPACE, path: '/campaigns/:id/preview', methods: { GET: preview } },
  { namespace: NAMESPACE, path: '/campaigns/:id/test', methods: { POST: test } },
  ...campaigns,
];
