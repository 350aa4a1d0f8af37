import {createHmac, randomBytes} from 'node:crypto';

const secret = randomBytes(32);
const scheme = 'TOKEN ';

function sign(payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('hex');
}

/**
 * A token that lives for so many seconds. It has no JWT header: the client
 * (`askai.ts` of DocSearch 4.7.0) reads `exp` from the part before the first dot,
 * with `atob`, and fetches another one 30 seconds before that time.
 */
export function issueToken(lifetimeSeconds: number): string {
  const exp = Math.floor(Date.now() / 1000) + lifetimeSeconds;
  const payload = Buffer.from(JSON.stringify({exp})).toString('base64');
  return `${payload}.${sign(payload)}`;
}

/** Whether an `Authorization` header carries a token that was issued here and still lives. */
export function acceptsToken(authorization: string | undefined): boolean {
  if (!authorization?.startsWith(scheme)) {
    return false;
  }
  const [payload = '', signature] = authorization.slice(scheme.length).split('.');
  if (signature !== sign(payload)) {
    return false;
  }
  const {exp} = JSON.parse(Buffer.from(payload, 'base64').toString()) as {exp: number};
  return Date.now() / 1000 < exp;
}
