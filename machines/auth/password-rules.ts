const shortest = 8;
const longest = 128;

/** The passwords guessed first; compared without case. The server holds the longer list. */
const guessedFirst: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 11111111 00000000 87654321 password password1 password12
  password123 passw0rd p@ssw0rd qwertyui qwertyuiop qwerty12 qwerty123 1q2w3e4r 1qaz2wsx asdfghjk
  asdfghjkl iloveyou sunshine princess football baseball superman trustno1 letmein1 welcome1
  welcome123 changeme abc12345 abcd1234 a1b2c3d4`.split(/\s+/),
);

/** The words of the server (contract §2), so that one table translates both. */
export const passwordWords = {
  short: 'The password field must be at least 8 characters.',
  long: 'The password field must not be greater than 128 characters.',
  common: 'This password is too common: it is among the first that are guessed.',
  own: 'The password must not be your email address or username.',
} as const;

/** Owner of a new password; none of these values may be the password itself. */
export interface PasswordOwner {
  readonly email: string;
  readonly username?: string;
}

/** Returns the weakness of a new password, checked on the client; null if it has none. */
export function passwordRefusal(password: string, { email, username }: PasswordOwner) {
  const plain = password.toLowerCase();
  if (password.length < shortest) return passwordWords.short;
  if (password.length > longest) return passwordWords.long;
  if (guessedFirst.has(plain) || /^(.)\1*$/u.test(plain)) return passwordWords.common;
  const own = [email, email.split('@')[0], username];
  if (own.some((text) => text !== undefined && text.toLowerCase() === plain))
    return passwordWords.own;
  return null;
}
