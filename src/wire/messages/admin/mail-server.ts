// Texts of the mail server's form, its test, and what is said while emails do not leave.

export const adminMailServerMessages = {
  'admin.mail': 'Mail server',
  'admin.mail.about':
    'The server that sends your emails. Your email provider tells you its name, port and encryption.',
  'admin.mail.byServer':
    'The server’s environment sets it (SMTP_URL), and takes precedence. Change it there.',
  'admin.mail.readOnly': 'Only an administrator can change the mail server.',
  'admin.mail.host': 'Server',
  'admin.mail.hostHint': 'Such as mail.example.com. Empty for none: emails are stored as files.',
  'admin.mail.port': 'Port',
  'admin.mail.encryption': 'Encryption',
  'admin.mail.encryption.starttls': 'STARTTLS (usually port 587)',
  'admin.mail.encryption.tls': 'TLS from the start (usually port 465)',
  'admin.mail.encryption.offered': 'STARTTLS if the server offers it',
  'admin.mail.encryption.none': 'None: only inside your own network',
  'admin.mail.user': 'User name',
  'admin.mail.userHint': 'Often the whole email address. Empty if the server asks for none.',
  'admin.mail.password': 'Password',
  'admin.mail.passwordStored': 'One is stored. Leave this empty to go on using it.',
  'admin.mail.senderName': 'Sender’s name',
  'admin.mail.senderAddress': 'Sender’s address',
  'admin.mail.senderHint': 'Empty for {text}.',
  'admin.mail.save': 'Save mail server',
  'admin.mail.discard': 'Discard',
  'admin.mail.test': 'Send a test email',
  'admin.mail.saveAndTest': 'Save and send a test email',
  'admin.mail.testing': 'Sending …',
  'admin.mail.testTo': 'To',
  'admin.mail.response': 'The server said:',
  'admin.mail.reason': 'What went wrong:',
  'admin.mail.works': 'Works. The mail server last took an email:',
  'admin.mail.setUp': 'Set up email',
  'admin.mail.openTest': 'Test it',
  'admin.mail.trouble.files':
    'Emails reach nobody: no mail server is set. Customers get no confirmation of their orders.',
  'admin.mail.trouble.unreadable':
    'Emails reach nobody: the stored mail server cannot be read, because it was saved with another SECRET_KEY. Enter it again.',
  'admin.mail.trouble.untried':
    'No email has left the shop yet. Send a test to see whether your mail server takes it.',
  'admin.mail.trouble.failing':
    'The last email did not leave the shop: customers may be getting no confirmation of their orders.',
  'admin.mail.verdict.accepted':
    'The mail server took the email to {to}. Look into that inbox, and into its spam folder.',
  'admin.mail.verdict.no-server': 'No mail server is set: enter and save one first.',
  'admin.mail.verdict.unreadable':
    'The stored mail server cannot be read, because it was saved with another SECRET_KEY. Enter it again.',
  'admin.mail.verdict.unknown-host': 'There is no server with this name. Check how it is spelled.',
  'admin.mail.verdict.no-connection':
    'The server does not respond at this port. Check name and port; some hosting companies block outgoing email.',
  'admin.mail.verdict.not-encrypted':
    'No encrypted connection: the server does not offer this encryption at this port, or its certificate is not valid for its name.',
  'admin.mail.verdict.login-refused':
    'The server refuses the user name or the password. Some providers want an app password instead of the one you log in with.',
  'admin.mail.verdict.sender-refused':
    'The server does not send for this sender’s address. Use an address of the account you log in with.',
  'admin.mail.verdict.receiver-refused': 'The server does not deliver to {to}.',
  'admin.mail.verdict.content-refused': 'The server refuses the email itself, often as spam.',
  'admin.mail.verdict.unconfirmed':
    'The connection broke after the email had been sent: it may have arrived. Try again.',
  'admin.mail.verdict.failed': 'The server does not speak as a mail server does. Check the port.',
  'admin.mail.reports': 'Bounces and complaints',
  'admin.mail.reports.about':
    'If a service sends your emails, let it report mailboxes that do not exist and readers who call a newsletter spam. They get no further newsletter, and its results count them.',
  'admin.mail.reports.provider': 'Service',
  'admin.mail.reports.url': 'Address for reports (keep it secret)',
  'admin.mail.reports.ses':
    'In Amazon SNS make a topic with a subscription of the kind HTTPS and this address; it is confirmed by itself. In Amazon SES choose the topic for bounces and complaints.',
  'admin.mail.reports.brevo':
    'In Brevo, under Transactional → Settings → Webhook, add this address for “Hard bounced”, “Invalid email” and “Complaint”.',
  'admin.mail.reports.mailgun':
    'In Mailgun, under Sending → Webhooks, add this address for “Permanent failure” and “Spam complaints”.',
  'admin.mail.reports.postmark':
    'In Postmark, open the message stream, then Webhooks, and add this address for “Bounce” and “Spam complaint”.',
  'admin.mail.reports.sendgrid':
    'In SendGrid, under Settings → Mail settings → Event webhook, enter this address and choose “Bounced” and “Spam reports”.',
} as const;
