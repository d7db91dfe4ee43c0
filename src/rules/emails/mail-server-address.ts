// The address of a mail server, as it is stored and as SMTP_URL names it, and the parts of it that a form
// has. The parts of an address that no form has (such as `?pool=true`) are left out.
// Example: `smtp://ada:a%40b@mail.example:587?requireTLS=true` is the server mail.example at port 587,
// which must offer STARTTLS, with the user `ada` and the password `a@b`.

export const MAIL_ENCRYPTIONS = [
  /** STARTTLS, or no email. */
  'starttls',
  /** From the first byte. */
  'tls',
  /** STARTTLS where the server offers it. */
  'offered',
  'none',
] as const;
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number];

export interface MailServerAddress {
  /** A name or an address; IPv6 without brackets. */
  host: string;
  port: number;
  encryption: MailEncryption;
  /** '' where the server asks for none. */
  user: string;
  password: string;
}

/** The ports that the standards name for handing over emails. */
export const MAIL_PORTS: Readonly<Record<MailEncryption, number>> = {
  starttls: 587,
  tls: 465,
  offered: 587,
  none: 25,
};

const QUERIES: Readonly<Record<MailEncryption, string>> = {
  starttls: '?requireTLS=true',
  tls: '',
  offered: '',
  none: '?ignoreTLS=true',
};

const NAME = /^(?=.{1,253}$)[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*\.?$/i;
const IPV6 = /^[\da-f:.]*:[\da-f:.]*$/i;

/** Whether something can be the name or the address of a server, without a protocol, port or path. */
export function isMailHost(text: string): boolean {
  return NAME.test(text) || (IPV6.test(text) && URL.canParse(`smtp://[${text}]`));
}

export function formatMailServer(server: MailServerAddress): string {
  const { host, port, encryption, user, password } = server;
  const protocol = encryption === 'tls' ? 'smtps' : 'smtp';
  const secret = password === '' ? '' : `:${encodeURIComponent(password)}`;
  const login = user === '' ? '' : `${encodeURIComponent(user)}${secret}@`;
  return `${protocol}://${login}${bracketed(host)}:${port}${QUERIES[encryption]}`;
}

/** Null where it is none. */
export function parseMailServer(address: string): MailServerAddress | null {
  const url = URL.parse(address);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return null;
  const encryption = getEncryption(url);
  const user = decode(url.username);
  const password = decode(url.password);
  if (user === null || password === null) return null;
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? MAIL_PORTS[encryption] : Number(url.port),
    encryption,
    user,
    password,
  };
}

/** `mail.example:587`: which server it is, for texts and to tell two of them apart. */
export function mailServerName({ host, port }: Pick<MailServerAddress, 'host' | 'port'>): string {
  return `${bracketed(host)}:${port}`;
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

function getEncryption({ protocol, searchParams }: URL): MailEncryption {
  if (protocol === 'smtps:') return 'tls';
  if (searchParams.get('requireTLS') === 'true') return 'starttls';
  return searchParams.get('ignoreTLS') === 'true' ? 'none' : 'offered';
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
