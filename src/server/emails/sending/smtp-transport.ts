import { Transform } from 'node:stream';
import { getServerName } from '../mail-servers/mail-delivery.ts';
import { composeMail } from './compose.ts';
import { type Mail, MailRefused, type MailTransport, MailUnconfirmed } from './mail.ts';

/** A server that does not answer must not hold up the emails behind this one for long. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** `smtp://user:password@host:587` (with STARTTLS where offered) or `smtps://…:465`. */
export function smtpTransport(url: string, timeouts = TIMEOUTS): MailTransport {
  return {
    name: 'smtp',
    server: getServerName(url),
    async send(mail, leaving) {
      let left = false;
      const { createTransport } = await import('nodemailer');
      const mailer = createTransport({ ...timeouts, url });
      // The body is asked for only once the server has let us in.
      const gate = async () => {
        if (left) return;
        await leaving();
        left = true;
      };
      mailer.use('stream', ({ message }, done) => {
        message.transform(() => gated(gate));
        done();
      });
      try {
        const raw = composeMail(mail);
        const { response } = await mailer.sendMail({ envelope: getEnvelope(mail), raw });
        return response;
      } catch (error) {
        throw nameFailure(error, left);
      } finally {
        mailer.close();
      }
    },
  };
}

/** Addresses as data and not as text: a comma in one of them cannot add a recipient. */
function getEnvelope({ from, to }: Mail) {
  const one = (address: string) => ({ name: '', address });
  return { from: one(from.address), to: one(to) };
}

/** Lets nothing through before the gate is open. */
function gated(gate: () => Promise<void>): Transform {
  return new Transform({
    transform(chunk, _, done) {
      gate().then(() => done(null, chunk), done);
    },
  });
}

function nameFailure(error: unknown, left: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  const responseCode = 'responseCode' in error ? error.responseCode : undefined;
  if (typeof responseCode !== 'number') {
    return left ? new MailUnconfirmed(error.message, { cause: error }) : error;
  }
  // A wrong password is a 5xx too, but it will be corrected.
  const aboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return aboutThisMail && responseCode >= 500
    ? new MailRefused(error.message, { cause: error })
    : error;
}
