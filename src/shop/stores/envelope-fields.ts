/** The kinds of the fields of every page's envelope (PageEnvelope), for `hasFields`. */
export const ENVELOPE_FIELDS = {
  page: 'string',
  path: 'string',
  data: 'object',
  now: 'number',
} as const;
