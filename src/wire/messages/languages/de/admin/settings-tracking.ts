import type { trackingSettingTexts } from '../../../settings/tracking.ts';
import type { SettingTexts } from '../../../texts.ts';

export const germanSettingsTracking: SettingTexts<typeof trackingSettingTexts> = {
  'tracking.enabled': 'Tracker',
  'tracking.enabled.about':
    'Besuche von Personen, die zustimmen, gehen an die Tracker unten; aus gibt nichts weiter.',
  'tracking.endpoint': 'Adresse für Ereignisse',
  'tracking.endpoint.about': 'Jedes Ereignis wird dorthin gesendet; leer keines.',
  'tracking.token': 'Öffentlicher Schlüssel des Shops',
  'tracking.token.about': 'Wird mit jedem Ereignis gesendet.',
  'tracking.dataLayer': 'Data Layer',
  'tracking.dataLayer.about': 'Ereignisse werden für Tag-Manager in dataLayer geschrieben.',
  'tracking.pixelId': 'Nummer des Pixels',
  'tracking.pixelId.about': 'Ereignisse gehen an fbq; leer keine.',
  'tracking.marketingScripts': 'Skripte für Marketing',
  'tracking.marketingScripts.about':
    'Ihre Adressen; geladen, sobald ein Besucher Marketing erlaubt hat.',
  'tracking.statisticsScripts': 'Skripte für Statistik',
  'tracking.statisticsScripts.about':
    'Ihre Adressen; geladen, sobald ein Besucher Statistik erlaubt hat.',
  'tracking.youtubeScript': 'Abspielskript für YouTube',
  'tracking.youtubeScript.about':
    'Einmal geladen, mit dem ersten abgespielten Video; leer wird keines geladen.',
  'tracking.vimeoScript': 'Abspielskript für Vimeo',
  'tracking.vimeoScript.about':
    'Einmal geladen, mit dem ersten abgespielten Video; leer wird keines geladen.',
  'tracking.hosts': 'Weitere Hosts',
  'tracking.hosts.about':
    'Woher diese Skripte laden und wohin sie senden, etwa https://cdn.example.',
  'tracking.cookies': 'Cookies der Tracker',
  'tracking.cookies.about':
    'Anfänge ihrer Namen; gelöscht, wenn ein Besucher seine Einwilligung widerruft.',
};
