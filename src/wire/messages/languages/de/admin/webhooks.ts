import type { adminWebhookMessages } from '../../../admin/webhooks.ts';
import type { Texts } from '../../../texts.ts';

export const germanWebhooks: Texts<typeof adminWebhookMessages> = {
  'admin.webhook.new': 'Neuer Webhook',
  'admin.webhooks': 'Webhooks',
  'admin.webhooks.hint':
    'Andere Programme über Änderungen benachrichtigen, mit Protokoll der Zustellungen.',
  'admin.webhooks.name': 'Name',
  'admin.webhooks.status': 'Status',
  'admin.webhooks.active': 'Aktiv',
  'admin.webhooks.paused': 'Pausiert',
  'admin.webhooks.disabled': 'Abgeschaltet',
  'admin.webhooks.topic': 'Thema',
  'admin.webhooks.topicHint': 'Das Ereignis, zu dem er gesendet wird, etwa order.created.',
  'admin.webhooks.url': 'Adresse, an die er geht',
  'admin.webhooks.secret': 'Geheimnis',
  'admin.webhooks.secretHint':
    'Signiert jede Zustellung. Es wird nie gezeigt; leer lassen, um das jetzige zu behalten oder ein zufälliges zu erzeugen.',
  'admin.webhooks.pausedText':
    'Dieser Webhook ist pausiert: Es wird nichts gesendet, bis er wieder aktiv ist.',
  'admin.webhooks.disabledText':
    'Dieser Webhook ist abgeschaltet: Es wird nichts gesendet. Der Shop schaltet einen ab, wenn zu viele Zustellungen hintereinander fehlgeschlagen sind; beheben Sie die Probleme unten und aktivieren Sie ihn wieder.',
  'admin.webhooks.deliveries': 'Zustellungen',
  'admin.webhooks.noDeliveries': 'Noch wurde nichts gesendet.',
  'admin.webhooks.waiting': 'Wartend',
  'admin.webhooks.sending': 'Unterwegs',
  'admin.webhooks.delivered': 'Zugestellt',
  'admin.webhooks.failed': 'Fehlgeschlagen',
  'admin.webhooks.dropped': 'Nicht gesendet',
  'admin.webhooks.details': 'Einzelheiten',
  'admin.webhooks.close': 'Schließen',
  'admin.webhooks.request': 'Gesendet',
  'admin.webhooks.response': 'Geantwortet',
  'admin.webhooks.nothing': '(nichts)',
  'admin.webhooks.redeliver': 'Erneut senden',
  'admin.webhooks.redelivered': 'Er wird erneut gesendet.',
  'admin.webhooks.refresh': 'Aktualisieren',
};
