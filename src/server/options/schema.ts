import {
  type DomainSchema,
  flag,
  id,
  integer,
  json,
  text,
  time,
} from '#server/platform/database/schema.ts';
import type { OptionTables } from './tables.ts';

export const optionSchema: DomainSchema<OptionTables> = {
  tables: {
    option_forms: {
      columns: {
        id,
        title: text,
        priority: integer.default(10),
        enabled: flag.default(1),
        scope: text,
        version: integer,
        updated_at: time,
        state: text.default('live'),
      },
    },
    option_form_versions: {
      columns: {
        form_id: integer.ownedBy('option_forms.id'),
        version: integer,
        source: text,
        form: json,
        created_at: time,
      },
      key: ['option_form_versions_key', ['form_id', 'version']],
    },
    option_form_targets: {
      columns: {
        form_id: integer.ownedBy('option_forms.id'),
        kind: text,
        target_id: integer,
      },
      key: ['option_form_targets_key', ['kind', 'target_id', 'form_id']],
    },
    option_uploads: {
      columns: {
        reference: text.primaryKey(),
        owner: text,
        name: text,
        mime: text,
        size: integer,
        has_preview: flag.default(0),
        claimed: flag.default(0),
        order_id: integer.nullable(),
        created_at: time,
        orphaned_at: time.nullable(),
      },
      indexes: {
        option_uploads_owner: ['owner', 'claimed'],
        option_uploads_age: ['claimed', 'created_at'],
      },
    },
  },
};
