import { expect, test } from 'vitest';
import { CAMPAIGN_STATES, type CampaignAction, isEditable, nextState } from './campaign-state.ts';

test.each<[CampaignAction, readonly (string | null)[]]>([
  ['schedule', ['scheduled', null, null, null, null]],
  ['unschedule', [null, 'draft', null, null, null]],
  ['stop', [null, null, 'stopped', null, null]],
])('%s leads to %j from draft, scheduled, sending, sent, stopped', (action, states) => {
  expect(CAMPAIGN_STATES.map((state) => nextState(state, action))).toEqual(states);
});

test('only a draft is edited', () => {
  expect(CAMPAIGN_STATES.filter(isEditable)).toEqual(['draft']);
});
