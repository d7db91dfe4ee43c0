import { isDistantFile } from '#rules/catalog/product-video.ts';
import { copyFilm, type FilmProblem, MOST_FILM_BYTES, takeFilm } from '#server/films/take-film.ts';
import { sourceOf } from '#server/media/decoding/file-source.ts';
import { filmAnswer, filmInput } from '#wire/vitrine/media.ts';
import { permitted } from '../../../rest/managed-endpoint.ts';
import type { RestError } from '../../../rest/rest-error.ts';
import { found, type RestEndpoint, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, ownEndpoint } from '../../own-endpoint.ts';

const PROBLEMS: Readonly<Record<FilmProblem, { message: string; status: number }>> = {
  'no-film': { message: 'The file is no film in MP4 or WebM.', status: 400 },
  'too-large': { message: 'The film is larger than 100 MB.', status: 413 },
  'invalid-address': { message: 'The address is not one of an MP4 or WebM file.', status: 400 },
  'private-address': { message: 'The address leads into a private network.', status: 400 },
  unreachable: { message: 'The film could not be fetched.', status: 400 },
  busy: { message: 'The film could not be read in time.', status: 503 },
};

function problemOf(code: FilmProblem): RestError {
  const { message, status } = PROBLEMS[code];
  return { code: `vitrine_rest_film_${code.replaceAll('-', '_')}`, message, status };
}

const changing = { action: 'create', permission: 'upload-media' } as const;

const add: RestEndpoint = {
  ...ownEndpoint({
    ...changing,
    summary: 'Store a film for products: a file, or a copy of the one at an address',
    params: filmInput,
    answer: { schema: filmAnswer },
    async handle({ url = '' }, { ctx, files }) {
      const file = files.file?.[0];
      if (!file && !isDistantFile(url)) return refused(problemOf('invalid-address'));
      const taken = file
        ? await takeFilm(ctx.storage, await sourceOf(file))
        : await copyFilm(ctx, url);
      return taken.ok ? found({ url: taken.url }) : refused(problemOf(taken.problem));
    },
  }),
  upload: {
    mostBytes: MOST_FILM_BYTES,
    async refuse(call) {
      const known = await permitted(call, { namespace: NAMESPACE, access: 'write', ...changing });
      return known.ok ? null : known;
    },
  },
};

export const filmRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/films', methods: { POST: add } },
];
