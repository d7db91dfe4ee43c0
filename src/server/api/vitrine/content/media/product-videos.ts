import { isDistantFile } from '#rules/media/video-kind.ts';
import { loadSource } from '#server/media/decoding/file-source.ts';
import {
  copyVideo,
  MAX_VIDEO_BYTES,
  takeVideo,
  type VideoProblem,
} from '#server/product-videos/take-video.ts';
import { videoInput, videoResponse } from '#wire/vitrine/media.ts';
import { permitted } from '../../../rest/managed-endpoint.ts';
import type { RestError } from '../../../rest/rest-error.ts';
import { found, type RestEndpoint, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

const PROBLEMS: Readonly<Record<VideoProblem, { message: string; status: number }>> = {
  'no-video': { message: 'The file is no video in MP4 or WebM.', status: 400 },
  'too-large': { message: 'The video is larger than 100 MB.', status: 413 },
  'invalid-address': { message: 'The address is not one of an MP4 or WebM file.', status: 400 },
  'private-address': { message: 'The address leads into a private network.', status: 400 },
  unreachable: { message: 'The video could not be fetched.', status: 400 },
  busy: { message: 'The video could not be read in time.', status: 503 },
};

function toProblem(code: VideoProblem): RestError {
  const { message, status } = PROBLEMS[code];
  return { code: `vitrine_rest_video_${code.replaceAll('-', '_')}`, message, status };
}

const changing = { action: 'create', permission: 'upload-media' } as const;

const add: RestEndpoint = {
  ...vitrineEndpoint({
    ...changing,
    summary: 'Store a video for products: a file, or a copy of the one at an address',
    params: videoInput,
    answer: { schema: videoResponse },
    async handle({ url = '' }, { ctx, files }) {
      const file = files.file?.[0];
      if (!file && !isDistantFile(url)) return refused(toProblem('invalid-address'));
      const stored = file
        ? await takeVideo(ctx, await loadSource(file))
        : await copyVideo(ctx, url);
      return stored.ok ? found({ url: stored.url }) : refused(toProblem(stored.problem));
    },
  }),
  upload: {
    maxBytes: MAX_VIDEO_BYTES,
    async refuse(call) {
      const known = await permitted(call, { namespace: NAMESPACE, access: 'write', ...changing });
      return known.ok ? null : known;
    },
  },
};

export const productVideoRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/product-videos', methods: { POST: add } },
];
