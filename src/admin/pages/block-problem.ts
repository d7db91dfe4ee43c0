import { adminMessages } from '#wire/messages/admin.ts';
import type { Page } from './page-saving.ts';

interface Draft {
  kind: string;
  settings?: unknown;
}

/** Why the page leaves a stored block out, or a part of it; '' for one that was changed since. */
export function problemText(
  { blocks, problems }: Pick<Page, 'blocks' | 'problems'>,
  draft: Draft,
): string {
  const same = JSON.stringify([draft.kind, draft.settings]);
  const found = problems.find(({ block }) => {
    const stored = blocks[block];
    return stored !== undefined && JSON.stringify([stored.kind, stored.settings]) === same;
  });
  switch (found?.code) {
    case 'block.unknown':
      return adminMessages['admin.page.unknownBlock'];
    case 'block.unreadable':
      return adminMessages['admin.page.unreadableBlock'];
    case 'block.missing':
      return `${adminMessages['admin.page.missingParts']} ${found.names.join(', ')}`;
    default:
      return '';
  }
}
