import { parseSettings } from '#server/settings/change-settings.ts';
import { getGroup } from '#server/settings/describe-setting.ts';
import { isSettingName } from '#server/settings/read-settings.ts';
import { themePreviewInput, themePreviewResponse } from '#wire/vitrine/theme.ts';
import { invalidParams } from '../../rest/rest-error.ts';
import { found, type RestRoute, refused } from '../../rest/rest-route.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const preview = vitrineEndpoint({
  action: 'view',
  permission: 'manage-settings',
  summary: 'A page of the shop with settings of the theme that need not be saved',
  params: themePreviewInput,
  answer: { schema: themePreviewResponse },
  async handle({ page, values }, { ctx, render }) {
    const parsed = parseSettings(values, ctx.settings);
    const others = Object.keys(parsed.values)
      .filter(isSettingName)
      .filter((name) => getGroup(name) !== 'theme')
      .map((field) => ({ field, path: '', reason: 'is not a setting of the theme' }));
    const problems = [...parsed.problems, ...others];
    if (problems.length > 0) {
      const at = problems.map(({ field, path, reason }) => [`values[${field}]${path}`, reason]);
      return refused(invalidParams(Object.fromEntries(at)));
    }
    const html = await render.themePreview(parsed.values, page);
    return html === null ? refused(invalidParams({ page: 'cannot be shown' })) : found({ html });
  },
});

export const themeRoutes: readonly RestRoute[] = [
  { namespace: NAMESPACE, path: '/theme/preview', methods: { POST: preview } },
];
