/** Stays beside the fields, and scrolls by itself where it is higher than the screen. */
export const beside = {
  alignSelf: 'start',
  position: { md: 'sticky' },
  top: { md: 64 },
  maxBlockSize: { md: 'calc(100vh - 64px)' },
  overflowY: { md: 'auto' },
  // Cards would be made smaller instead, and cut off what they hold.
  '& > *': { flexShrink: 0 },
};
