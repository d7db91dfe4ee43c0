import type { Settings } from '#server/settings/defaults.ts';
import type { ReviewLook } from '#wire/reviews.ts';

/** How the shop wants its reviews shown. */
export function reviewLook(settings: Settings): ReviewLook {
  return {
    containerId: settings['reviews.containerId'],
    layout: settings['reviews.layout'],
    paging: settings['reviews.paging'],
    byScript: settings['reviews.byScript'],
    popup: settings['reviews.popup'],
    fullScreenMobile: settings['reviews.fullScreenMobile'],
    cut: settings['reviews.cut'],
    masonry: {
      columns: settings['reviews.masonryColumns'],
      gap: settings['reviews.masonryGap'],
      rowUnit: settings['reviews.masonryRow'],
    },
    slider: {
      columns: settings['reviews.sliderColumns'],
      mobileColumns: settings['reviews.sliderMobileColumns'],
      gap: settings['reviews.sliderGap'],
    },
    showDate: settings['reviews.showDate'],
    votes: settings['reviews.votes'],
    filters: settings['reviews.filters'],
    overall: settings['reviews.overall'],
    bars: settings['reviews.bars'],
  };
}
