/** The files of a build that no test loads: what a shop needs to know of them to render its pages. */
export const TEST_BUILD = {
  admin: {
    script: '/assets/admin/a.js',
    languages: {},
    styles: [],
    preloads: [],
    fonts: [],
    lists: new Map(),
  },
  assets: () => ({
    start: '/assets/s.js',
    entry: '/assets/b.js',
    scripts: [],
    styles: [],
    islandStyles: new Map(),
    fonts: [],
  }),
  files: null,
};
