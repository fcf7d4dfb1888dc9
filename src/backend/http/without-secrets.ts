/** A path as a log may hold it: reset tokens, hashes and proofs of mailed links stand in paths. */
export const withoutSecrets = (pathname: string) =>
  pathname.replace(
    /^\/(reset-password|email-change|mail-stop|api\/v1\/mail_stop\/one_click|email\/verify\/[^/]+)\/.+/,
    '/$1/…',
  );
