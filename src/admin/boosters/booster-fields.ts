import { COUNTDOWN_ENDS } from '#rules/boosters/countdown.ts';
import { VIEWER_DIRECTIONS, VIEWER_MODES } from '#rules/boosters/viewers.ts';
import type { BoosterKind } from '#wire/boosters.ts';
import { adminMessages } from '#wire/messages/admin.ts';

/** Values of a booster as the settings have them; the shop checks them when they are saved. */
export type BoosterValues = Readonly<Record<string, unknown>>;

export type BoosterField =
  | { name: string; label: string; type: 'text' | 'number' | 'date' | 'pair' }
  | {
      name: string;
      label: string;
      type: 'choice';
      choices: readonly { id: string; name: string }[];
    };

const choices = <Id extends string>(ids: readonly Id[], getName: (id: Id) => string) =>
  ids.map((id) => ({ id, name: getName(id) }));
const label = (name: string, text: string, type: 'text' | 'number' | 'date' | 'pair') => ({
  name,
  label: text,
  type,
});

/** What can be set about each booster beside where it shows. */
export const BOOSTER_FIELDS: Readonly<Record<BoosterKind, readonly BoosterField[]>> = {
  countdown: [
    label('time', adminMessages['admin.booster.time'], 'text'),
    label('startDate', adminMessages['admin.booster.startDate'], 'date'),
    {
      name: 'end',
      label: adminMessages['admin.booster.end'],
      type: 'choice',
      choices: choices(COUNTDOWN_ENDS, (id) => adminMessages[`admin.booster.end.${id}`]),
    },
    label('title', adminMessages['admin.booster.title'], 'text'),
    label('message', adminMessages['admin.booster.message'], 'text'),
  ],
  stock: [label('upTo', adminMessages['admin.booster.upTo'], 'number')],
  delivery: [
    label('ship', adminMessages['admin.booster.ship'], 'pair'),
    label('arrival', adminMessages['admin.booster.arrival'], 'pair'),
    label('cutOff', adminMessages['admin.booster.cutOff'], 'text'),
    label('method', adminMessages['admin.booster.method'], 'text'),
  ],
  freeShipping: [],
  sale: [
    label('days', adminMessages['admin.booster.days'], 'number'),
    {
      name: 'who',
      label: adminMessages['admin.booster.who'],
      type: 'choice',
      choices: choices(
        ['nobody', 'town', 'name-and-town'] as const,
        (id) => adminMessages[`admin.booster.who.${id}`],
      ),
    },
  ],
  viewers: [
    {
      name: 'mode',
      label: adminMessages['admin.booster.mode'],
      type: 'choice',
      choices: choices(VIEWER_MODES, (id) => adminMessages[`admin.booster.mode.${id}`]),
    },
    label('minutes', adminMessages['admin.booster.minutes'], 'number'),
    label('minimum', adminMessages['admin.booster.minimum'], 'number'),
    label('start', adminMessages['admin.booster.start'], 'pair'),
    label('step', adminMessages['admin.booster.step'], 'pair'),
    label('pause', adminMessages['admin.booster.pause'], 'pair'),
    {
      name: 'direction',
      label: adminMessages['admin.booster.direction'],
      type: 'choice',
      choices: choices(VIEWER_DIRECTIONS, (id) => adminMessages[`admin.booster.direction.${id}`]),
    },
  ],
};
