import { fieldWords } from '#rules/changes/changed-fields.ts';
import type { Message } from '#rules/messages/format.ts';
import { BLOCK_CHOICES, BLOCK_FIELDS, BLOCK_KINDS } from '../../admin/blocks.ts';
import { emailEditorMessages, previewMessages } from '../../admin/email-editor.ts';
import { helpMessages } from '../../admin/help.ts';
import { reactAdminMessages } from '../../admin/react-admin.ts';
import { RECORD_NAMES } from '../../admin/record-words.ts';
import { adminMessages } from '../../admin.ts';
import { healthMessages } from '../../health.ts';
import { rightTexts } from '../../rights.ts';
import { settingChoices } from '../../settings/choices.ts';
import { settingFields } from '../../settings/fields.ts';
import { ENGLISH_GROUPS, settingParts } from '../../settings/groups.ts';
import { settingRefusals } from '../../settings/refusals.ts';
import { settingTexts } from '../../settings/settings.ts';
import { unitTexts } from '../../settings/units.ts';
import type { StaffGroup } from '../staff-languages.ts';

type Table = Readonly<Record<string, Message>>;

function prefixed(prefix: string, texts: Table): Table {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}${key}`, text]));
}

const { 'staff.permissions': _rights, ...choices } = settingChoices;

/** Each group of what the staff reads, by the keys of the tables of other languages. */
export const ENGLISH_STAFF_TEXTS: Readonly<Record<StaffGroup, Table>> = {
  admin: {
    ...adminMessages,
    ...reactAdminMessages,
    ...helpMessages,
    ...emailEditorMessages,
    ...previewMessages,
    ...prefixed('block.', BLOCK_KINDS),
    ...prefixed('blockField.', BLOCK_FIELDS),
    ...prefixed('blockChoice.', BLOCK_CHOICES),
    ...prefixed('right.', rightTexts),
    ...prefixed('field.', settingFields),
    ...prefixed('part.', settingParts),
    ...prefixed('unit.', unitTexts),
    ...Object.fromEntries(RECORD_NAMES.map((name) => [`word.${name}`, fieldWords(name)])),
    ...Object.assign(
      {},
      ...Object.entries(choices).map(([name, texts]) => prefixed(`choice.${name}.`, texts)),
    ),
    ...Object.fromEntries(
      ENGLISH_GROUPS.flatMap(({ id, label, about }) => [
        [`place.${id}`, label],
        [`place.${id}.about`, about],
      ]),
    ),
  },
  settings: Object.fromEntries(
    Object.entries(settingTexts).flatMap(([name, [label, about]]) => [
      [name, label],
      [`${name}.about`, about],
    ]),
  ),
  refusals: settingRefusals,
  health: healthMessages,
};
