import type { adminMailServerMessages } from '../../../admin/mail-server.ts';
import type { Texts } from '../../../texts.ts';

export const germanMailServer: Texts<typeof adminMailServerMessages> = {
  'admin.mail': 'Mailserver',
  'admin.mail.about':
    'Der Server, der Ihre E-Mails sendet. Name, Port und Verschlüsselung nennt Ihnen Ihr E-Mail-Anbieter.',
  'admin.mail.byServer':
    'Die Umgebung des Servers legt ihn fest (SMTP_URL) und hat Vorrang. Ändern Sie ihn dort.',
  'admin.mail.readOnly': 'Nur ein Administrator kann den Mailserver ändern.',
  'admin.mail.host': 'Server',
  'admin.mail.hostHint':
    'Etwa mail.example.com. Leer für keinen: E-Mails werden als Dateien gespeichert.',
  'admin.mail.port': 'Port',
  'admin.mail.encryption': 'Verschlüsselung',
  'admin.mail.encryption.starttls': 'STARTTLS (meist Port 587)',
  'admin.mail.encryption.tls': 'TLS von Anfang an (meist Port 465)',
  'admin.mail.encryption.offered': 'STARTTLS, wenn der Server es anbietet',
  'admin.mail.encryption.none': 'Keine: nur im eigenen Netz',
  'admin.mail.user': 'Benutzername',
  'admin.mail.userHint': 'Oft die ganze E-Mail-Adresse. Leer, wenn der Server keinen verlangt.',
  'admin.mail.password': 'Passwort',
  'admin.mail.passwordStored':
    'Es ist eines gespeichert. Lassen Sie das Feld leer, um es weiter zu verwenden.',
  'admin.mail.senderName': 'Name des Absenders',
  'admin.mail.senderAddress': 'Adresse des Absenders',
  'admin.mail.senderHint': 'Leer für {text}.',
  'admin.mail.save': 'Mailserver speichern',
  'admin.mail.discard': 'Verwerfen',
  'admin.mail.test': 'Test-E-Mail senden',
  'admin.mail.saveAndTest': 'Speichern und Test-E-Mail senden',
  'admin.mail.testing': 'Wird gesendet …',
  'admin.mail.testTo': 'An',
  'admin.mail.response': 'Der Server sagte:',
  'admin.mail.reason': 'Was schiefging:',
  'admin.mail.works': 'Funktioniert. Zuletzt hat der Mailserver eine E-Mail angenommen:',
  'admin.mail.setUp': 'E-Mail einrichten',
  'admin.mail.openTest': 'Testen',
  'admin.mail.trouble.files':
    'E-Mails erreichen niemanden: Es ist kein Mailserver eingerichtet. Kunden erhalten keine Bestätigung ihrer Bestellungen.',
  'admin.mail.trouble.unreadable':
    'E-Mails erreichen niemanden: Der gespeicherte Mailserver ist nicht lesbar, weil er mit einem anderen SECRET_KEY gespeichert wurde. Geben Sie ihn erneut ein.',
  'admin.mail.trouble.untried':
    'Noch hat keine E-Mail den Shop verlassen. Senden Sie einen Test, um zu sehen, ob Ihr Mailserver sie annimmt.',
  'admin.mail.trouble.failing':
    'Die letzte E-Mail hat den Shop nicht verlassen: Kunden erhalten womöglich keine Bestätigung ihrer Bestellungen.',
  'admin.mail.verdict.accepted':
    'Der Mailserver hat die E-Mail an {to} angenommen. Sehen Sie in dieses Postfach und in seinen Spam-Ordner.',
  'admin.mail.verdict.no-server':
    'Es ist kein Mailserver eingerichtet: Geben Sie zuerst einen ein und speichern Sie.',
  'admin.mail.verdict.unreadable':
    'Der gespeicherte Mailserver ist nicht lesbar, weil er mit einem anderen SECRET_KEY gespeichert wurde. Geben Sie ihn erneut ein.',
  'admin.mail.verdict.unknown-host':
    'Einen Server mit diesem Namen gibt es nicht. Prüfen Sie die Schreibweise.',
  'admin.mail.verdict.no-connection':
    'Der Server antwortet an diesem Port nicht. Prüfen Sie Name und Port; manche Hosting-Anbieter sperren ausgehende E-Mails.',
  'admin.mail.verdict.not-encrypted':
    'Keine verschlüsselte Verbindung: Der Server bietet diese Verschlüsselung an diesem Port nicht an, oder sein Zertifikat passt nicht zu seinem Namen.',
  'admin.mail.verdict.login-refused':
    'Der Server lehnt Benutzername oder Passwort ab. Manche Anbieter verlangen ein App-Passwort statt des Passworts, mit dem Sie sich anmelden.',
  'admin.mail.verdict.sender-refused':
    'Der Server sendet nicht für diese Absenderadresse. Verwenden Sie eine Adresse des Kontos, mit dem Sie sich anmelden.',
  'admin.mail.verdict.receiver-refused': 'Der Server stellt an {to} nicht zu.',
  'admin.mail.verdict.content-refused': 'Der Server lehnt die E-Mail selbst ab, oft als Spam.',
  'admin.mail.verdict.unconfirmed':
    'Die Verbindung brach nach dem Senden der E-Mail ab: Sie kann angekommen sein. Versuchen Sie es erneut.',
  'admin.mail.verdict.failed':
    'Der Server verhält sich nicht wie ein Mailserver. Prüfen Sie den Port.',
  'admin.mail.reports': 'Unzustellbare E-Mails und Beschwerden',
  'admin.mail.reports.about':
    'Wenn ein Dienst Ihre E-Mails sendet, lassen Sie ihn Postfächer melden, die es nicht gibt, und Leser, die einen Newsletter als Spam melden. Sie erhalten keine weiteren Newsletter, und die Ergebnisse zählen sie.',
  'admin.mail.reports.provider': 'Dienst',
  'admin.mail.reports.url': 'Adresse für Meldungen (geheim halten)',
  'admin.mail.reports.ses':
    'Legen Sie in Amazon SNS ein Thema mit einem HTTPS-Abonnement und dieser Adresse an; es bestätigt sich von selbst. Wählen Sie in Amazon SES dieses Thema für Bounces und Complaints.',
  'admin.mail.reports.brevo':
    'Fügen Sie in Brevo unter Transactional → Settings → Webhook diese Adresse für „Hard bounced“, „Invalid email“ und „Complaint“ hinzu.',
  'admin.mail.reports.mailgun':
    'Fügen Sie in Mailgun unter Sending → Webhooks diese Adresse für „Permanent failure“ und „Spam complaints“ hinzu.',
  'admin.mail.reports.postmark':
    'Öffnen Sie in Postmark den Message Stream, dann Webhooks, und fügen Sie diese Adresse für „Bounce“ und „Spam complaint“ hinzu.',
  'admin.mail.reports.sendgrid':
    'Geben Sie in SendGrid unter Settings → Mail settings → Event webhook diese Adresse ein und wählen Sie „Bounced“ und „Spam reports“.',
};
