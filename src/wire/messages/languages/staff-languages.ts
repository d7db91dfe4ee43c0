import type { StaffLanguage } from '#rules/languages/staff-language.ts';
import type { Message } from '#rules/messages/format.ts';
import { germanAdmin } from './de/admin/admin.ts';
import { germanHealthChecks } from './de/admin/health-checks.ts';
import { germanSettingRefusals } from './de/admin/setting-refusals.ts';
import { germanSettings } from './de/admin/setting-texts.ts';

// What the staff reads in languages other than English. The admin's script loads `admin` as a file of its
// own (src/admin/languages); the rest is read by the server alone.

type TextTable = Readonly<Record<string, Message | undefined>>;

export const STAFF_GROUPS = ['admin', 'settings', 'refusals', 'health'] as const;
export type StaffGroup = (typeof STAFF_GROUPS)[number];

const NONE: TextTable = {};

export const STAFF_TEXTS: Readonly<Record<StaffLanguage, Readonly<Record<StaffGroup, TextTable>>>> =
  {
    en: { admin: NONE, settings: NONE, refusals: NONE, health: NONE },
    de: {
      admin: germanAdmin,
      settings: germanSettings,
      refusals: germanSettingRefusals,
      health: germanHealthChecks,
    },
  };

/** The keys of settings are their names, with `.about` behind it for the sentence. */
export function staffTexts(group: StaffGroup, language: StaffLanguage): TextTable {
  return STAFF_TEXTS[language][group];
}
