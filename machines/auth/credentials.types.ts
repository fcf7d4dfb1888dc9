/** Values typed into the login form. */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/** The server's answer to right credentials: signed in, or a second factor first. */
export interface LoginAnswer {
  readonly twoFactor: boolean;
}

/** Values typed into the registration form. */
export interface RegistrationForm {
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly password: string;
}

/** One proof of the second factor: six digits of an app, or one of the printed recovery codes. */
export type Challenge =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'recovery'; readonly code: string };
