// The numbers a widget takes where its settings do not say otherwise.
export const WIDGET_DEFAULTS = {
  columns: 3,
  sliderColumns: 4,
  mobileColumns: 1,
  gap: 20,
  perPage: 20,
} as const;
