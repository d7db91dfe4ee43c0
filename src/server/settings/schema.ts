import { increment, startCounter } from '#server/platform/counters/schema.ts';
import { type DomainSchema, text, time } from '#server/platform/database/schema.ts';
import type { SettingTables } from './tables.ts';

/** By its number a running shop knows whether the settings it has read are still the stored ones. */
const VERSION = increment('settings');

export const settingSchema: DomainSchema<SettingTables> = {
  tables: {
    settings: {
      columns: {
        name: text.primaryKey(),
        value: text,
        updated_at: time,
      },
    },
    demo_shop: {
      columns: {
        filled_at: time.primaryKey(),
      },
    },
  },
  statements: (engine) => [
    startCounter('settings'),
    ...(engine === 'postgres'
      ? [
          `create function settings_changed() returns trigger language plpgsql as $$
           begin ${VERSION}; return null; end $$`,
          `create trigger settings_version after insert or update or delete or truncate
           on settings for each statement execute function settings_changed()`,
        ]
      : ['insert', 'update', 'delete'].map(
          (event) =>
            `create trigger settings_version_${event} after ${event} on settings
             begin ${VERSION}; end`,
        )),
  ],
};
