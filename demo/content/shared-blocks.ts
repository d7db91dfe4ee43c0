/** Blocks that pages of the demo shop share: edited once, shown on each. */
export const openingHours = {
  purpose: 'shared' as const,
  name: 'Opening hours',
  blocks: [
    {
      kind: 'text',
      settings: {
        html: '<h2>Shared blocks</h2><p>Opening hours, the same on every page: Tuesday to Saturday, ten to six.</p>',
      },
    },
  ],
};
