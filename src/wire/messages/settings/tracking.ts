// Label and sentence of each setting: programs of others on the shop's pages.

export const trackingSettingTexts = {
  'tracking.enabled': [
    'Trackers',
    'Visits of people who consent are shared with the trackers below; off shares nothing.',
  ],
  'tracking.endpoint': ['Address for events', 'Each event is posted there; empty posts none.'],
  'tracking.token': ['Public key of the shop', 'Sent with each event posted.'],
  'tracking.dataLayer': ['Data layer', 'Events are written to dataLayer, for tag managers.'],
  'tracking.pixelId': ['Number of the pixel', 'Events are handed to fbq; empty hands none.'],
  'tracking.marketingScripts': [
    'Scripts for marketing',
    'Their addresses; loaded once a visitor has allowed marketing.',
  ],
  'tracking.statisticsScripts': [
    'Scripts for statistics',
    'Their addresses; loaded once a visitor has allowed statistics.',
  ],
  'tracking.youtubeScript': [
    'Player script for YouTube',
    'Loaded once, with the first video played; empty loads none.',
  ],
  'tracking.vimeoScript': [
    'Player script for Vimeo',
    'Loaded once, with the first video played; empty loads none.',
  ],
  'tracking.hosts': [
    'Further hosts',
    'Where those scripts load from and send to, such as https://cdn.example.',
  ],
  'tracking.cookies': [
    'Cookies of trackers',
    'Beginnings of their names; deleted when a visitor withdraws consent.',
  ],
} as const;
