import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../../http/failures.ts';

/** Keyboards write "é" as one character or as two: a password is the same in both. */
const composed = (password: string): string => password.normalize('NFC');

/** argon2id with the library's defaults (19 MiB, t=2), about 20 ms. */
export const hashPassword = (password: string) => hash(composed(password));

let decoy: Promise<string> | undefined;

/** Compares in the same time whether or not there is a password to compare with. */
export async function isPassword(stored: string | null | undefined, given: string) {
  decoy ??= hash('nobody has this password');
  const known = stored ?? (await decoy);
  const matches = (password: string) => verify(known, password).catch(() => false);
  if (await matches(composed(given))) return Boolean(stored);
  // Hashes of before this was so are of what was typed.
  return given !== composed(given) && (await matches(given)) && Boolean(stored);
}

/** Milliseconds that an answer takes at least, whether or not an address is somebody's. */
export const answerTime = 200;

/** Waits until `milliseconds` have passed since the start, so that response times leak nothing. */
export async function timebox<Result>(milliseconds: number, work: () => Promise<Result>) {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const left = milliseconds - (performance.now() - started);
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** The passwords guessed first; compared without case. */
const common = new Set(
  `12345678 123456789 1234567890 11111111 00000000 87654321 password password1 password12
  password123 passw0rd p@ssw0rd qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1qaz2wsx asdfghjk
  asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine princess football baseball superman batman123
  trustno1 letmein1 welcome1 welcome123 admin123 administrator changeme abc12345 abcd1234 a1b2c3d4
  monkey123 dragon123 master123 michael1 jennifer starwars whatever computer internet liverpool
  fanfare1 fanfare123`.split(/\s+/),
);

/** Laravel's rules of a new password, and the small block list with its reason (decisions §9). */
export function checkNewPassword(
  input: { password: string; password_confirmation: string },
  person: { email?: string; username?: string },
) {
  const password = composed(input.password).toLowerCase();
  const errors: string[] = [];
  if (common.has(password) || /^(.)\1*$/u.test(password))
    errors.push('This password is too common: it is among the first that are guessed.');
  if (
    [person.email, person.email?.split('@')[0], person.username].some(
      (own) => own && own.toLowerCase() === password,
    )
  )
    errors.push('The password must not be your email address or username.');
  if (composed(input.password) !== composed(input.password_confirmation))
    errors.push('The password field confirmation does not match.');
  if (errors.length > 0) throw invalid({ password: errors });
}
