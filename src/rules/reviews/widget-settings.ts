// Default numbers of a widget.
export const WIDGET_DEFAULTS = {
  columns: 3,
  sliderColumns: 4,
  mobileColumns: 1,
  gap: 20,
  perPage: 20,
} as const;
