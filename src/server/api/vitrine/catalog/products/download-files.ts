import { MAX_DOWNLOAD_BYTES, storeDownload } from '#server/catalog/managing/store-download.ts';
import { loadSource } from '#server/media/decoding/file-source.ts';
import { downloadFileResponse } from '#wire/vitrine/download-file.ts';
import { permitted } from '../../../rest/managed-endpoint.ts';
import { invalidParams } from '../../../rest/rest-error.ts';
import { found, type RestEndpoint, type RestRoute, refused } from '../../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../../vitrine-endpoint.ts';

const changing = { action: 'create', permission: 'manage-products' } as const;

const add: RestEndpoint = {
  ...vitrineEndpoint({
    ...changing,
    summary: 'Store a file that buyers of a product download; only they get it',
    params: {},
    answer: { schema: downloadFileResponse },
    async handle(_, { ctx, files }) {
      const file = files.file?.[0];
      if (!file || file.size === 0) return refused(invalidParams({ file: 'must not be empty' }));
      const address = await storeDownload(ctx, await loadSource(file), file.name);
      return found({ name: file.name, file: address });
    },
  }),
  upload: {
    maxBytes: MAX_DOWNLOAD_BYTES,
    async refuse(call) {
      const known = await permitted(call, { namespace: NAMESPACE, access: 'write', ...changing });
      return known.ok ? null : known;
    },
  },
};

export const downloadFileRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/download-files', methods: { POST: add } },
];
