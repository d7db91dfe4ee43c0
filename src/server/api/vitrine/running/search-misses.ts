import { frequentMisses } from '#server/search/count-miss.ts';
import { missAnswer, missQuery } from '#wire/vitrine/visitor-words.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, ownEndpoint } from '../own-endpoint.ts';

const list = ownEndpoint({
  action: 'list',
  permission: 'see-reports',
  summary: 'What shoppers searched for and did not find, the most frequent first',
  params: missQuery,
  answer: { schema: missAnswer },
  async handle({ per_page: limit }, { ctx }) {
    const misses = await frequentMisses(ctx.db, limit);
    return found(
      misses.map(({ term, count, firstAt, lastAt }) => ({
        term,
        count,
        first_searched: new Date(firstAt).toISOString(),
        last_searched: new Date(lastAt).toISOString(),
      })),
    );
  },
});

export const searchMisses: RestRoute = {
  namespace: NAMESPACE,
  path: '/search-misses',
  methods: { GET: list },
};
