import { frequentMisses } from '#server/search/count-miss.ts';
import { missQuery, missResponse } from '#wire/vitrine/visitor-words.ts';
import { found, type RestRoute } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const list = vitrineEndpoint({
  action: 'list',
  permission: 'see-reports',
  summary: 'What shoppers searched for and did not find, the most frequent first',
  params: missQuery,
  answer: { schema: missResponse },
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
