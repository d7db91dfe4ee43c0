import type { adminCommentMessages } from '../../../admin/comments.ts';
import type { Texts } from '../../../texts.ts';

export const germanComments: Texts<typeof adminCommentMessages> = {
  'admin.comments': 'Kommentare',
  'admin.comment.text': 'Kommentar',
  'admin.comment.date': 'Datum',
  'admin.comment.status': 'Status',
  'admin.comment.all': 'Angezeigte und wartende',
  'admin.comment.approved': 'Angezeigt',
  'admin.comment.hold': 'Wartend',
  'admin.comment.spam': 'Spam',
  'admin.comment.trash': 'Im Papierkorb',
  'admin.comment.do.approved': 'Freigeben',
  'admin.comment.do.hold': 'Zurückhalten',
  'admin.comment.do.spam': 'Spam',
  'admin.comment.do.trash': 'Papierkorb',
  'admin.comment.post': 'Der Beitrag',
  'admin.comment.reply': 'Antworten',
  'admin.comment.replyText': 'Ihre Antwort im Namen des Shops',
  'admin.comment.send': 'Antwort veröffentlichen',
  'admin.comment.sent': 'Die Antwort steht im Journal.',
  'admin.comment.cancel': 'Abbrechen',
};
