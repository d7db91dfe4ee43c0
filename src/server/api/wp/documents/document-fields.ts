import { readMarkup } from '#rules/content/block-markup.ts';
import { toMoment } from '#rules/dates/zone-time.ts';
import type { DocumentFields, DocumentProblem } from '#server/content/managing/save-documents.ts';
import type { DocumentStatus } from '#server/content/tables.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { postInput, WpStatus } from '#wire/wp/document.ts';
import { changedSince } from '../../rest/refusals.ts';
import type { PartialOf, Prepared } from '../../rest/resource.ts';
import { invalidParams, type RestError } from '../../rest/rest-error.ts';
import { documentCodec } from './document-item.ts';

// What a program sends, in the words of the shop, and the shop's refusals in the words of `wp/v2`.

export type SentDocument = PartialOf<typeof postInput>;

function getStatus(status: WpStatus | undefined): DocumentStatus | undefined {
  return status === 'future' ? 'publish' : status;
}

function momentIn({ date, date_gmt: gmt }: SentDocument, settings: Settings): number | undefined {
  const written = date ?? gmt;
  if (!written) return undefined;
  return toMoment(written, date ? settings['shop.timeZone'] : 'UTC') ?? undefined;
}

export function toFields(sent: SentDocument, settings: Settings): Prepared<DocumentFields> {
  const markup = sent.content === undefined ? null : readMarkup(sent.content);
  if (markup?.ok === false) {
    const problem = `has a block "${markup.kind}" whose settings are no JSON`;
    return { ok: false, error: invalidParams({ content: problem }) };
  }
  return {
    ok: true,
    input: {
      ...documentCodec.fromInput(sent).changes,
      excerpt: sent.excerpt?.trim(),
      status: getStatus(sent.status),
      publishedAt: momentIn(sent, settings),
      categoryIds: sent.categories,
      tagIds: sent.tags,
      blocks: markup?.blocks,
    },
  };
}

const emptyContent: RestError = {
  code: 'empty_content',
  message: 'Content, title, and excerpt are empty.',
  status: 400,
  data: { params: { content: 'Content, title, and excerpt are empty.' } },
};

export function documentError(problems: readonly DocumentProblem[]): RestError {
  if (problems.some(({ code }) => code === 'document.changed')) return changedSince;
  if (problems.some(({ code }) => code === 'document.empty')) return emptyContent;
  return invalidParams(
    Object.fromEntries(
      problems.map((problem): [string, string] => {
        if (problem.code === 'document.author') return ['author', 'is nobody with an account'];
        if (problem.code === 'document.term') return [problem.field, 'has an unknown term'];
        if (problem.code === 'document.image') return ['featured_media', 'is no picture'];
        if (problem.code !== 'document.blocks') return ['content', 'cannot be saved'];
        const [first] = problem.refusals;
        return ['content', `has a block that cannot be read, ${first?.path}: ${first?.reason}`];
      }),
    ),
  );
}
