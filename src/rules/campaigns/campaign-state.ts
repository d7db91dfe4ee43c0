// What a newsletter campaign may become. Nothing that was sent is written anew.
// Example: a campaign that is being sent may be stopped, and not sent again.

export const CAMPAIGN_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const CAMPAIGN_ACTIONS = ['schedule', 'unschedule', 'stop'] as const;
export type CampaignAction = (typeof CAMPAIGN_ACTIONS)[number];

const NEXT: Readonly<Record<CampaignAction, Partial<Record<CampaignState, CampaignState>>>> = {
  schedule: { draft: 'scheduled' },
  unschedule: { scheduled: 'draft' },
  stop: { sending: 'stopped' },
};

/** Null where the action is not possible in this state. */
export function nextState(state: CampaignState, action: CampaignAction): CampaignState | null {
  return NEXT[action][state] ?? null;
}

export function isEditable(state: CampaignState): boolean {
  return state === 'draft';
}
